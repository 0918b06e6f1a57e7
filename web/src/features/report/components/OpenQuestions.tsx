import type { OpenReport } from "@hundeblick/proto/http/report";
import { useTranslation } from "react-i18next";
import { Section } from "./Section.tsx";

/** What nobody has answered or measured yet. */
export function OpenQuestions({ questions }: { questions: OpenReport["openQuestions"] }) {
  const { t } = useTranslation();
  if (questions.length === 0) return null;
  return (
    <Section id="open-questions" title={t("What we do not know")}>
      <div className="stack">
        <p className="soft">{t("Nothing is assumed in their place. The practice may ask the same.")}</p>
        <ul className="open-questions">
          {[...new Set(questions.map(({ text }) => text))].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
