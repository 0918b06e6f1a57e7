import type { BreedPageFacts } from "@hundeblick/triage/breeds/page-facts";
import { useBreedWords } from "./breed-words.ts";

/** Smallest difference of the sexes in kg that is mentioned. */
const MIN_DIFFERENCE_KG = 0.5;

/** Each source with its figure, quote and origin, apart from our range. */
export function WeightSources({ facts: { weights, weightKg } }: { facts: BreedPageFacts }) {
  const { labels, kg, weightSource, heavierMales } = useBreedWords();
  const { male, female } = weightKg;
  const more = (male[0] + male[1] - female[0] - female[1]) / 2;
  return (
    <>
      <div className="table-scroll">
        <table className="breed-table">
          <thead>
            <tr>
              <th scope="col">{labels.source}</th>
              <th scope="col">{labels.male}</th>
              <th scope="col">{labels.female}</th>
            </tr>
          </thead>
          <tbody>
            {weights.map(({ source, kg: given, checked, quote, seenAt }, at) => {
              const [males, females] = "male" in given ? [given.male, given.female] : [given, given];
              return (
                <tr key={`${source} ${at}`}>
                  <th scope="row">
                    {weightSource(source)}
                    {checked === "recalled" ? (
                      <p className="small soft">{labels.recalled}</p>
                    ) : (
                      <>
                        <p className="small soft">
                          <q lang="en">{quote}</q>
                        </p>
                        <p className="small soft" lang="en">
                          {seenAt}
                        </p>
                      </>
                    )}
                  </th>
                  <td>{kg(males)}</td>
                  <td>{kg(females)}</td>
                </tr>
              );
            })}
            <tr>
              <th scope="row">{labels.range}</th>
              <td>{kg(male)}</td>
              <td>{kg(female)}</td>
            </tr>
          </tbody>
        </table>
      </div>
      {more >= MIN_DIFFERENCE_KG && <p>{heavierMales(more)}</p>}
      <p className="small soft">
        {weights.some(({ checked }) => checked !== "recalled") && `${labels.copied} `}
        {labels.weightNote}
      </p>
    </>
  );
}
