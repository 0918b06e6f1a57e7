import "@hundeblick/web-kit/styles/guide-widgets.css";
import { EffectBars } from "../parts/EffectBars.tsx";
import type { ComparisonTexts } from "./comparison.texts.ts";
import { PRODUCTS } from "./costs.ts";
import { ASPECTS, EFFECT } from "./effects.ts";

/** Ratings of the two substances and both together, side by side. */
export function EffectComparison({ texts }: { texts: ComparisonTexts }) {
  return (
    <div className="guide-columns">
      {PRODUCTS.map((product) => (
        <EffectBars
          key={product}
          heading={texts.products[product]}
          bars={ASPECTS.map((aspect) => ({
            label: texts.aspects[aspect],
            dots: EFFECT[product][aspect],
          }))}
        />
      ))}
    </div>
  );
}
