import type { AnswerQuestion } from "@hundeblick/proto/http/report-check";
import type { DogInfo } from "#shared/session/dog-info.ts";
import { WordChoice } from "#shared/ui/WordChoice.tsx";
import { BreedField } from "../components/BreedField.tsx";

interface AskedBreedProps {
  question: AnswerQuestion;
  dog: DogInfo;
  change: (answers: Partial<DogInfo>) => void;
}

/** The breed by tapping one of the likely answers, or in own words. */
export function AskedBreed({ question: { text, choices = [] }, dog, change }: AskedBreedProps) {
  const choose = (breed: string) => change({ breed });
  return (
    <div className="stack">
      {choices.length > 0 && (
        <WordChoice
          legend={text}
          options={choices}
          labels={Object.fromEntries(choices.map((choice) => [choice, choice]))}
          chosen={choices.find((choice) => choice === dog.breed)}
          onChoose={choose}
        />
      )}
      <BreedField breed={dog.breed} onChange={choose} />
    </div>
  );
}
