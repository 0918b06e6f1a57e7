import { addDays } from "date-fns";
import type { Concern } from "@hundeblick/triage/concern";
import type { EmergencyLines } from "@hundeblick/triage/emergency-data";
import { LEVEL_NAMES } from "@hundeblick/triage/level-names";
import { useTranslation } from "react-i18next";
import { formatText } from "#shared/language/format-text.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { ResultView } from "../frame/ResultView.tsx";
import { useToday } from "../frame/use-today.ts";
import type { ToolResultProps } from "../frame/use-tool-answers.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { CallNow } from "./CallNow.tsx";
import { DoseScale } from "./DoseScale.tsx";
import { factsOf, type Group } from "./kinds.ts";
import { type PoisonAnswers, sharedLevel } from "./answers.ts";
import { assessPoisoning } from "./assess-poisoning.ts";
import { useAnswered } from "./use-answered.ts";

export interface PoisonResultProps extends ToolResultProps<PoisonAnswers> {
  concern: Concern;
  guide: EmergencyLines;
}

/** Days of watching at home, as in the texts. */
const WATCH_DAYS: Partial<Record<Group, number>> = { chocolate: 2, coffee: 2, macadamia: 2, onion: 7 };

/** Reasons of the concern that would sound like an all-clear beside an amount. */
const SOOTHING = ["otherwise", "onion_little"];

export function PoisonResult({ answers, concern, guide, fresh, onAgain }: PoisonResultProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const text = useToolTexts("poison");
  const today = useToday();
  const { assessment, dose } = assessPoisoning(concern, answers, text.reachedReason);
  const { level } = assessment;
  const { answered, facts } = useAnswered(answers, concern);
  const { group } = factsOf(answers.kind);
  const isNow = level === "now";
  const word = isNow ? t("Ring now, before you do anything") : LEVEL_NAMES[level][language];
  const days = isNow ? undefined : WATCH_DAYS[group];
  const reasons = assessment.reasons.filter(({ ruleId, level: by }) => by === level && !SOOTHING.includes(ruleId));
  const careful = level === "home" || level === "this_week" ? text.careful.home : text.careful.today;
  const lines = (of: readonly { text: string }[]) => of.map((line) => line.text);
  return (
    <ResultView
      result={sharedLevel(level)}
      title={text.resultTitle}
      word={word}
      text={reasons.map((reason) => reason.text).join(" ") || careful}
      answered={answered}
      groups={[
        { heading: text.doTitle, points: lines(assessment.home) },
        { heading: text.neverTitle, points: lines(assessment.doNot), wary: true },
        { heading: text.watchTitle, points: text.watch[group] },
        { heading: text.callIf, points: lines(assessment.goSooner), wary: true },
        { heading: text.questionsTitle, points: lines(assessment.tellVet) },
        { heading: text.vetTitle, points: text.vetDoes[group] },
      ]}
      detailsFirst
      details={<DoseScale answers={answers} dose={dose} />}
      shareText={formatText(text.share, { facts, level: word })}
      {...(days !== undefined && {
        calendar: [
          {
            id: "poison-watch",
            title: formatText(text.calendarTitle, { what: text.kinds[answers.kind] }),
            note: text.watch[group].join(" "),
            first: today,
            last: addDays(today, days),
          },
        ],
      })}
      again={{ label: text.again, onClick: onAgain }}
      fresh={fresh}
    >
      {(isNow || level === "today") && <CallNow guide={guide} />}
    </ResultView>
  );
}
