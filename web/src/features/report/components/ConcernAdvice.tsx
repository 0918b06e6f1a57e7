import { advisesVisit, type Level } from "@hundeblick/proto/health/levels";
import type { ReportedConcern } from "@hundeblick/proto/http/report-check";
import { ArrowRight, type LucideIcon, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconList } from "#shared/ui/IconList.tsx";
import { LEVEL_WORDS } from "#shared/ui/level-words.ts";
import { LevelTag } from "#shared/ui/LevelCard.tsx";

const asLines = (texts: string[]) => texts.map((text) => ({ text }));

/** What to do and avoid until the visit, when to go sooner, and what the practice will ask. */
export function ConcernAdvice({ concern: { level, home, doNot, goSooner, tellVet } }: { concern: ReportedConcern }) {
  const { t } = useTranslation();
  return (
    <div className="until">
      <Advice title={advisesVisit(level) ? t("Until then") : t("What you can do")} lines={asLines(home)} />
      <Advice title={t("Please don't")} icon={X} lines={asLines(doNot)} />
      <Advice title={t("Go sooner when")} icon={ArrowRight} lines={goSooner} />
      <Advice title={t("What the practice will want to know")} lines={asLines(tellVet)} />
    </div>
  );
}

interface AdviceProps {
  title: string;
  icon?: LucideIcon;
  /** `level`: level if this happens. */
  lines: { text: string; level?: Level }[];
}

function Advice({ title, icon, lines }: AdviceProps) {
  const { t } = useTranslation();
  if (lines.length === 0) return null;
  return (
    <div>
      <h4>{title}</h4>
      <IconList
        icon={icon}
        lines={lines.map(({ text, level }) => ({
          text: `${text} `,
          note: level && <LevelTag level={level}>{t(LEVEL_WORDS[level].sooner)}</LevelTag>,
        }))}
      />
    </div>
  );
}
