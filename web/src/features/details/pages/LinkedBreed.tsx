import { formatText } from "#shared/language/format-text.ts";
import type { DogFormProps } from "../use-dog-info.ts";
import { useLinkedBreed } from "./use-linked-breed.ts";
import { useDetailsTexts } from "./texts.ts";

/** The breed that the rules know, which can be left out. */
export function LinkedBreed({ dog, change }: DogFormProps) {
  const texts = useDetailsTexts();
  useLinkedBreed(dog, change);
  const breed = dog.breed.trim();
  if (breed === "") return null;
  return (
    <p className="row small">
      <span>{formatText(texts.breed, { breed })}</span>
      <button className="link-button" type="button" onClick={() => change({ breed: "" })}>
        {texts.dropBreed}
      </button>
    </p>
  );
}
