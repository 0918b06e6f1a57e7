import { MAX_LENGTHS, MAX_WORDS_LENGTH } from "@hundeblick/proto/health/answer-limits";
import { DIETS, GOALS, type Diet, type Goal } from "@hundeblick/proto/health/answers";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { msg } from "@hundeblick/web-kit/i18n.ts";
import type { DogFormProps } from "../use-dog-info.ts";
import { Chips } from "./Chips.tsx";
import { TextField } from "./TextField.tsx";

const DIET_WORDS: Record<Diet, string> = {
  dry: msg("Dry food"),
  wet: msg("Wet food"),
  raw: msg("Raw food (BARF)"),
  cooked: msg("Home-cooked"),
  mixed: msg("Mixed"),
};
const GOAL_WORDS: Record<Goal, string> = {
  skin_coat: msg("Skin & coat"),
  joints: msg("Joints"),
  gut: msg("Digestion"),
  anxiety: msg("Calm & focus"),
};

interface QuestionsProps extends DogFormProps {
  /** Shown directly below the last text. */
  children?: ReactNode;
}

/** Allergies, medicines, food, goals, and anything else. */
export function CareQuestions({ dog, change, children }: QuestionsProps) {
  const { t } = useTranslation();
  const goals = GOALS.map((value) => ({ value, label: t(GOAL_WORDS[value]) }));
  const chosenGoals = GOALS.filter((goal) => dog.goals.includes(goal));
  const toggleGoal = (goal: Goal, on: boolean) =>
    change({ goals: on ? [...chosenGoals, goal] : chosenGoals.filter((other) => other !== goal) });
  return (
    <>
      <TextField
        id="dog-allergies"
        label={t("Allergies and intolerances")}
        value={dog.allergies}
        maxLength={MAX_LENGTHS.allergies}
        help={t("What you name here, we do not recommend.")}
        onChange={(allergies) => change({ allergies })}
      />
      <TextField
        id="dog-meds"
        label={t("Medicines")}
        value={dog.meds}
        maxLength={MAX_LENGTHS.meds}
        placeholder={t("e.g. pain relief, heart tablets")}
        help={t("Some do not go together with supplements.")}
        onChange={(meds) => change({ meds })}
      />
      <div className="field">
        <label htmlFor="dog-diet">{t("Food")}</label>
        <select
          className="input"
          id="dog-diet"
          value={dog.diet}
          onChange={(event) => change({ diet: event.target.value })}
        >
          <option value="">{t("Please choose")}</option>
          {DIETS.map((diet) => (
            <option key={diet} value={diet}>
              {t(DIET_WORDS[diet])}
            </option>
          ))}
        </select>
      </div>
      <Chips
        legend={t("What shall we look at more closely?")}
        name="dog-goals"
        type="checkbox"
        options={goals}
        chosen={chosenGoals}
        onToggle={toggleGoal}
      />
      <div className="words">
        <div className="field">
          <label htmlFor="dog-more">{t("What else should we know?")}</label>
          <textarea
            className="input"
            id="dog-more"
            rows={3}
            maxLength={MAX_LENGTHS.additionalInfo - MAX_WORDS_LENGTH - 1}
            value={dog.additionalInfo}
            onChange={(event) => change({ additionalInfo: event.target.value })}
          />
        </div>
        {children}
      </div>
    </>
  );
}
