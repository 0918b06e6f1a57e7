import { expect, test } from "vitest";
import { LANGUAGES } from "@hundeblick/proto/language";
import { readText } from "../src/domain/red-flags/read-text.ts";
import { timesHeldOut } from "./times-of-day.ts";

test.each(LANGUAGES)(
  "a time of day neither raises nor hides an alarm, nor does a complaint beside it, in %s",
  (language) => {
    const share = (level: "soon" | "now", is: (text: ReturnType<typeof readText>) => boolean) => {
      const some = timesHeldOut.filter((one) => one.language === language && one.level === level);
      return some.filter(({ text }) => is(readText(text, language))).length / some.length;
    };
    expect(share("soon", ({ alarms }) => alarms.length > 0)).toBeLessThanOrEqual(0.02);
    expect(share("now", ({ alarms }) => alarms.length > 0)).toBeGreaterThanOrEqual(0.93);
    expect(share("now", ({ alarms, ask }) => alarms.length + ask.length > 0)).toBeGreaterThanOrEqual(0.98);
  },
);
