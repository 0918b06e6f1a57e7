import { dayText } from "@hundeblick/triage/day-text";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../language/use-language.ts";
import { NewTabLink } from "../ui/NewTabLink.tsx";
import { type Reviewable, useReview } from "./use-review.ts";

/** Reviewing veterinarian and date, or that there was no review yet. */
export function ReviewLine(page: Reviewable) {
  const { t } = useTranslation();
  const language = useLanguage();
  const review = useReview(page);
  if (!review) return <p className="small soft">{t("Not yet reviewed by a vet.")}</p>;
  const { reviewer, day } = review;
  return (
    <p className="small soft">
      {t("Reviewed by")} <NewTabLink href={reviewer.url}>{reviewer.name}</NewTabLink>, {reviewer.credentials[language]}{" "}
      (<time dateTime={day}>{dayText(language, day)}</time>)
    </p>
  );
}
