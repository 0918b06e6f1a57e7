import { averageKg, grownAt } from "@hundeblick/triage/breeds/growth";
import type { BreedPageFacts } from "@hundeblick/triage/breeds/page-facts";
import { useLanguage } from "#shared/language/use-language.ts";
import { useBreedTexts, writeRange } from "./texts.ts";

/** Summary of our ranges. */
export function BreedStats({ facts }: { facts: BreedPageFacts }) {
  const language = useLanguage();
  const { labels, bySex, kg, coat: writeCoat, sheds, energies, years, grownAt: writeGrown, knows } = useBreedTexts();
  const { weightKg, life, coat, energy, compared, network } = facts;
  const same = weightKg.male.join() === weightKg.female.join();
  const isGuessed = facts.weights.every(({ checked }) => checked === "recalled");
  const weights: [string, string][] = same
    ? [[`${labels.weight}${isGuessed ? `, ${labels.recalled}` : ""}`, kg(weightKg.male)]]
    : [
        [bySex(labels.weight, "male"), kg(weightKg.male)],
        [bySex(labels.weight, "female"), kg(weightKg.female)],
      ];
  const stats: [string, string | undefined][] = [
    ...weights,
    [
      `${labels.height}, ${labels.given}`,
      compared.heightCm ? `${writeRange(language, compared.heightCm)} cm` : undefined,
    ],
    [labels.grown, facts.isMix ? undefined : writeGrown(...grownAt(averageKg(facts.weightKg)))],
    [`${labels.life}, ${labels.ours}`, life ? years(...life.range) : undefined],
    [coat.checked === "recalled" ? `${labels.coat}, ${labels.given}` : labels.coat, writeCoat(coat)],
    [labels.sheds, sheds(coat)],
    [labels.energy, energy === null ? undefined : energies[energy]],
    [labels.network, knows(network.isClass)],
  ];
  return (
    <dl className="breed-stats">
      {stats.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
