import type { CheckEntry } from "@hundeblick/triage/check";
import { ChevronDown, CircleCheck, Timer } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { TopicLink } from "#shared/ui/TopicLink.tsx";
import { CHECK_PICTURES } from "../check-pictures.ts";
import { Drawing } from "./Drawing.tsx";

interface FoldedCheckProps {
  entry: CheckEntry;
  /** There is a measurement. */
  isMade: boolean;
  /** It was open before a reload. */
  isBegun: boolean;
  children: ReactNode;
}

/** A collapsed check: icon, purpose and duration. Its texts are loaded on demand. */
export function FoldedCheck({ entry, isMade, isBegun, children }: FoldedCheckProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? isBegun;
  const picture = CHECK_PICTURES[entry.id];
  return (
    <details
      className="concern-group check-card"
      open={isOpen}
      onToggle={(event) => {
        if (event.currentTarget.open !== isOpen) setChosen(event.currentTarget.open);
      }}
    >
      <summary>
        <span className="check-card-head">
          {picture && <Drawing src={picture} width={88} height={64} />}
          <span>
            <b>{entry.name}</b>
            <span className="small soft">{entry.why}</span>
            <span className="small soft check-card-time">
              {isMade ? <CircleCheck className="icon" aria-hidden /> : <Timer className="icon" aria-hidden />}
              {isMade ? t("Measured") : t("{{seconds}} seconds", { seconds: entry.seconds })}
            </span>
          </span>
        </span>
        <ChevronDown className="icon" aria-hidden />
      </summary>
      {isOpen && children}
      {isOpen && <TopicLink topic={{ kind: "check", id: entry.id }} name={entry.name} newTab />}
    </details>
  );
}
