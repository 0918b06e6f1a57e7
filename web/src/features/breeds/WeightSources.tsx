import type { BreedPageFacts } from "@hundeblick/triage/breeds/page-facts";
import { useBreedTexts } from "./texts.ts";

/** Each source with its figure, quote and origin, apart from our range. */
export function WeightSources({ facts: { weights, weightKg } }: { facts: BreedPageFacts }) {
  const { labels, weightSource } = useBreedTexts();
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
                  <BySex of={"male" in given ? given : { male: given, female: given }} />
                </tr>
              );
            })}
            <tr>
              <th scope="row">{labels.range}</th>
              <BySex of={weightKg} />
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

type Range = readonly [number | null, number | null];

/** One cell for both sexes where they weigh the same. */
function BySex({ of: { male, female } }: { of: { male: Range; female: Range } }) {
  const { kg } = useBreedTexts();
  if (male.join() === female.join()) return <td colSpan={2}>{kg(male)}</td>;
  return (
    <>
      <td>{kg(male)}</td>
      <td>{kg(female)}</td>
    </>
  );
}
