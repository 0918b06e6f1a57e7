import { createElement, use } from "react";
import { EmergencyBand } from "#shared/emergency/EmergencyBand.tsx";
import { useLanguage } from "#shared/language/use-language.ts";
import { FormBesidePicture } from "../frame/FormBesidePicture.tsx";
import { ToolFrame } from "../frame/ToolFrame.tsx";
import { useToolAnswers } from "../frame/use-tool-answers.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { loadPoison, loadPoisonResult } from "./load-poison.ts";
import { FIELDS } from "./answers.ts";
import { PoisonForm } from "./PoisonForm.tsx";
import type { PoisonResultProps } from "./PoisonResult.tsx";

export default function PoisonPage() {
  const text = useToolTexts("poison");
  const { concern, guide } = use(loadPoison(useLanguage()));
  const { form, result, restarts } = useToolAnswers(FIELDS);
  void loadPoisonResult();
  return (
    <>
      <EmergencyBand signs={[guide.atOnce]} guide={guide} />
      <ToolFrame slug="gift-rechner" text={text} hasResult={result !== null}>
        {result ? (
          <LoadedResult {...result} concern={concern} guide={guide} />
        ) : (
          <FormBesidePicture
            dog="snack"
            form={<PoisonForm key={restarts} {...form} concern={concern} guide={guide} />}
          />
        )}
      </ToolFrame>
    </>
  );
}

const LoadedResult = (props: PoisonResultProps) => createElement(use(loadPoisonResult()), props);
