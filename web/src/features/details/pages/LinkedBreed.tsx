import { formatText } from "#shared/language/format-text.ts";
import type { DogFormProps } from "../use-dog-info.ts";
import { useLinkedBreed } from "./use-linked-breed.ts";
import { usePageWords } from "./use-page-words.ts";

/** The breed that the rules know, which can be left out. */
export function LinkedBreed({ dog, change }: DogFormProps) {
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
