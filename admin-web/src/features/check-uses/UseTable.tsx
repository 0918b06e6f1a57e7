import type { CheckUsesReply } from "@hundeblick/proto/http/admin/check-uses";
import { formatShare } from "#shared/format/rates.ts";
import { DataTable, numbers } from "#shared/ui/DataTable.tsx";
import { LEVEL_WORDS, formatFollowUps } from "./use-labels.ts";

type Props = { title: string; note: string; uses: CheckUsesReply["concerns"] | CheckUsesReply["checks"] };

/** Uses, completions, levels and skipped questions. */
export const UseTable = ({ title, note, uses }: Props) => (
  <section className="card clipped" aria-label={title}>
    <div className="card-head">
      <h2>{title}</h2>
      <span className="soft grow">{note}</span>
    </div>
    {uses.length === 0 ? (
      <p className="pad soft">None in this range.</p>
    ) : (
      <div className="tbl">
        <DataTable
          caption={title}
          columns={[
            "Name",
            numbers("Chosen"),
            numbers("Finished"),
            ...LEVEL_WORDS.map(([, word]) => numbers(word)),
            "Left open most",
            ...(uses.some((use) => "followUps" in use) ? ["Went on"] : []),
          ]}
        >
          {uses.map(({ id, name, chosen, finished, levels, skipped, ...more }) => (
            <tr key={id}>
              <td className="full">
                <b>{name}</b>
              </td>
              <td className="n" data-l="Chosen">
                {chosen.toLocaleString("en")}
              </td>
              <td className="n" data-l="Finished">
                {formatShare(finished, chosen)}
              </td>
              {LEVEL_WORDS.map(([level, word]) => (
                <td className="n" data-l={word} key={level}>
                  {(levels[level] ?? 0).toLocaleString("en")}
                </td>
              ))}
              <td className="soft" data-l="Left open most">
                <span className="words">
                  {skipped.length === 0
                    ? "—"
                    : skipped.map(({ question, count }) => `${question} (${count.toLocaleString("en")})`).join(" · ")}
                </span>
              </td>
              {"followUps" in more ? (
                <td className="soft" data-l="Went on">
                  {formatFollowUps(more.followUps)}
                </td>
              ) : null}
            </tr>
          ))}
        </DataTable>
      </div>
    )}
  </section>
);
