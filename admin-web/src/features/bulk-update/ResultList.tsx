import { Button } from "@mantine/core";
import { Check, CircleQuestionMark, Equal, LoaderCircle, X } from "lucide-react";
import { useState } from "react";
import type { RefreshResult } from "@hundeblick/proto/http/admin/marketplace";
import type { Market } from "@hundeblick/proto/language";
import { Changes } from "./Changes.tsx";
import { type Mark, getMark, formatTook } from "./job.ts";

const SIGNS: Record<Mark, { Icon: typeof Check; word: string }> = {
  changed: { Icon: Check, word: "updated" },
  same: { Icon: Equal, word: "no change" },
  doubtful: { Icon: CircleQuestionMark, word: "doubtful" },
  failed: { Icon: X, word: "failed" },
};
const FIRST_ROWS = 12;
const MORE_ROWS = 200;

type Props = { results: readonly RefreshResult[]; market: Market; label: string; current?: string | null };

/** Products of an update with their results, in the given order; `current` is in progress. */
export function ResultList({ results, market, label, current = null }: Props) {
  const [rows, setRows] = useState(FIRST_ROWS);
  const more = Math.min(MORE_ROWS, results.length - rows);
  return (
    <>
      <ol className="live" aria-label={label}>
        {current === null ? null : (
          <li className="now">
            <span className="outcome now">
              <LoaderCircle className="i spin" aria-hidden />
            </span>
            <div className="clip">{current}</div>
            <span className="note">reading the product page</span>
          </li>
        )}
        {results.slice(0, rows).map((result) => {
          const { Icon, word } = SIGNS[getMark(result)];
          return (
            <li key={result.productId}>
              <span className={`outcome ${getMark(result)}`} title={word}>
                <Icon className="i" aria-hidden />
                <span className="vh">{word}</span>
              </span>
              <div className="who-is">
                <b className="clip" title={result.name}>
                  {result.name}
                </b>
                <span className="mono clip">{result.asin}</span>
              </div>
              <Changes result={result} market={market} />
              <span className="took">{formatTook(result)}</span>
            </li>
          );
        })}
      </ol>
      {results.length > FIRST_ROWS ? (
        <div className="foot">
          <span>
            {Math.min(rows, results.length).toLocaleString("en")} of {results.length.toLocaleString("en")}
          </span>
          {more > 0 ? (
            <Button variant="subtle" size="xs" onClick={() => setRows(rows + more)}>
              Show {more} more
            </Button>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
