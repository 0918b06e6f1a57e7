import { createElement, use } from "react";
import { useLanguage } from "#shared/language/use-language.ts";
import { FormBesidePicture } from "../frame/FormBesidePicture.tsx";
import { ToolFrame } from "../frame/ToolFrame.tsx";
import { useToolAnswers } from "../frame/use-tool-answers.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { loadPuppyWeight, loadPuppyWeightResult } from "./load-puppy-weight.ts";
import { FIELDS, grownDogOf } from "./puppy-weight.ts";
import { PuppyWeightForm } from "./PuppyWeightForm.tsx";
import type { PuppyWeightResultProps } from "./PuppyWeightResult.tsx";

export default function PuppyWeightPage() {
  const text = useToolTexts("puppyWeight");
  const { breeds, check } = use(loadPuppyWeight(useLanguage()));
  const { form, result, restarts, update } = useToolAnswers(FIELDS);
  const grown = result && grownDogOf(result.answers, breeds);
  void loadPuppyWeightResult();
  return (
    <ToolFrame slug="welpen-gewichtskurve" text={text} hasResult={grown !== null}>
      {result && grown ? (
        <LoadedResult
          {...result}
          grown={grown}
          check={check}
          onWeigh={(weights) => update({ weights })}
          onEdit={() => form.onChange({})}
        />
      ) : (
        <FormBesidePicture dog="scales" form={<PuppyWeightForm key={restarts} {...form} breeds={breeds} />} />
      )}
    </ToolFrame>
  );
}

const LoadedResult = (props: PuppyWeightResultProps) => createElement(use(loadPuppyWeightResult()), props);
