import { meter } from "@hundeblick/kit/metrics";
import type { CompletionUsage } from "openai/resources/completions";

/** Price of a million tokens, in whatever currency the operator counts in. */
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

/** Counts one call that left this process, whatever came of it: a failed one may be paid for as well. */
export const countCall = (outcome: string): void => calls.add(1, { outcome });

/** Counts what the provider says a call used. A provider that does not say leaves the cost unknown. */
export function countTokens(usage: CompletionUsage | undefined, price: TokenPrice): void {
  if (!usage) return;
  tokens.add(usage.prompt_tokens, { direction: "input" });
  tokens.add(usage.completion_tokens, { direction: "output" });
  cost.add((usage.prompt_tokens * price.input + usage.completion_tokens * price.output) / MILLION);
}
