/** The rule each source of points stands in; places of Majesty have one together. */
const RULES: Record<string, string> = {
  mill: "MJ-12",
  brewery: "MJ-12",
  cottage: "MJ-12",
  guardhouse: "MJ-12",
  barracks: "MJ-12",
  inn: "MJ-12",
  castle: "MJ-12",
  meeples: "MJ-13",
  trade: "MJ-17",
  infirmary: "MJ-22",
  variety: "MJ-23",
  majority: "MJ-24",
  city: "RY-23",
  country: "RY-24",
  house: "RY-25",
  period: "RY-27",
  title: "RY-30",
  K: "RC-10",
  Q: "RC-10",
  J: "RC-10",
  begin: "RW-02",
  gifts: "RW-11",
  maintenance: "RW-20",
  bought: "RW-21",
  battles: "RW-26",
  challenges: "RW-31",
};

export function ruleOf(source: string): string | undefined {
  return RULES[source];
}
