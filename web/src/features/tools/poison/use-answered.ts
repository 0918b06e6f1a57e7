import type { Concern } from "@hundeblick/triage/concern";
import { useLanguage } from "#shared/language/use-language.ts";
import type { AnsweredQuestions } from "../frame/Answered.tsx";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { factsOf } from "./kinds.ts";
import { type PoisonAnswers, readAmount, readSigns, readWeight } from "./answers.ts";

/** Answers behind the result, by question, in the order a vet asks. */
export function useAnswered(answers: PoisonAnswers, concern: Concern): { answered: AnsweredQuestions; facts: string } {
  const language = useLanguage();
  const text = useToolTexts("poison");
  const number = (value: number | null) => (value === null ? "" : new Intl.NumberFormat(language).format(value));
  const kg = `${number(readWeight(answers.weight))} kg`;
  const { kind, unit, amount } = answers;
  const isCounted = unit !== undefined && factsOf(kind).grams?.[unit] !== undefined;
  const count = isCounted ? number(readAmount(amount ?? "")) : "";
  const howMuch = unit && (isCounted ? `${count} × ${text.units[unit]}` : text.units[unit]);
  const plain = unit === "g" || unit === "ml" ? `${count} ${unit}` : howMuch;
  const asked = (id: string, given: readonly string[]): readonly [string, string | undefined] => {
    const question = concern.questions.find((one) => one.id === id);
    const options = question && "options" in question ? question.options : [];
    const labels = options.filter((option) => given.includes(option.id)).map((option) => option.text);
    return [question?.text ?? "", labels.length > 0 ? labels.join("; ") : undefined];
  };
  return {
    answered: [
      [text.weightLabel, kg],
      [text.ageLabel, answers.age && text.ages[answers.age]],
      [text.groupLabel, text.kinds[kind]],
      [text.amountLabel, plain],
      asked("when", answers.when ? [answers.when] : []),
      asked("danger", readSigns(answers.signs)),
    ],
    facts: [text.kinds[kind], plain, kg].filter((part) => part !== undefined).join(", "),
  };
}
