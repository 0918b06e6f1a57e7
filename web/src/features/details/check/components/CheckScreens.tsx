import type { CheckAnswers } from "@hundeblick/proto/health/check";
import type { Check } from "@hundeblick/triage/check";
import { type Dog, traitsOf } from "@hundeblick/triage/dog";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Answer } from "../answering.ts";
import { ANSWER_PICTURES } from "../check-pictures.ts";
import { screensOf } from "../check-screens.ts";
import { tintOf } from "../tint.ts";
import { CheckInput } from "./CheckInput.tsx";
import { HowTo } from "./HowTo.tsx";
import { BackButton, StepBar } from "./StepBar.tsx";

interface CheckScreensProps {
  check: Check;
  inputs: CheckAnswers;
  dog: Dog;
  onInputs: (inputs: CheckAnswers) => void;
  /** The current screen; null: the first without an answer. */
  place: number | null;
  onPlace: (place: number) => void;
}

/** A check step by step: drawing, instruction and input, one screen after another. */
export function CheckScreens({ check, inputs, dog, onInputs, place, onPlace }: CheckScreensProps) {
  const { t } = useTranslation();
  const screens = screensOf(check, inputs, traitsOf(dog));
  const open = screens.findIndex(({ input }) => inputs[input.id] === undefined);
  const at = place ?? (open < 0 ? screens.length : open);
  const screen = screens[at];
  const top = useRef<HTMLParagraphElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current) top.current?.focus();
    moved.current = false;
  }, [at]);
  const go = (to: number) => {
    moved.current = true;
    onPlace(to);
  };
  const answer = (input: string, given: Answer) => {
    const { [input]: _before, ...others } = inputs;
    onInputs(Array.isArray(given) && given.length === 0 ? others : { ...others, [input]: given });
    // an answer does not advance: the screen stays
    onPlace(at);
  };
  const names = { back: t("To the step before"), skip: t("Skip"), next: t("Next step") };
  if (!screen)
    return (
      <div className="stack check-screen">
        <p ref={top} tabIndex={-1}>
          {t("That was the last step. You can go back and change everything.")}
        </p>
        <BackButton name={names.back} onBack={() => go(at - 1)} />
      </div>
    );
  const { input, steps } = screen;
  return (
    <div className="stack check-screen">
      <p className="small soft" ref={top} tabIndex={-1}>
        {t("Step {{step}} of {{steps}}", { step: at + 1, steps: screens.length })}
      </p>
      <CheckInput
        key={input.id}
        input={input}
        name={`${check.id}-${input.id}`}
        pictures={ANSWER_PICTURES[check.id]?.[input.id]}
        howTo={steps.length > 0 && <HowTo steps={steps} tint={tintOf(check, inputs)} />}
        answer={inputs[input.id]}
        onAnswer={(given) => answer(input.id, given)}
      />
      <StepBar
        names={names}
        {...(at > 0 && { onBack: () => go(at - 1) })}
        onSkip={() => go(at + 1)}
        onNext={inputs[input.id] === undefined ? undefined : () => go(at + 1)}
      />
    </div>
  );
}
