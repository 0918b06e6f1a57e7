import type { BreedPageFacts } from "@hundeblick/triage/breeds/page-facts";
import { LIFE_SOURCES } from "./sources.ts";
import { useBreedTexts } from "./texts.ts";

/** Life expectancy by study, and the rank by our range. */
export function LifeFigures({ life }: { life: NonNullable<BreedPageFacts["life"]> }) {
  const { labels, lifeSources, lifeNotes, years, noLife, clubLife, older } = useBreedTexts();
  return (
    <>
      {life.isClubRange && <p>{clubLife}</p>}
      {life.figures.length === 0 && <p>{noLife}</p>}
      <div className="table-scroll">
        <table className="breed-table">
          <tbody>
            {life.figures.map((figure) => (
              <tr key={figure.study}>
                <th scope="row">
                  <SourceLink to={LIFE_SOURCES[figure.study]?.url}>{lifeSources[figure.study]}</SourceLink>
                  {figure.note && <p className="small soft">{lifeNotes[figure.note]}</p>}
                  {!figure.seen && <p className="small soft">{labels.recalled}</p>}
                </th>
                <td>{years(figure.years, figure.to)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{labels.older}</th>
              <td>{older(life.older, life.of)}</td>
            </tr>
          </tbody>
        </table>
      </div>
    </>
  );
}

const SourceLink = ({ to, children }: { to: string | undefined; children: string }) =>
  to ? <a href={to}>{children}</a> : children;
