import { setTimeout as pause } from "node:timers/promises";
import { countLookup } from "@hundeblick/kit/metrics";
import OpenAI from "openai";
import type { ChatCompletionMessageParam } from "openai/resources/chat/completions";
import type { Clock, VisionRequest, Vision } from "../../domain/ports.ts";
import type { AiBudget } from "../../domain/vision/ai-budget.ts";
import { ProviderFailure } from "../../domain/vision/provider-failure.ts";
import { smallerJpeg } from "../sharp/photo-pixels.ts";
import { REPLY_FORMAT } from "./reply.ts";
import { countCall, countTokens, type TokenPrice } from "./cost.ts";
import { buildPrompt, REPAIR } from "./prompt.ts";
import { parseReply } from "./parse-reply.ts";
import { afterError } from "./retry-policy.ts";

const PHOTO_SIDE = 1_024;
const MAX_ANSWER_TOKENS = 2_000;
const MAX_KEPT = 20_000;

export type OpenAiSettings = {
  apiKey: string;
  baseURL?: string;
  model: string;
  /** What a million tokens cost. */
  price: TokenPrice;
  /** One call, ms. */
  callMs: number;
  /** All calls for one photo, ms. */
  allMs: number;
};
export type OpenAiDeps = { settings: OpenAiSettings; budget: AiBudget; now: Clock; random?: () => number };
type Said = { text: string; truncated: boolean };

/**
 * Looks with an OpenAI-compatible server. The raw answer is kept before anything is made of it, and an answer an
 * earlier attempt paid for is used instead of asking again. `look` throws a {@link ProviderFailure} when there is none.
 */
export function openAiVision({ settings, budget, now, random = Math.random }: OpenAiDeps): Vision {
  const client = new OpenAI({
    apiKey: settings.apiKey,
    maxRetries: 0,
    timeout: settings.callMs,
    ...(settings.baseURL ? { baseURL: settings.baseURL } : {}),
  });

  const callOnce = async (messages: ChatCompletionMessageParam[], signal: AbortSignal): Promise<Said> => {
    const reply = await client.chat.completions.create(
      { model: settings.model, messages, response_format: REPLY_FORMAT, max_completion_tokens: MAX_ANSWER_TOKENS },
      { signal },
    );
    countTokens(reply.usage, settings.price);
    const choice = reply.choices?.[0];
    if (choice?.message?.refusal || choice?.finish_reason === "content_filter") throw new ProviderFailure("refused");
    return { text: choice?.message?.content ?? "", truncated: choice?.finish_reason === "length" };
  };

  const call = async (messages: ChatCompletionMessageParam[], signal: AbortSignal): Promise<Said> => {
    for (let n = 1; ; n++) {
      if (!(await budget.take(now()))) throw new ProviderFailure("budget");
      try {
        const said = await callOnce(messages, signal);
        countCall("answered");
        return said;
      } catch (error) {
        if (error instanceof ProviderFailure) {
          countCall(error.reason);
          throw error;
        }
        countCall("failed");
        const next = afterError(error, n, now(), random());
        if (next.kind === "stop")
          throw new ProviderFailure(next.reason, {
            cause: error,
            ...(next.pauseMs === undefined ? {} : { pauseMs: next.pauseMs }),
          });
        await pause(next.waitMs, undefined, { signal });
      }
    }
  };

  const ask = async ({ photo, hints, keepAnswer }: VisionRequest, signal: AbortSignal) => {
    const asked = buildPrompt(await smallerJpeg(photo, PHOTO_SIDE), hints);
    const said = await call(asked, signal);
    await keepAnswer(said.text.slice(0, MAX_KEPT));
    const looked = parseReply(said.text, settings.model);
    if (looked) return looked;
    const repaired = await call(
      [...asked, { role: "assistant", content: said.text.slice(0, MAX_KEPT) }, REPAIR],
      signal,
    );
    await keepAnswer(repaired.text.slice(0, MAX_KEPT));
    const second = parseReply(repaired.text, settings.model);
    if (!second) throw new ProviderFailure(repaired.truncated ? "truncated" : "malformed");
    return second;
  };

  return {
    async detect(request) {
      countLookup("ai_answer", request.rawAnswer !== undefined);
      const before = request.rawAnswer === undefined ? undefined : parseReply(request.rawAnswer, settings.model);
      if (before) return before;
      const late = AbortSignal.timeout(settings.allMs);
      try {
        return await ask(request, AbortSignal.any([request.signal, late]));
      } catch (error) {
        request.signal.throwIfAborted();
        throw late.aborted ? new ProviderFailure("unreachable", { cause: error }) : error;
      }
    },
  };
}
