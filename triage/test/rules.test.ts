import { describe, expect, test } from "vitest";
import { LANGUAGES } from "@hundeblick/proto/language";
import { allConcerns } from "../src/all-concerns.ts";
import { assess } from "../src/assess.ts";
import { concernIn } from "../src/concern.ts";
import { type Case, casesOf, neighboursOf } from "./witness.ts";

const shown = ({ answers, dog }: Case): string => `${JSON.stringify(answers)} ${JSON.stringify(dog)}`;

describe.each(allConcerns.map((concern) => [concern.id, concern] as const))("%s", (_, data) => {
  const concern = concernIn(data, "en");
  const rulesOf = ({ answers, dog }: Case): string[] =>
    assess(concern, answers, dog).reasons.map(({ ruleId }) => ruleId);

  test("each rule matches one case and not a neighbouring one, with its recorded level", () => {
    const golden = data.rules.map(({ id, when }) => {
      const [fires] = casesOf(data, when);
      if (!fires) throw new Error(`no case fires ${data.id}.${id}`);
      expect(rulesOf(fires)).toContain(id);
      const beside =
        neighboursOf(fires).find((neighbour) => !rulesOf(neighbour).includes(id)) ?? casesOf(data, when, false)[0];
      if (!beside) throw new Error(`${data.id}.${id} always fires`);
      expect(rulesOf(beside)).not.toContain(id);
      return `${id}: ${shown(fires)} → ${assess(concern, fires.answers, fires.dog).level} ${rulesOf(fires).join(" ")}`;
    });
    expect(golden).toMatchSnapshot();
  });

  test("a case has the same level and reasons in every language", () => {
    const inEach = LANGUAGES.map((language) => concernIn(data, language));
    for (const { when } of data.rules) {
      const [fires = { answers: {}, dog: {} }] = casesOf(data, when);
      const results = inEach.map((translated) => {
        const { level, complete, reasons, unanswered, home } = assess(translated, fires.answers, fires.dog);
        return { level, complete, rules: reasons.map(({ ruleId }) => ruleId), unanswered, items: home.length };
      });
      expect(results[1]).toEqual(results[0]);
      expect(results[2]).toEqual(results[0]);
    }
  });
});
