import { type Substance, substanceDose } from "./comparison-dosage.ts";

/** Body weight of the dog in the cost table, in kg. */
export const EXAMPLE_WEIGHT = 20;
const DAYS_OF_A_MONTH = 30;

export const PRODUCTS = ["glucosamine", "chondroitin", "combination"] as const;
export type Product = (typeof PRODUCTS)[number];

const CONTAINS: Readonly<Record<Product, readonly Substance[]>> = {
  glucosamine: ["glucosamine"],
  chondroitin: ["chondroitin"],
  combination: ["glucosamine", "chondroitin"],
};
/** Euro per day. */
const PER_DAY: Readonly<Record<Product, number>> = {
  glucosamine: 0.5,
  chondroitin: 0.65,
  combination: 0.95,
};

interface Cost {
  dosesMg: readonly number[];
  perDay: number;
  perMonth: number;
}

/** Costs of a product for the example dog, in euro; a month has 30 days. */
export const costOf = (product: Product): Cost => ({
  dosesMg: CONTAINS[product].map((one) => substanceDose(one, EXAMPLE_WEIGHT, "mild")),
  perDay: PER_DAY[product],
  perMonth: Math.round(PER_DAY[product] * DAYS_OF_A_MONTH * 100) / 100,
});
