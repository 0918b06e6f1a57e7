import { measureTwoConcerns } from "../../e2e/support/reading-owner.ts";
import type { System } from "../../e2e/system.ts";
import { LANGUAGES } from "@hundeblick/proto/language";
import type { Line } from "./verdict.ts";

/** Duration of the questions about two concerns on a phone, read at 230 words a minute and answered one by one. */
export async function ownerBench({ url }: System): Promise<Line[]> {
  const lines: Line[] = [];
  for (const language of LANGUAGES) {
    const { seconds, questions, words } = await measureTwoConcerns(url, language);
    lines.push({
      what: `two concerns on a phone, ${language}: ${questions} questions, ${words} words`,
      value: seconds,
      unit: "s",
      hold: { most: 120 },
    });
  }
  return lines;
}
