import type { CheckUsesReply } from "@hundeblick/proto/http/admin/check-uses";
import { formatShare } from "#shared/format/rates.ts";
import { DataTable, numbers } from "#shared/ui/DataTable.tsx";
import { countAsked, signName } from "./use-labels.ts";

const COLUMNS = ["Raised", "Asked back", "Answered", "Now", "Earlier", "No"] as const;

/** Outcomes of words that may describe an emergency. */
export const WordTable = ({ words }: { words: CheckUsesReply["words"] }) => (
  <section className="card clipped" aria-label="Words that raise an alarm">
    <div className="card-head">
      <h2>Words that raise an alarm</h2>
      <span className="soft grow">
        Many “No” beside few “Now”: these words ask too often. What owners write is never kept here.
      </span>
    </div>
    {words.length === 0 ? (
      <p className="pad soft">None in this range.</p>
    ) : (
      <div className="tbl">
        <DataTable caption="Words that raise an alarm" columns={["Sign", ...COLUMNS.map(numbers)]}>
          {words.map(({ id, outcomes }) => {
            const { asked, answered } = countAsked(outcomes);
            const counts = [outcomes.raised, asked, undefined, outcomes.now, outcomes.earlier, outcomes.no];
            return (
              <tr key={id}>
                <td className="full">
                  <b>{signName(id)}</b>
                </td>
                {COLUMNS.map((column, at) => (
                  <td className="n" data-l={column} key={column}>
                    {column === "Answered" ? formatShare(answered, asked) : (counts[at] ?? 0).toLocaleString("en")}
                  </td>
                ))}
              </tr>
            );
          })}
        </DataTable>
      </div>
    )}
  </section>
);
