import "@hundeblick/web-kit/styles/poison-line.css";
import { LANGUAGE_FACTS } from "@hundeblick/proto/languages";
import { linesOf } from "@hundeblick/triage/emergency";
import type { EmergencyLines, ShownLine } from "@hundeblick/triage/emergency-data";
import { Phone } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../language/use-language.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { countryOf } from "./country.ts";
import { useEditedLines } from "./use-edited-lines.ts";

/** The poison helpline of the reader's country, if verified within a year; otherwise what to do instead. */
export function PoisonLine({ guide }: { guide: EmergencyLines }) {
  const language = useLanguage();
  const [today] = useState(() => new Date());
  // the prerendered page knows neither date nor country
  const isHere = useHydrated();
  const edited = useEditedLines(language);
  const country = isHere
    ? countryOf(language, navigator.languages, new Intl.DateTimeFormat().resolvedOptions().timeZone)
    : countryOf(language, [], "");
  const lines = linesOf({ lines: edited ?? guide.lines }, country, today);
  // only the first: a choice costs time
  const [line] = lines;
  return line ? <Line line={line} /> : <p className="small">{guide.noLine}</p>;
}

function Line({ line: { name, number, hours, cost, checkedOn } }: { line: ShownLine }) {
  const { t } = useTranslation();
  const { locale } = LANGUAGE_FACTS[useLanguage()];
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return (
    <p className="small poison-line">
      {t("Poison line:")}{" "}
      <a href={`tel:${number.replaceAll(" ", "")}`}>
        <Phone className="icon" aria-hidden /> {name}, {number}
      </a>
      <br />
      {hours}. {cost} ({t("checked on {{day}}", { day: day.format(new Date(checkedOn)) })})
    </p>
  );
}
