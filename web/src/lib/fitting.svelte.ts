/** What is not right about a field, told in our own words before anything is sent. */
import type { Attachment } from "svelte/attachments";
import { say } from "$lib/words.svelte";

const LONGEST_NAME = 30;

/** `{@attach fitting(fault)}`: while there is a fault the form is not sent, and the field says why. */
export function fitting(fault: string): Attachment<HTMLInputElement> {
  return (input) => input.setCustomValidity(fault);
}

export function faultOfName(name: string): string {
  const length = [...name.trim()].length;
  if (length === 0) return say("page-name-missing");
  return length > LONGEST_NAME ? say("page-name-long", { length, most: LONGEST_NAME }) : "";
}

export function faultOfNumber(value: number, most: number): string {
  const fits = Number.isInteger(value) && value >= 1 && value <= most;
  return fits ? "" : say("page-option-range", { most });
}
