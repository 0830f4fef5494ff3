import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { watchKeyboard } from "$lib/keyboard";
import { begin } from "$lib/router.svelte";
import { show } from "$lib/settings.svelte";

begin();
watchKeyboard();
show();
mount(App, { target: document.getElementById("app") as HTMLElement });
