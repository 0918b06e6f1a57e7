import type { Product } from "./costs.ts";

/** From 1 (poor) to 5 (good). */
type Rating = 1 | 2 | 3 | 4 | 5;

export const ASPECTS = ["proven", "absorbed", "tolerated", "price"] as const;
export type Aspect = (typeof ASPECTS)[number];

/** Our own ratings of the studies on the page. */
export const EFFECT: Readonly<Record<Product, Readonly<Record<Aspect, Rating>>>> = {
  glucosamine: { proven: 1, absorbed: 2, tolerated: 4, price: 4 },
  chondroitin: { proven: 1, absorbed: 1, tolerated: 4, price: 3 },
  combination: { proven: 1, absorbed: 2, tolerated: 4, price: 2 },
};
