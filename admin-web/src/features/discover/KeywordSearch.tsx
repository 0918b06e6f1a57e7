import { Button, Skeleton } from "@mantine/core";
import { RotateCw } from "lucide-react";
import { useState } from "react";
import { getErrorMessage } from "#shared/api/error-message.ts";
import { Notice } from "#shared/ui/Notice.tsx";
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
      <Notice
        kind="bad"
        title="The keyword library could not be read"
        action={
          <Button
            variant="default"
            size="xs"
            leftSection={<RotateCw className="i" aria-hidden />}
            onClick={() => void refetch()}
          >
            Try again
          </Button>
        }
      >
        {getErrorMessage(error, "No answer came.")} Manual search works without it.
      </Notice>
    </div>
  );
}
