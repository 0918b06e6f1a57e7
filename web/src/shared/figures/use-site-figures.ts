import { useEffect, useState } from "react";
import type { ClaimsReply } from "@hundeblick/proto/http/figures";

const NONE: ClaimsReply = { reports: null, medianSeconds: null, testimonials: [] };
let asked: Promise<ClaimsReply> | undefined;

/** Fetched once per visit; empty without a reply. */
async function ask(): Promise<ClaimsReply> {
  try {
    const reply = (await (
      await fetch("/api/claims", { signal: AbortSignal.timeout(5_000) })
    ).json()) as Partial<ClaimsReply>;
    return { ...NONE, ...reply };
  } catch {
    return NONE;
  }
}

/** Counted figures and testimonials; empty until loaded. */
export function useSiteFigures(): ClaimsReply {
  const [figures, setFigures] = useState(NONE);
  useEffect(() => {
    let isHere = true;
    asked ??= ask();
    void asked.then((found) => {
      if (isHere) setFigures(found);
    });
    return () => {
      isHere = false;
    };
  }, []);
  return figures;
}
