import type { OpenReport } from "@hundeblick/proto/http/report";
import type { SheetAnswer } from "@hundeblick/proto/http/sheet-answer";
import { useTranslation } from "react-i18next";
import { sexWords } from "./components/DogFacts.tsx";
import { kilogramsIn, yearsIn } from "./words.ts";

/** All owner-reported answers: those of the report, or collected from its other parts for an old one. */
export function useSheetAnswers({ told, dogProfile: dog, healthMetrics, issues }: OpenReport): SheetAnswer[] {
  const { t, i18n } = useTranslation();
  if (told) return told;
  const language = i18n.language;
  const known: [string, string | null][] = [
    [t("Breed"), dog.breedBasis === "told" ? dog.breed : null],
    [t("Age"), dog.age === null ? null : (dog.ageText ?? yearsIn(language, dog.age))],
    [t("Weight"), dog.weight === null ? null : kilogramsIn(language, dog.weight)],
    [t("Sex"), dog.sex && sexWords(dog.sex, dog.neutered, t)],
    [t("In the owner's words"), sentences([...healthMetrics.areas.flatMap(({ statements }) => statements), ...issues])],
  ];
  return known.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

const sentences = (statements: OpenReport["issues"]) =>
  [...new Set(statements.filter(({ basis }) => basis === "told").map(({ text }) => text))].join(" ");
