import type { Row } from "../src/domain/red-flags/model/vocabulary.ts";

/** One text, whether it belongs to the class, and how much a mistake about it counts (1 = as much as any). */
export type Example = { row: Row; positive: boolean; counts: number };
/** Weight of each feature, and what is added to every text. */
export type LogisticRegression = { weights: Float64Array; bias: number };

const HISTORY = 10;
const MAX_STEPS = 300;
const FLAT = 1e-4;

export const probability = ({ weights, bias }: LogisticRegression, { at, value }: Row): number =>
  1 / (1 + Math.exp(-at.reduce((sum, feature, i) => sum + (weights[feature] ?? 0) * (value[i] ?? 0), bias)));

/**
 * Logistic regression with an L2 penalty, by L-BFGS: no random number, the same rows give the same weights.
 * `c` weighs the mistakes against the penalty; both classes count the same in all.
 */
export function fit(examples: readonly Example[], size: number, c: number): LogisticRegression {
  const rows = examples.map(({ row }) => row);
  const positive = examples.map((one) => one.positive);
  const ones = positive.filter(Boolean).length;
  const importance = examples.map(
    (one) => (one.counts * c * rows.length) / (2 * (one.positive ? ones : rows.length - ones)),
  );
  const loss = (at: Float64Array, gradient: Float64Array): number => {
    let sum = 0;
    for (let i = 0; i < size; i += 1) {
      const weight = at[i] ?? 0;
      gradient[i] = weight;
      sum += (weight * weight) / 2;
    }
    gradient[size] = 0;
    rows.forEach((row, r) => {
      let score = at[size] ?? 0;
      for (let i = 0; i < row.at.length; i += 1) score += (at[row.at[i] ?? 0] ?? 0) * (row.value[i] ?? 0);
      const margin = positive[r] ? score : -score;
      const weight = importance[r] ?? 0;
      sum += weight * (margin > 0 ? Math.log1p(Math.exp(-margin)) : -margin + Math.log1p(Math.exp(margin)));
      const slope = ((positive[r] ? -1 : 1) * weight) / (1 + Math.exp(margin));
      for (let i = 0; i < row.at.length; i += 1) gradient[row.at[i] ?? 0]! += slope * (row.value[i] ?? 0);
      gradient[size]! += slope;
    });
    return sum;
  };
  const found = minimise(loss, size + 1);
  return { weights: found.subarray(0, size), bias: found[size] ?? 0 };
}

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
};

/** Nocedal and Wright, Numerical Optimization, algorithm 7.5, with a halving line search. */
function minimise(loss: (at: Float64Array, gradient: Float64Array) => number, size: number): Float64Array {
  let at = new Float64Array(size);
  let gradient = new Float64Array(size);
  let value = loss(at, gradient);
  const past: { s: Float64Array; y: Float64Array; rho: number }[] = [];
  for (let step = 0; step < MAX_STEPS && Math.sqrt(dot(gradient, gradient)) > FLAT * Math.max(1, value); step += 1) {
    const direction = descent(gradient, past);
    const slope = dot(direction, gradient);
    for (let length = 1; ; length /= 2) {
      const next = at.map((x, i) => x + length * (direction[i] ?? 0));
      const nextGradient = new Float64Array(size);
      const nextValue = loss(next, nextGradient);
      if (nextValue > value + 1e-4 * length * slope && length > 1e-10) continue;
      const s = next.map((x, i) => x - (at[i] ?? 0));
      const y = nextGradient.map((x, i) => x - (gradient[i] ?? 0));
      if (dot(s, y) > 0) past.push({ s, y, rho: 1 / dot(s, y) });
      if (past.length > HISTORY) past.shift();
      [at, gradient, value] = [next, nextGradient, nextValue];
      break;
    }
  }
  return at;
}

function descent(gradient: Float64Array, past: readonly { s: Float64Array; y: Float64Array; rho: number }[]) {
  const q = gradient.slice();
  const alphas: number[] = [];
  for (const { s, y, rho } of past.toReversed()) {
    const alpha = rho * dot(s, q);
    alphas.unshift(alpha);
    for (let i = 0; i < q.length; i += 1) q[i]! -= alpha * (y[i] ?? 0);
  }
  const last = past.at(-1);
  const scale = last ? dot(last.s, last.y) / dot(last.y, last.y) : 1 / Math.max(1, Math.sqrt(dot(q, q)));
  for (let i = 0; i < q.length; i += 1) q[i]! *= scale;
  past.forEach(({ s, y, rho }, k) => {
    const beta = (alphas[k] ?? 0) - rho * dot(y, q);
    for (let i = 0; i < q.length; i += 1) q[i]! += beta * (s[i] ?? 0);
  });
  return q.map((x) => -x);
}
