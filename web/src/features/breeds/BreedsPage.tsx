import "@hundeblick/web-kit/styles/breeds.css";
import type { ListedBreed } from "@hundeblick/triage/breeds/breed-list";
import { pathOfBreed } from "@hundeblick/triage/breeds/breed-slugs";
import { use, useDeferredValue, useState } from "react";
import { Link } from "react-router-dom";
import { JsonLd } from "#shared/head/JsonLd.tsx";
import { PageHead } from "#shared/head/PageHead.tsx";
import { breadcrumbList } from "#shared/head/structured-data.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { BreedFilters } from "./BreedFilters.tsx";
import { BreedShape } from "./BreedShape.tsx";
import { type BreedFilter, findBreeds } from "./breed-search.ts";
import { useBreedTexts } from "./texts.ts";
import { breeds } from "./load-breeds.ts";

const NO_FILTER: BreedFilter = { text: "", group: null, size: null, coat: null };

/** All breeds and crosses by name, with a search and filters. */
export default function BreedsPage() {
  const language = useLanguage();
  const all = use(breeds(language));
  const { list: texts, count, groups, illnesses } = useBreedTexts();
  const [filter, setFilter] = useState(NO_FILTER);
  const asked = useDeferredValue(filter);
  const found = findBreeds(all, asked);
  const path = `/${language}/breeds`;
  return (
    <>
      <PageHead
        title={`${texts.title} – Hundeblick`}
        description={texts.description}
        path={path}
        alternate={(to) => `/${to}/breeds`}
      />
      <JsonLd graph={[breadcrumbList(language, [{ name: texts.heading, path }])]} />
      <div className="wrap page-top stack stack--l">
        <div className="stack">
          <h1>{texts.heading}</h1>
          <p className="lead">{texts.lead}</p>
          <p className="row">
            <Link to={`/${language}/breeds/compare`}>{texts.compare}</Link>
            <Link to={`/${language}/breeds/illnesses`}>{illnesses.heading}</Link>
          </p>
        </div>
        <noscript>{texts.noScript}</noscript>
        <BreedFilters filter={filter} change={(part) => setFilter({ ...filter, ...part })} groups={groups} />
        <div className="row row--spread" aria-live="polite">
          <p>{count(found.length)}</p>
          {found.length < all.length && (
            <button className="link-button" type="button" onClick={() => setFilter(NO_FILTER)}>
              {texts.reset}
            </button>
          )}
        </div>
        {found.length === 0 && <p>{texts.none}</p>}
        <ul className="breed-cards">
          {found.map((breed) => (
            <BreedCard key={breed.id} breed={breed} />
          ))}
        </ul>
        <p className="small soft">{texts.crosses}</p>
      </div>
    </>
  );
}

function BreedCard({ breed: { id, name, kg, group, shape, isMix } }: { breed: ListedBreed }) {
  const language = useLanguage();
  const texts = useBreedTexts();
  const kind = isMix ? texts.list.cross : group === null ? texts.noGroup : texts.groups[group];
  return (
    <li className="card breed-card">
      <BreedShape shape={shape} />
      <div>
        <h2 className="step-4">
          <Link to={pathOfBreed(id, language)}>{name}</Link>
        </h2>
        <p className="small soft">
          {texts.kg(kg)}, {kind}
        </p>
      </div>
    </li>
  );
}
