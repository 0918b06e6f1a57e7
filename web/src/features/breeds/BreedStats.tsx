import type { BreedPageFacts } from "@hundeblick/triage/breeds/page-facts";
import { useBreedWords } from "./breed-words.ts";

/** Summary of our ranges. */
export function BreedStats({ facts }: { facts: BreedPageFacts }) {
  const { labels, kg, coats, groups, noGroup, list } = useBreedWords();
  const { weightKg, heightCm, life, coat, group, isMix } = facts;
  const cm = ([low, high]: readonly [number, number]) => `${low}–${high} cm`;
  const same = weightKg.male.join() === weightKg.female.join();
  const stats: [string, string][] = [
    ...(same
      ? [[labels.weight, kg(weightKg.male)] as [string, string]]
      : [
          [`${labels.weight}, ${labels.male}`, kg(weightKg.male)] as [string, string],
          [`${labels.weight}, ${labels.female}`, kg(weightKg.female)] as [string, string],
        ]),
    ...(heightCm
      ? [
          [
            labels.height,
            cm([Math.min(heightCm.male[0], heightCm.female[0]), Math.max(heightCm.male[1], heightCm.female[1])]),
          ] as [string, string],
        ]
      : []),
    ...(life ? [[labels.life, `${life.range[0]}–${life.range[1]}`] as [string, string]] : []),
    [labels.coat, coats[coat.length]],
    [labels.group, isMix ? list.cross : group === null ? noGroup : `${group}: ${groups[group]}`],
  ];
  return (
    <dl className="breed-stats">
      {stats.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
