import { expect, test } from "@jest/globals";
import { LANGUAGES } from "@hundeblick/proto/language";
import { readText } from "../src/domain/red-flags/read-text.ts";
import { timesHeldOut } from "./times-of-day.ts";

test.each(LANGUAGES)("a time of day neither raises nor hides an alarm, in %s", (language) => {
  const raised = (level: "soon" | "now") => {
    const some = timesHeldOut.filter((one) => one.language === language && one.level === level);
    return some.filter(({ text }) => readText(text, language).alarms.length > 0).length / some.length;
  };
  expect(raised("soon")).toBeLessThanOrEqual(0.02);
  expect(raised("now")).toBeGreaterThanOrEqual(0.95);
});
