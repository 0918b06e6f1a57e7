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

/** The poison line of the reader's country, if it was checked within a year; without one, what to do instead. */
export function PoisonLine({ guide }: { guide: EmergencyLines }) {
  const language = useLanguage();
  const [today] = useState(() => new Date());
  // The prerendered page cannot know the day it is read on, nor where.
  const isHere = useHydrated();
  const edited = useEditedLines(language);
  const country = isHere
    ? countryOf(language, navigator.languages, new Intl.DateTimeFormat().resolvedOptions().timeZone)
    : countryOf(language, [], "");
  const lines = linesOf({ lines: edited ?? guide.lines }, country, today);
  // Only the first: an emergency is no time to choose.
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
