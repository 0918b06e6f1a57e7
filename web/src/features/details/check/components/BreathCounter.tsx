import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Answer } from "../answering.ts";

interface BreathCounterProps {
  /** Duration of the count. */
  seconds: number;
  max: number;
  taps: Answer | undefined;
  onCount: (taps: Answer) => void;
}

/** Counts taps during the time, with finger, mouse or space bar. */
export function BreathCounter({ seconds, max, taps, onCount }: BreathCounterProps) {
  const { t } = useTranslation();
  const [left, setLeft] = useState<number | null>(null);
  const [count, setCount] = useState(0);
  const counted = useRef(0);
  const report = useRef(onCount);
  useEffect(() => {
    report.current = onCount;
  }, [onCount]);
  const isRunning = left !== null;
  useEffect(() => {
    if (!isRunning) return undefined;
    const end = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.ceil((end - Date.now()) / 1000);
      if (rest > 0) return setLeft(rest);
      setLeft(null);
      return report.current(Math.min(counted.current, max));
    }, 200);
    return () => clearInterval(timer);
  }, [isRunning, seconds, max]);

  const tap = () => {
    counted.current = isRunning ? counted.current + 1 : 0;
    setCount(counted.current);
    if (!isRunning) setLeft(seconds);
  };
  return (
    <div className="stack stack--s">
      <button className="tap" type="button" onClick={tap}>
        <b>{isRunning ? count : typeof taps === "number" ? taps : 0}</b>
        <span>{isRunning ? t("Tap at every breath") : t("Start counting")}</span>
      </button>
      <p className="soft" aria-live="polite">
        {isRunning && <span aria-hidden>{t("{{seconds}} s left", { seconds: left })}</span>}
        {!isRunning && typeof taps === "number" && t("Counted: {{taps}} breaths in {{seconds}} s", { taps, seconds })}
      </p>
    </div>
  );
}
