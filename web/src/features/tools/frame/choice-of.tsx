import { WordChoice } from "#shared/ui/WordChoice.tsx";
import type { ToolFormProps } from "./use-tool-answers.ts";

/** Draws the question of an answer with a single choice of words. */
export const choiceOf =
  <Answers extends object>({ draft, onChange }: Pick<ToolFormProps<Answers>, "draft" | "onChange">) =>
  <Key extends keyof Answers, Value extends string & NonNullable<Answers[Key]>>(
    key: Key,
    legend: string,
    options: readonly Value[],
    labels: Readonly<Record<Value, string>>,
  ) => (
    <WordChoice
      legend={legend}
      options={options}
      labels={labels}
      chosen={options.find((value) => value === draft[key])}
      onChoose={(value) => onChange({ [key]: value } as Partial<Answers>)}
    />
  );
