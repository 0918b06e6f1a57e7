import type { OpenReport } from "@hundeblick/proto/http/report";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#shared/language/use-language.ts";
import { dayIn, kilogramsIn } from "../words.ts";
import { AskAgain } from "./AskAgain.tsx";

/** The dog's weights with dates, from the second one on. */
export function WeightCourse({ course }: { course: NonNullable<OpenReport["weightCourse"]> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <article className="card stack">
      <h3 className="step-4">{t("Weight")}</h3>
      <p>{course.change}</p>
      <dl className="figures">
        {course.weights.map(({ kg, at }) => (
          <div key={at}>
            <dt>{dayIn(language, at)}</dt>
            <dd>{kilogramsIn(language, kg)}</dd>
          </div>
        ))}
      </dl>
      <AskAgain question={{ kind: "answer", field: "weight_kg", text: t("Weight") }}>{t("Weigh again")}</AskAgain>
    </article>
  );
}
