import type { BreedAnswers } from "@hundeblick/proto/http/admin/breed-answers";

/** Pairs of breeds, most frequent first. */
export const BreedTable = ({ answers }: Pick<BreedAnswers, "answers">) => (
  <div className="tbl">
    <table className="table">
      <caption className="vh">Breeds</caption>
      <thead>
        <tr>
          <th scope="col">Photo network</th>
          <th scope="col">Owner</th>
          <th scope="col" className="n">
            Answers
          </th>
        </tr>
      </thead>
      <tbody>
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
      </tbody>
    </table>
  </div>
);
