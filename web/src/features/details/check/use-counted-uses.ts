import type { CheckUse } from "@hundeblick/proto/http/check-use";
import { useEffect } from "react";
import { sendStatistic } from "#shared/visit/record-visit.ts";
import { visitId } from "#shared/visit/visit.ts";

/** Last sent state of each concern, check and sign of a visit. */
const sent = new Map<string, string>();

/** Sends the progress of a visit, each state once in it. Failures are ignored. */
export function useCountedUses(uses: readonly CheckUse[]): void {
  const states = JSON.stringify(uses);
  useEffect(() => {
    // offline the newest state is sent with the next change
    if (!navigator.onLine) return;
    const sessionId = visitId();
    for (const use of JSON.parse(states) as CheckUse[]) {
      const [key, state] = [`${sessionId}:${use.kind}:${use.id}`, JSON.stringify(use)];
      if (sent.get(key) === state) continue;
      sent.set(key, state);
      void sendStatistic("/api/track/check", { sessionId, use });
    }
  }, [states]);
}
