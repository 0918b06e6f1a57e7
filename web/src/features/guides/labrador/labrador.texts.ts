import type { PluralForms } from "#shared/language/format-text.ts";
import type { Sex } from "./growth.ts";
import type { Stage } from "./stages.ts";

/** Stage: development, duration of walks, and what to avoid. */
interface StageText {
  title: string;
  growth: string;
  walks: string;
  leave: string;
}

/** Texts in `labrador.{language}.ts`. */
export interface LabradorTexts {
  sexQuestion: string;
  sexes: Readonly<Record<Sex, string>>;
  ageQuestion: string;
  months: PluralForms;
  atMonths: string;
  stages: Readonly<Record<Stage, StageText>>;
  walks: string;
  leave: string;
  /** The rule of thumb, and its replacement for an older dog. */
  rule: string;
  noRule: string;
  weight: { label: string; help: string; wrong: string };
  /** What a weight says beside the band of its age. */
  answers: Readonly<Record<"below" | "within" | "above", string>>;
  /** Before what an alarming weight means. */
  weighed: string;
  often: string;
  tableCaption: string;
}
