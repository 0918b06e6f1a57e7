import { useEffect, useState } from "react";
import type { ClaimsReply } from "@hundeblick/proto/http/figures";

const NONE: ClaimsReply = { reports: null, medianSeconds: null, testimonials: [] };
let asked: Promise<ClaimsReply> | undefined;

/** Asked once a visit; nothing when nobody answers. */
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

/** What was counted of the site and what owners said of it; nothing until it has come. */
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
