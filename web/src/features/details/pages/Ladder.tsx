import { LEVELS, type Level } from "@hundeblick/proto/health/check-lists";
import { LEVEL_NAMES } from "@hundeblick/triage/level-names";
import { useLanguage } from "#shared/language/use-language.ts";
import { LEVEL_WORDS } from "#shared/ui/level-words.ts";

interface LadderProps {
  /** Sentences with their level. */
  lines: readonly { level: Level; text: string }[];
}

/** Sentences grouped by level, most urgent first. */
export function Ladder({ lines }: LadderProps) {
  const language = useLanguage();
  const rungs = LEVELS.map((level) => ({
    level,
    texts: [...new Set(lines.filter((line) => line.level === level).map(({ text }) => text))],
  })).filter(({ texts }) => texts.length > 0);
  return (
    <div className="ladder">
      {rungs.map(({ level, texts }) => {
        const { icon: Icon } = LEVEL_WORDS[level];
        return (
          <div className={`rung level--${level}`} key={level}>
            <div className="rung-head">
              <span className="level-mark">
                <Icon className="icon" aria-hidden />
              </span>
              <h3>{LEVEL_NAMES[level][language]}</h3>
            </div>
            <ul>
              {texts.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
