import { formatText } from "#shared/language/format-text.ts";
import type { DogInfo } from "#shared/session/dog-info.ts";
import { useLinkedBreed } from "./use-linked-breed.ts";
import { usePageWords } from "./use-page-words.ts";

interface LinkedBreedProps {
  dog: DogInfo;
  change: (answers: Partial<DogInfo>) => void;
}

/** The breed that the rules know, which can be left out. */
export function LinkedBreed({ dog, change }: LinkedBreedProps) {
  const words = usePageWords();
  useLinkedBreed(dog, change);
  const breed = dog.breed.trim();
  if (breed === "") return null;
  return (
    <p className="row small">
      <span>{formatText(words.breed, { breed })}</span>
      <button className="link-button" type="button" onClick={() => change({ breed: "" })}>
        {words.dropBreed}
      </button>
    </p>
  );
}
