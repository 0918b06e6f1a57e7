import type { DogInfo } from "#shared/session/dog-info.ts";
import { triageDog } from "../triage-dog.ts";
import type { ConcernChoice } from "../use-concern-choice.ts";
import { useLists } from "../use-lists.ts";
import { SuggestedConcerns } from "./SuggestedConcerns.tsx";

/** Concerns suggested by the last text of the form; confirmed ones show their questions. */
export function ConcernsInText({ dog, choice }: { dog: DogInfo; choice: ConcernChoice }) {
  const { value: lists } = useLists();
  if (!lists) return null;
  return (
    <SuggestedConcerns
      concerns={lists.concerns}
      chosen={choice.chosen}
      words={dog.additionalInfo}
      ageMonths={triageDog(dog).ageMonths ?? undefined}
      onChoose={choice.confirm}
    />
  );
}
