import type { CheckUses, CheckUsesReply } from "@hundeblick/proto/http/admin/check-uses";
import { checkById } from "@hundeblick/triage/all-checks";
import { concernById } from "@hundeblick/triage/all-concerns";

type Skipped = CheckUses["concerns"][number]["skipped"];
type Asked = readonly { id: string; text: { en: string } }[];

/** Replaces ids by English names and the text of skipped questions. */
export const namedCheckUses = (uses: CheckUses): CheckUsesReply => ({
  ...uses,
  concerns: uses.concerns.map((use) => {
    const { name, questions } = concernById(use.id);
    return { ...use, name: name.en, skipped: withTexts(use.skipped, questions) };
  }),
  checks: uses.checks.map((use) => {
    const { name, inputs } = checkById(use.id);
    return { ...use, name: name.en, skipped: withTexts(use.skipped, inputs) };
  }),
});

/** A removed question keeps its id. */
const withTexts = (skipped: Skipped, asked: Asked): Skipped =>
  skipped.map(({ question, count }) => ({
    question: asked.find(({ id }) => id === question)?.text.en ?? question,
    count,
  }));
