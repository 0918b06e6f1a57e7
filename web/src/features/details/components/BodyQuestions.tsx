import type { StatedFacts } from "@hundeblick/triage/stated-facts";
import { useTranslation } from "react-i18next";
import type { DogFormProps } from "../use-dog-info.ts";
import { Chips } from "./Chips.tsx";
import { StatedFact } from "./StatedFact.tsx";

/** Sex, neutered, and pregnant for an intact female. */
export function BodyQuestions({ dog, stated, change }: DogFormProps & { stated: StatedFacts["sex"] }) {
  const { t } = useTranslation();
  const sexes = [
    { value: "female", label: t("Female") },
    { value: "male", label: t("Male") },
    { value: "", label: t("Not saying") },
  ] as const;
  const knownOrNot = [
    { value: true, label: t("Yes") },
    { value: false, label: t("No") },
    { value: null, label: t("I don't know") },
  ] as const;
  return (
    <>
      <Chips
        legend={t("Sex")}
        name="dog-sex"
        type="radio"
        options={sexes}
        chosen={[dog.sex]}
        onToggle={(sex) => change({ sex })}
      />
      {dog.sex === "" && <StatedFact fact={stated} field="dog-sex" onAccept={(sex) => change({ sex })} />}
      <Chips
        legend={t("Neutered?")}
        name="dog-neutered"
        type="radio"
        options={knownOrNot}
        chosen={[dog.neutered]}
        onToggle={(neutered) => change({ neutered })}
      />
      {dog.sex === "female" && dog.neutered !== true && (
        <label className="tick">
          <input
            type="checkbox"
            checked={dog.pregnant}
            onChange={(event) => change({ pregnant: event.target.checked })}
          />
          <span>{t("She is pregnant or may be")}</span>
        </label>
      )}
    </>
  );
}
