import type { PluralForms } from "#shared/language/format-text.ts";
import type { Sex } from "./growth.ts";
import type { Stage } from "./stages.ts";

/** What happens at an age, how much walking fits, and what to leave out. */
interface StageText {
  title: string;
  growth: string;
  walks: string;
  leave: string;
}

/** The content of `labrador.{language}.ts`. */
export interface LabradorTexts {
  sexQuestion: string;
  sexes: Readonly<Record<Sex, string>>;
  ageQuestion: string;
  months: PluralForms;
  atMonths: string;
  stages: Readonly<Record<Stage, StageText>>;
  walks: string;
  leave: string;
  /** The rule of thumb, and what stands in its place once the dog is older. */
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
