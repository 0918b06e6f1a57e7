import type { VetSoon as Sign } from "@hundeblick/proto/http/report";
import { CalendarClock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Section } from "./Section.tsx";

interface SignsProps {
  signs: readonly Sign[];
}

/** Signs for a visit within a day or two, found in the owner's words; whether the words mean one is for the owner. */
export function VetSoon({ signs }: SignsProps) {
  const { t } = useTranslation();
  if (signs.length === 0) return null;
  return (
    <Section id="vet-soon" title={t("Please make an appointment soon")}>
      <SoonSigns signs={signs} />
    </Section>
  );
}

/** The same in a card. */
export function VetSoonInCard({ signs }: SignsProps) {
  const { t } = useTranslation();
  if (signs.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="vet-soon">
      <h2 className="step-4" id="vet-soon">
        {t("Please make an appointment soon")}
      </h2>
      <SoonSigns signs={signs} />
    </section>
  );
}

/** Each sentence of the owner once, with the signs found in it. */
function SoonSigns({ signs }: SignsProps) {
  const sentences = [...new Set(signs.map(({ id, words }) => words ?? id))];
  return (
    <ul className="stack">
      {sentences.map((sentence) => (
        <SoonNotice key={sentence} signs={signs.filter(({ id, words }) => (words ?? id) === sentence)} />
      ))}
    </ul>
  );
}

function SoonNotice({ signs }: SignsProps) {
  const { t } = useTranslation();
  const words = signs[0]?.words;
  return (
    <li className="notice notice--warm">
      <CalendarClock className="icon" aria-hidden />
      <div className="stack stack--s">
        {words !== undefined && <p>{t("You write “{{words}}”.", { words })}</p>}
        {signs.map(({ id, label, advice }) => (
          <p key={id}>
            <strong>{words === undefined ? `${label}.` : `${label}?`}</strong> {advice}
          </p>
        ))}
      </div>
    </li>
  );
}
