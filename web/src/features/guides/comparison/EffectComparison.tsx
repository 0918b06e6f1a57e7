import "@hundeblick/web-kit/styles/guide-widgets.css";
import { EffectBars } from "../parts/EffectBars.tsx";
import { ASPECT_TEXT, PRODUCT_TEXT } from "./comparison.texts.ts";
import { PRODUCTS } from "./costs.ts";
import { ASPECTS, EFFECT } from "./effects.ts";

/** The two substances and both together, rated side by side. */
export function EffectComparison() {
  return (
    <div className="guide-columns">
      {PRODUCTS.map((product) => (
        <EffectBars
          key={product}
          heading={PRODUCT_TEXT[product]}
          bars={ASPECTS.map((aspect) => ({
            label: ASPECT_TEXT[aspect],
            dots: EFFECT[product][aspect],
          }))}
        />
      ))}
    </div>
  );
}
