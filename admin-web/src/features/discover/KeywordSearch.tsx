import { Skeleton } from "@mantine/core";
import { useState } from "react";
import { getErrorMessage } from "#shared/api/error-message.ts";
import { RetryNotice } from "#shared/ui/RetryNotice.tsx";
import { useKeywordsQuery } from "./discover.api.ts";
import { KeywordPicker } from "./KeywordPicker.tsx";
import { TopKeywords } from "./TopKeywords.tsx";

export type Mode = "guided" | "trending";
type Props = { mode: Mode; isRunning: boolean; onSearch: (queries: readonly string[]) => void };

/** Searches with phrases of the keyword library, or its top twenty. */
export function KeywordSearch({ mode, isRunning, onSearch }: Props) {
  const { data: library, error, refetch } = useKeywordsQuery();
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  if (library) {
    return mode === "guided" ? (
      <KeywordPicker library={library} picked={picked} onPick={setPicked} isRunning={isRunning} onSearch={onSearch} />
    ) : (
      <TopKeywords library={library} ticked={ticked} onTick={setTicked} isRunning={isRunning} onSearch={onSearch} />
    );
  }
  if (!error)
    return (
      <output className="pad stack" aria-label="Loading keywords">
        <Skeleton h={14} w="38%" />
        <Skeleton h={120} />
      </output>
    );
  return (
    <div className="pad">
      <RetryNotice title="The keyword library could not be read" onRetry={refetch}>
        {getErrorMessage(error)} Manual search works without it.
      </RetryNotice>
    </div>
  );
}
