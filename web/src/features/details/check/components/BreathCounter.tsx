import { RotateCcw } from "lucide-react";
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

/** Counts taps during the time, with finger, mouse or space bar. A late tap never starts another count. */
export function BreathCounter({ seconds, max, taps, onCount }: BreathCounterProps) {
  const { t } = useTranslation();
  const [left, setLeft] = useState<number | null>(null);
  const [count, setCount] = useState(0);
  const counted = useRef(0);
  const surface = useRef<HTMLButtonElement>(null);
  const report = useRef(onCount);
  useEffect(() => {
    report.current = onCount;
  }, [onCount]);
  const isRunning = left !== null;
  const isCounted = !isRunning && typeof taps === "number";
  useEffect(() => {
    if (!isRunning) return undefined;
    const end = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.ceil((end - Date.now()) / 1000);
      if (rest > 0) return setLeft(rest);
      clearInterval(timer);
      setLeft(null);
      return report.current(Math.min(counted.current, max));
    }, 200);
    return () => clearInterval(timer);
  }, [isRunning, seconds, max]);

  const start = () => {
    counted.current = 0;
    setCount(0);
    setLeft(seconds);
    surface.current?.focus();
  };
  const tap = () => {
    if (isCounted) return;
    if (!isRunning) return start();
    counted.current += 1;
    setCount(counted.current);
  };
  return (
    <div className="stack stack--s">
      <button className="tap" type="button" ref={surface} aria-disabled={isCounted} onClick={tap}>
        <b>{isRunning ? count : isCounted ? taps : 0}</b>
        <span>{isRunning ? t("Tap at every breath") : isCounted ? t("Time is up") : t("Start counting")}</span>
      </button>
      <p className="soft" aria-live="polite">
        {isRunning && <span aria-hidden>{t("{{seconds}} s left", { seconds: left })}</span>}
        {isCounted && t("Counted: {{taps}} breaths in {{seconds}} s", { taps, seconds })}
      </p>
      {isCounted && (
        <button className="button button--quiet" type="button" onClick={start}>
          <RotateCcw className="icon" aria-hidden />
          {t("Count again")}
        </button>
      )}
    </div>
  );
}
