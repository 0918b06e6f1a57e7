import type { BreedPageFacts } from "@hundeblick/triage/breeds/page-facts";
import { useBreedWords } from "./breed-words.ts";

/** Each source with its figure and whether it was verified, apart from our range. */
export function WeightSources({ facts: { weights, weightKg } }: { facts: BreedPageFacts }) {
  const { labels, kg, weightSource } = useBreedWords();
  return (
    <>
      <div className="table-scroll">
        <table className="breed-table">
          <thead>
            <tr>
              <th scope="col">{labels.source}</th>
              <th scope="col">{labels.male}</th>
              <th scope="col">{labels.female}</th>
              <th scope="col">{labels.checked}</th>
            </tr>
          </thead>
          <tbody>
            {weights.map((entry, at) => {
              const [male, female] = "male" in entry.kg ? [entry.kg.male, entry.kg.female] : [entry.kg, entry.kg];
              return (
                <tr key={`${entry.source} ${at}`}>
                  <th scope="row">{weightSource(entry.source)}</th>
                  <td>{kg(male)}</td>
                  <td>{kg(female)}</td>
                  <td>{entry.checked === "recalled" ? labels.recalled : labels.seen}</td>
                </tr>
              );
            })}
            <tr>
              <th scope="row">{labels.range}</th>
              <td>{kg(weightKg.male)}</td>
              <td>{kg(weightKg.female)}</td>
              <td>–</td>
            </tr>
          </tbody>
        </table>
      </div>
      <p className="small soft">
        {weights.some(({ checked }) => checked !== "recalled") && `${labels.copied} `}
        {labels.weightNote}
      </p>
    </>
  );
}
