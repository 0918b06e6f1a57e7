import { pathOfBreed } from "@hundeblick/triage/breeds/breed-slugs";
import { middleOf } from "@hundeblick/triage/breeds/growth";
import type { Check } from "@hundeblick/triage/check";
import { pathOfTopic } from "@hundeblick/triage/page-slugs";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { formatKg } from "#shared/growth/format-kg.ts";
import { alarmOf } from "#shared/growth/WeightAlarm.tsx";
import { formatText } from "#shared/language/format-text.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { dayIn, readDay } from "../frame/dates.ts";
import { ResultView } from "../frame/ResultView.tsx";
import { useToday } from "../frame/use-today.ts";
import type { ToolResultProps } from "../frame/use-tool-answers.ts";
import { useToolTexts, useToolWords } from "../frame/use-tool-texts.ts";
import { assessGrowth } from "./assess-growth.ts";
import { describeGrowth } from "./describe-growth.ts";
import { GrowthDetails } from "./GrowthDetails.tsx";
import type { GrownDog, PuppyWeightAnswers } from "./puppy-weight.ts";
import { readWeighings } from "./weighings.ts";

export interface PuppyWeightResultProps extends ToolResultProps<PuppyWeightAnswers> {
  grown: GrownDog;
  check: Check;
  onWeigh: (weights: string | undefined) => void;
  onEdit: () => void;
}

/** Dogs that grow large must not grow fast. Source: `bvna2022`. */
const LARGE_KG = 23;

export function PuppyWeightResult({ answers, grown, check, fresh, onWeigh, onEdit, onAgain }: PuppyWeightResultProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = useToolWords();
  const text = useToolTexts("puppyWeight");
  const today = useToday();
  const { adultKg, averageKg, breed } = grown;
  const { sex } = answers;
  const born = readDay(answers.born) ?? today;
  const weighings = readWeighings(answers.weights ?? "") ?? [];
  const growth = assessGrowth(check, adultKg, born, weighings);
  const alarm = alarmOf(growth.placed);
  const said = describeGrowth(text, language, {
    adultKg,
    averageKg,
    sex,
    born,
    today,
    growth,
    alarm: alarm && t(alarm),
  });
  const isLarge = middleOf(adultKg) > LARGE_KG;
  return (
    <ResultView
      result={said.kind}
      title={said.title}
      word={said.word}
      text={said.says}
      answered={[
        breed ? [text.breedLabel, breed.name] : [text.adultLabel, `${formatKg(adultKg[0], language)} kg`],
        [text.sexLabel, breed && sex && text.sexes[sex]],
        [text.bornLabel, dayIn(language, born)],
      ]}
      vet={said.vet}
      groups={[
        { heading: words.insights, points: said.insights },
        { heading: text.nextTitle, points: said.next },
        { heading: text.bigTitle, points: isLarge ? text.big : [], wary: true },
        { heading: words.tips, points: said.tips },
      ]}
      detailsFirst
      details={
        <GrowthDetails grown={grown} sex={sex} born={born} growth={growth} weighings={weighings} onWeigh={onWeigh} />
      }
      shareText={said.share}
      calendar={said.calendar}
      again={{ label: text.again, onClick: onAgain }}
      fresh={fresh}
    >
      <p>
        {text.notWell}{" "}
        <Link to={pathOfTopic({ kind: "concern", id: "puppy_poorly" }, language)}>{text.notWellLink}</Link>
      </p>
      <p className="row no-print">
        <button className="link-button" type="button" onClick={onEdit}>
          {text.edit}
        </button>
        {breed && <Link to={pathOfBreed(breed.id, language)}>{formatText(text.breedLink, { breed: breed.name })}</Link>}
      </p>
    </ResultView>
  );
}
