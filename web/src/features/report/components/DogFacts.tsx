import type { OpenReport } from "@hundeblick/proto/http/report";
import { useTranslation } from "react-i18next";
import { kilogramsIn, yearsIn } from "../words.ts";

/** Owner-reported age, weight and sex, or that they are unknown. */
export function DogFacts({ dog }: { dog: OpenReport["dogProfile"] }) {
  const { t, i18n } = useTranslation();
  const notGiven = <span className="soft">{t("not given")}</span>;
  return (
    <dl className="facts">
      <div>
        <dt>{t("Age, from you")}</dt>
        <dd>{dog.age === null ? notGiven : (dog.ageText ?? yearsIn(i18n.language, dog.age))}</dd>
      </div>
      <div>
        <dt>{t("Weight, from you")}</dt>
        <dd>{dog.weight === null ? notGiven : kilogramsIn(i18n.language, dog.weight)}</dd>
      </div>
      {dog.sex && (
        <div>
          <dt>{t("Sex, from you")}</dt>
          <dd>{sexWords(dog.sex, dog.neutered, t)}</dd>
        </div>
      )}
    </dl>
  );
}

/** `female, neutered`, as one text because of grammatical agreement. */
export function sexWords(sex: "male" | "female", neutered: boolean | null, t: (key: string) => string): string {
  if (sex === "female") return neutered ? t("Female, neutered") : t("Female");
  return neutered ? t("Male, neutered") : t("Male");
}
