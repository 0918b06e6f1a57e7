import type { Level } from "@hundeblick/proto/health/check";
import { Sign } from "@hundeblick/web-kit/illustrations/Sign.tsx";
import { useTranslation } from "react-i18next";
import { LEVEL_WORDS } from "#shared/ui/level-words.ts";
import { GroundArcs } from "./GroundArcs.tsx";

/** Replaces the score: the level while a visit is urgent, or two eyes. */
export function RingWithoutScore({ urgent, ground }: { urgent: Level | null; ground: boolean[] }) {
  const { t } = useTranslation();
  const kind = urgent ? `ring--level ring--${urgent}` : "ring--empty";
  return (
    <div className={`ring ring--ground ${kind}`}>
      <svg viewBox="-10 -10 220 220" aria-hidden="true">
        <circle className={urgent ? "value" : "track"} cx="100" cy="100" r="88" {...(urgent && { pathLength: 100 })} />
        <GroundArcs ground={ground} />
      </svg>
      <div className="ring-text">{urgent ? <LevelWord level={urgent} word={t} /> : <Sign />}</div>
    </div>
  );
}

function LevelWord({ level, word }: { level: Level; word: (key: string) => string }) {
  const { icon: Icon, short } = LEVEL_WORDS[level];
  return (
    <>
      <Icon className="icon" aria-hidden />
      <b>{word(short)}</b>
    </>
  );
}
