import { formatText } from "#shared/language/format-text.ts";
import "@hundeblick/web-kit/styles/guide-widgets.css";
import { Dots } from "../parts/EffectBars.tsx";
import { euros } from "../parts/german-numbers.ts";
import { useGuideWords } from "../parts/use-guide-words.ts";
import { PRODUCT_TEXT } from "./comparison.texts.ts";
import { costOf, EXAMPLE_WEIGHT, PRODUCTS } from "./costs.ts";
import { EFFECT } from "./effects.ts";

/** What the three products cost the example dog, and how well their use is proven. */
export function CostTable() {
  const words = useGuideWords();
  return (
    <table className="guide-table cost-table">
      <caption>Kosten für einen Hund von {EXAMPLE_WEIGHT} kg</caption>
      <thead>
        <tr>
          <th scope="col">Produkt, Tagesmenge</th>
          <th scope="col">Am Tag</th>
          <th scope="col">Im Monat</th>
          <th scope="col">Belegter Nutzen</th>
        </tr>
      </thead>
      <tbody>
        {PRODUCTS.map((product) => {
          const { dosesMg, perDay, perMonth } = costOf(product);
          const { proven } = EFFECT[product];
          return (
            <tr key={product}>
              <th scope="row">
                {PRODUCT_TEXT[product]} <span className="soft small">{dosesMg.join("/")} mg</span>
              </th>
              <td>{euros(perDay)}</td>
              <td>{euros(perMonth)}</td>
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
