import { AnalysisStatus } from "@hundeblick/proto/http/analysis";
import { useEffect, useEffectEvent, useState } from "react";

/** Subscribes to the server-sent events of an analysis. Returns whether they work; otherwise the caller polls. */
export function useStatusStream(analysisId: string | null, onStatus: (status: AnalysisStatus) => void): boolean {
  const [openStreamId, setOpenStreamId] = useState<string | null>(null);
  const onMessage = useEffectEvent((status: AnalysisStatus) => {
    setOpenStreamId(analysisId);
    onStatus(status);
  });
  useEffect(() => {
    if (!analysisId || typeof EventSource === "undefined") return undefined;
    const stream = new EventSource(`/api/analysis-status/${analysisId}/events`);
    stream.addEventListener("status", (event: MessageEvent<string>) => {
      const status = read(event.data);
      if (status) onMessage(status);
    });
    stream.addEventListener("error", () => setOpenStreamId(null));
    return () => stream.close();
  }, [analysisId]);
  return analysisId !== null && openStreamId === analysisId;
}

function read(data: string): AnalysisStatus | null {
  try {
    return AnalysisStatus.safeParse(JSON.parse(data)).data ?? null;
  } catch {
    return null;
  }
}
