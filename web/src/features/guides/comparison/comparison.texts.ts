import type { SourceId } from "../../../content/evidence.ts";
import type { DoseTexts } from "../parts/DoseCalculator.tsx";
import type { Purpose } from "./comparison-dosage.ts";
import type { Product } from "./costs.ts";
import type { Aspect } from "./effects.ts";

/** Texts in `comparison.{language}.ts`. */
export interface ComparisonTexts {
  products: Readonly<Record<Product, string>>;
  aspects: Readonly<Record<Aspect, string>>;
  dose: DoseTexts<Purpose>;
  costs: { caption: string; product: string; perDay: string; perMonth: string };
  duration: string;
  /** Studies with dogs, newest first; only from their abstracts. */
  studies: readonly Study[];
}

interface Study {
  source: SourceId;
  /** Tested substance, as a heading. */
  name: string;
  dogs: string;
  duration: string;
  result: string;
}
