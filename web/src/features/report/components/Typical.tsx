import type { Statement } from "@hundeblick/proto/http/report";
import { BookOpen, ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Said } from "./Said.tsx";
import { Section } from "./Section.tsx";

interface TypicalProps {
  statements: Statement[];
  /** Collapsed if there is more about this dog above. */
  folded: boolean;
}

/** Statements typical for breed, age and answers. */
export function Typical({ statements, folded }: TypicalProps) {
  const { t } = useTranslation();
  if (statements.length === 0) return null;
  return (
    <Section id="typical" title={t("Typical")}>
      <details className="fold" open={!folded}>
        <summary>
          <BookOpen className="icon" aria-hidden />
          {t("What fits breed, age and your answers")}
          <ChevronDown className="icon" aria-hidden />
        </summary>
        <div className="stack">
          {statements.map((statement) => (
            <Said key={statement.text} statement={statement} />
          ))}
        </div>
      </details>
    </Section>
  );
}
