import type { Language } from "@hundeblick/proto/language";
import { pathOfBreed } from "@hundeblick/triage/breeds/breed-slugs";
import type { BreedPageFacts } from "@hundeblick/triage/breeds/page-facts";
import { use } from "react";
import { Link } from "react-router-dom";
import { useLanguage } from "#shared/language/use-language.ts";
import { type BreedTexts, useBreedTexts } from "./texts.ts";
import { oneBreed } from "./load-breeds.ts";

const cm = ([low, high]: readonly [number, number]): string => `${low}–${high} cm`;

/** What is more common, that of one parent behind its name. */
function writeRisks({ risks, fromParents, fromOneParent }: BreedPageFacts, language: Language): string | null {
  const write = (of: BreedPageFacts["risks"]): string => of.map(({ name }) => name[language]).join(", ");
  const parts = [
    write([...fromParents, ...risks.filter(({ from }) => from)]),
    ...fromOneParent.map((parent) => `${parent.name[language]}: ${write(parent.risks)}`),
  ];
  return parts.filter(Boolean).join("; ") || null;
}

/** Rows of the comparison: label and value of a breed; null where only its parents have one. */
const rowsOf = (
  { labels, bySex, kg, groups, noGroup, list, sheds, energies, coat: writeCoat }: BreedTexts,
  language: Language,
) =>
  [
    [bySex(labels.weight, "male"), ({ weightKg }) => kg(weightKg.male)],
    [bySex(labels.weight, "female"), ({ weightKg }) => kg(weightKg.female)],
    [bySex(labels.height, "male"), ({ heightCm }) => heightCm && cm(heightCm.male)],
    [bySex(labels.height, "female"), ({ heightCm }) => heightCm && cm(heightCm.female)],
    [labels.life, ({ life }) => life && `${life.range[0]}–${life.range[1]}`],
    [labels.coat, ({ coat }) => writeCoat(coat)],
    [
      labels.group,
      ({ group, isMix }) => (isMix ? list.cross : group === null ? noGroup : `${group}: ${groups[group]}`),
    ],
    [labels.healthTitle, (facts) => writeRisks(facts, language)],
    [labels.sheds, ({ coat }) => sheds(coat)],
    [labels.energy, ({ energy }) => (energy === null ? null : (energies[energy] ?? null))],
  ] as [string, (facts: BreedPageFacts) => string | null][];

export function CompareTable({ a, b }: { a: string; b: string }) {
  const language = useLanguage();
  const texts = useBreedTexts();
  const both = [a, b].map((id) => {
    const facts = use(oneBreed(id));
    return { facts, parents: facts.parents.map((parent) => use(oneBreed(parent.id))) };
  });
  const { height, given } = texts.labels;
  return (
    <div className="stack">
      <div className="table-scroll">
        <table className="breed-table breed-table--two">
          <thead>
            <tr>
              <td>
                <span className="visually-hidden">{texts.labels.breed}</span>
              </td>
              {both.map(({ facts: { id, name } }) => (
                <th scope="col" key={id}>
                  <Link to={pathOfBreed(id, language)}>{name[language]}</Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(texts, language).map(([label, write]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {both.map(({ facts, parents }) => (
                  <td key={facts.id}>
                    {write(facts) ??
                      parents.map((parent) => (
                        <p key={parent.id}>
                          {parent.name[language]}: {write(parent) ?? "–"}
                        </p>
                      ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="small soft">
        {height}: {given}.
      </p>
    </div>
  );
}
