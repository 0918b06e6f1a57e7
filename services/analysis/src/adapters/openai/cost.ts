import { meter } from "@hundeblick/kit/metrics";
import type { CompletionUsage } from "openai/resources/completions";

/** Price of a million tokens, in any currency. */
export type TokenPrice = { input: number; output: number };

const calls = meter.createCounter("hundeblick.ai.calls", {
  description: "Calls to the paid vision provider, by outcome",
});
const tokens = meter.createCounter("hundeblick.ai.tokens", {
  description: "Tokens the paid vision provider counted, by direction",
});
const cost = meter.createCounter("hundeblick.ai.cost", {
  description: "What the paid vision provider cost, in the currency of OPENAI_PRICE_*",
});
const MILLION = 1_000_000;

/** Counts every call sent, because failed ones may be billed too. */
export const countCall = (outcome: string): void => calls.add(1, { outcome });

/** Counts the reported token usage; without a report the cost is unknown. */
export function countTokens(usage: CompletionUsage | undefined, price: TokenPrice): void {
  if (!usage) return;
  tokens.add(usage.prompt_tokens, { direction: "input" });
  tokens.add(usage.completion_tokens, { direction: "output" });
  cost.add((usage.prompt_tokens * price.input + usage.completion_tokens * price.output) / MILLION);
}
