import "@hundeblick/web-kit/styles/level.css";
import { LEVELS, type Level } from "@hundeblick/proto/health/check-lists";
import { LEVEL_NAMES } from "@hundeblick/triage/level-names";
import type { CSSProperties, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../language/use-language.ts";
import { LEVEL_WORDS } from "./level-words.ts";

const STEPS = LEVELS.toReversed();

const stepHeight = (index: number): CSSProperties & { "--step": string } => ({ "--step": `${(index + 1) * 20}%` });

interface LevelCardProps {
  level: Level;
  /** Compact, without its sentence. */
  small?: boolean;
  /** Subject before the level's word. */
  about?: ReactNode;
  /** Additional content, such as a link to an emergency vet. */
  children?: ReactNode;
}

/** A level: icon, words, stair of five and tint; with a note that no vet has reviewed the rules. */
export function LevelCard({ level, small = false, about, children }: LevelCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { icon: Icon, say } = LEVEL_WORDS[level];
  return (
    <div className={small ? `level level--${level} level--s` : `level level--${level}`}>
      <span className="level-mark">
        <Icon className="icon" aria-hidden />
      </span>
      <div>
        {about}
        <p className="level-when">{LEVEL_NAMES[level][language]}</p>
      </div>
      <span className="level-stair" aria-hidden="true">
        {STEPS.map((step, index) => (
          <i key={step} style={stepHeight(index)} className={step === level ? "is-here" : undefined} />
        ))}
      </span>
      <div className="level-say">
        {!small && <p>{t(say)}</p>}
        {children}
        <p className="small soft">{t("Built from published sources. Not read by a vet.")}</p>
      </div>
    </div>
  );
}

/** A level in a line of text. */
export function LevelTag({ level, children }: { level: Level; children: ReactNode }) {
  return <span className={`level-tag level-tag--${level}`}>{children}</span>;
}
