import "@hundeblick/web-kit/styles/tool.css";
import "@hundeblick/web-kit/styles/breeds.css";
import { BREED_PAGES } from "@hundeblick/triage/breeds/breed-slugs";
import { Suspense, use } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { JsonLd } from "#shared/head/JsonLd.tsx";
import { PageHead } from "#shared/head/PageHead.tsx";
import { breadcrumbList } from "#shared/head/structured-data.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { ReviewLine } from "#shared/review/ReviewLine.tsx";
import { useHydrated } from "#shared/ui/use-hydrated.ts";
import { Choice } from "./BreedFilters.tsx";
import { useBreedTexts } from "./texts.ts";
import { CompareTable } from "./CompareTable.tsx";
import { breeds } from "./load-breeds.ts";

/** Comparison of two breeds, which are in the query. */
export default function ComparePage() {
  const language = useLanguage();
  const all = use(breeds(language));
  const texts = useBreedTexts();
  const [asked, setAsked] = useSearchParams();
  // the prerendered page has no query: the choice comes with hydration
  const isHydrated = useHydrated();
  const chosen = (key: string) => {
    const id = isHydrated ? asked.get(key) : null;
    return id !== null && BREED_PAGES.includes(id) ? id : "";
  };
  const [a, b] = [chosen("a"), chosen("b")];
  const choose = (key: string) => (id: string) =>
    setAsked(
      (now) => {
        const next = new URLSearchParams(now);
        if (id === "") next.delete(key);
        else next.set(key, id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const options = all.map(({ id, name }) => [id, name] as const);
  const path = `/${language}/breeds/compare`;
  const { title, heading, lead, description, first, second, choose: none, same } = texts.compare;
  return (
    <>
      <PageHead
        title={`${title} – Hundeblick`}
        description={description}
        path={path}
        alternate={(to) => `/${to}/breeds/compare`}
      />
      <JsonLd
        graph={[
          breadcrumbList(language, [
            { name: texts.list.heading, path: `/${language}/breeds` },
            { name: heading, path },
          ]),
        ]}
      />
      <div className="wrap page-top stack stack--l">
        <div className="stack">
          <p className="small">
            <Link to={`/${language}/breeds`}>{texts.list.heading}</Link>
          </p>
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
        </div>
        <div className="field-pair">
          <Choice label={first} all={none} value={a} options={options} onChoose={choose("a")} />
          <Choice label={second} all={none} value={b} options={options} onChoose={choose("b")} />
        </div>
        <div className="breed-compared" aria-live="polite">
          {a && a === b && <p>{same}</p>}
          {a && b && a !== b && (
            <Suspense>
              <CompareTable a={a} b={b} />
            </Suspense>
          )}
        </div>
        <ReviewLine kind="breed" />
        <p className="small soft">{texts.labels.noExamination}</p>
      </div>
    </>
  );
}
