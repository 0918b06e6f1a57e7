import "@hundeblick/web-kit/styles/concern.css";
import type { OpenReport } from "@hundeblick/proto/http/report";
import { useTranslation } from "react-i18next";
import { Concern } from "./Concern.tsx";
import { OwnWords } from "./OwnWords.tsx";
import { Section } from "./Section.tsx";

/** Concerns, most urgent first, and the owner's text. */
export function Concerns({ report: { concerns, ownWords } }: { report: OpenReport }) {
  const { t } = useTranslation();
  if (concerns.length === 0 && !ownWords) return null;
  return (
    <Section id="concerns" title={t("What you came for")}>
      <div className="concerns">
        {concerns.map((concern) => (
          <Concern key={concern.id} concern={concern} />
        ))}
        {ownWords && <OwnWords words={ownWords} />}
      </div>
    </Section>
  );
}
