import { expect, test } from "vitest";
import type { ConcernId } from "@hundeblick/proto/health/check-lists";
import { concernById } from "./all-concerns.ts";
import { SHARED_QUESTIONS } from "./shared-questions.ts";

test("shared questions have the same texts, options and limits, and no conditions", () => {
  for (const { questions, options } of SHARED_QUESTIONS) {
    const asked = Object.entries(questions).map(([concern, id]) => {
      const question = concernById(concern as ConcernId).questions.find((each) => each.id === id);
      if (question?.kind === "number") {
        expect(options).toEqual([]);
        const { kind: _kind, id: _id, help: _help, ...same } = question;
        return same;
      }
      return {
        kind: question?.kind,
        text: question?.text,
        askIf: question?.askIf,
        options: options.map((option) => question?.options.find((each) => each.id === option)),
      };
    });
    expect(new Set(asked.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(asked[0]).not.toHaveProperty("askIf", expect.anything());
  }
});
