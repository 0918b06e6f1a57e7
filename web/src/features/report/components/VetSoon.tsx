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

function SoonSigns({ signs }: SignsProps) {
  const { t } = useTranslation();
  return (
    <ul className="stack">
      {signs.map(({ id, label, advice, words }) => (
        <li className="notice notice--warm" key={id}>
          <CalendarClock className="icon" aria-hidden />
          <p>
            {words !== undefined && <>{t("You write “{{words}}”.", { words })} </>}
            <strong>{words === undefined ? `${label}.` : `${label}?`}</strong> {advice}
          </p>
        </li>
      ))}
    </ul>
  );
}
