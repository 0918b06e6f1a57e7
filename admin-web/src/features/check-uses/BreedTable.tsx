import type { BreedAnswers } from "@hundeblick/proto/http/admin/breed-answers";
import { DataTable, numbers } from "#shared/ui/DataTable.tsx";

/** Pairs of breeds, most frequent first. */
export const BreedTable = ({ answers }: Pick<BreedAnswers, "answers">) => (
  <div className="tbl">
    <DataTable caption="Breeds" columns={["Photo network", "Owner", numbers("Answers")]}>
      {answers.map(({ said, answered, isSame, count }) => (
        <tr key={`${said} ${answered}`}>
          <td data-l="Photo network">
            <b>{said}</b>
          </td>
          <td data-l="Owner">{isSame ? <span className="soft">the same</span> : answered}</td>
          <td className="n" data-l="Answers">
            {count.toLocaleString("en")}
          </td>
        </tr>
      ))}
    </DataTable>
  </div>
);
