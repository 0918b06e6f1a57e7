import { MAX_LENGTHS } from "@hundeblick/proto/health/answer-limits";
import type { Language } from "@hundeblick/proto/language";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "./TextField.tsx";

interface BreedFieldProps {
  breed: string;
  onChange: (breed: string) => void;
}

/** Breed or mix in the owner's words, with suggestions. */
export function BreedField({ breed, onChange }: BreedFieldProps) {
  const { t, i18n } = useTranslation();
  const [names, setNames] = useState<readonly string[]>([]);
  // the list of names is loaded with the first input, not with the form
  const offerNames = () => {
    if (names.length === 0)
      void import("../breed-names.ts").then(({ breedNames }) => setNames(breedNames(i18n.language as Language)));
  };
  return (
    <div onFocus={offerNames}>
      <TextField
        id="dog-breed"
        label={
          <>
            {t("Breed")} <span className="optional">{t("or mix")}</span>
          </>
        }
        value={breed}
        onChange={onChange}
        list="dog-breeds"
        maxLength={MAX_LENGTHS.breed}
        placeholder={t("e.g. Labrador mix")}
        help={t("Do you know better than we do? Then your word counts.")}
      />
      <datalist id="dog-breeds">
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </div>
  );
}
