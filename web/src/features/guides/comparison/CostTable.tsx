import { formatText } from "#shared/language/format-text.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import "@hundeblick/web-kit/styles/guide-widgets.css";
import { Dots } from "../parts/EffectBars.tsx";
import { euros } from "../parts/numbers.ts";
import { useGuideWords } from "../parts/use-guide-words.ts";
import type { ComparisonTexts } from "./comparison.texts.ts";
import { costOf, EXAMPLE_WEIGHT, PRODUCTS } from "./costs.ts";
import { EFFECT } from "./effects.ts";

/** Costs of the three products for the example dog, and their evidence. */
export function CostTable({ texts }: { texts: ComparisonTexts }) {
  const language = useLanguage();
  const words = useGuideWords();
  return (
    <table className="guide-table cost-table">
      <caption>{formatText(texts.costs.caption, { kg: EXAMPLE_WEIGHT })}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.costs.product}</th>
          <th scope="col">{texts.costs.perDay}</th>
          <th scope="col">{texts.costs.perMonth}</th>
          <th scope="col">{texts.aspects.proven}</th>
        </tr>
      </thead>
      <tbody>
        {PRODUCTS.map((product) => {
          const { dosesMg, perDay, perMonth } = costOf(product);
          const { proven } = EFFECT[product];
          return (
            <tr key={product}>
              <th scope="row">
                {texts.products[product]} <span className="soft small">{dosesMg.join("/")} mg</span>
              </th>
              <td>{euros(perDay, language)}</td>
              <td>{euros(perMonth, language)}</td>
              <td>
                <Dots dots={proven} />
                <span className="visually-hidden">{formatText(words.ofFive, { dots: proven })}</span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
