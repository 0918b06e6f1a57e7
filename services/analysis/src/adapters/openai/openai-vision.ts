import { setTimeout as pause } from "node:timers/promises";
import { countLookup } from "@hundeblick/kit/metrics";
import OpenAI from "openai";
import type { ChatCompletionMessageParam } from "openai/resources/chat/completions";
import type { Clock, VisionRequest, Vision } from "../../domain/ports.ts";
import type { AiBudget } from "../../domain/vision/ai-budget.ts";
import { ProviderFailure } from "../../domain/vision/provider-failure.ts";
import { smallerJpeg } from "../sharp/photo-pixels.ts";
import { EXTRA_REPLY_FORMAT, REPLY_FORMAT, type ReplyFormat } from "./reply.ts";
import { countCall, countTokens, type TokenPrice } from "./cost.ts";
import { buildExtraPrompt, buildPrompt, REPAIR } from "./prompt.ts";
import { parseExtraReply, parseReply } from "./parse-reply.ts";
import { afterError } from "./retry-policy.ts";

const PHOTO_SIDE = 1_024;
const MAX_ANSWER_TOKENS = 2_000;
const MAX_STORED = 20_000;

export type OpenAiSettings = {
  apiKey: string;
  baseURL?: string;
  model: string;
  /** Prices per million tokens. */
  price: TokenPrice;
  /** Timeout of one call, ms. */
  callMs: number;
  /** Timeout of all calls for the first photo, ms. */
  allMs: number;
  /** Timeout of all calls for extra photos, ms. */
  extraMs: number;
};
type OpenAiDeps = { settings: OpenAiSettings; budget: AiBudget; now: Clock; random?: () => number };
type Said = { text: string; truncated: boolean };
/** A prompt with its photos and the parser of its reply, which returns undefined for an invalid one. */
type Question<Answer> = {
  messages: () => Promise<ChatCompletionMessageParam[]>;
  format: ReplyFormat;
  photos: number;
  read: (text: string) => Answer | undefined;
  limitMs: number;
};
type Circumstances = Pick<VisionRequest, "rawAnswer" | "saveRawAnswer" | "signal">;

/**
 * Uses an OpenAI-compatible server. Stores the raw reply first and reuses that of an earlier attempt.
 * @throws {ProviderFailure}
 */
export function openAiVision({ settings, budget, now, random = Math.random }: OpenAiDeps): Required<Vision> {
  const client = new OpenAI({
    apiKey: settings.apiKey,
    maxRetries: 0,
    timeout: settings.callMs,
    ...(settings.baseURL ? { baseURL: settings.baseURL } : {}),
  });

  const callOnce = async (
    messages: ChatCompletionMessageParam[],
    format: ReplyFormat,
    signal: AbortSignal,
  ): Promise<Said> => {
    const reply = await client.chat.completions.create(
      { model: settings.model, messages, response_format: format, max_completion_tokens: MAX_ANSWER_TOKENS },
      { signal },
    );
    countTokens(reply.usage, settings.price);
    const choice = reply.choices?.[0];
    if (choice?.message?.refusal || choice?.finish_reason === "content_filter") throw new ProviderFailure("refused");
    return { text: choice?.message?.content ?? "", truncated: choice?.finish_reason === "length" };
  };

  /** Each call takes its number of photos from the day's budget. */
  const call = async (
    messages: ChatCompletionMessageParam[],
    { format, photos }: Pick<Question<unknown>, "format" | "photos">,
    signal: AbortSignal,
  ): Promise<Said> => {
    for (let n = 1; ; n++) {
      if (!(await budget.take(now(), photos))) throw new ProviderFailure("budget");
      try {
        const said = await callOnce(messages, format, signal);
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

  const askTwice = async <Answer>(
    question: Question<Answer>,
    saveRawAnswer: Circumstances["saveRawAnswer"],
    signal: AbortSignal,
  ): Promise<Answer> => {
    const messages = await question.messages();
    const said = await call(messages, question, signal);
    await saveRawAnswer(said.text.slice(0, MAX_STORED));
    const answer = question.read(said.text);
    if (answer) return answer;
    const before: ChatCompletionMessageParam = { role: "assistant", content: said.text.slice(0, MAX_STORED) };
    const repaired = await call([...messages, before, REPAIR], question, signal);
    await saveRawAnswer(repaired.text.slice(0, MAX_STORED));
    const second = question.read(repaired.text);
    if (!second) throw new ProviderFailure(repaired.truncated ? "truncated" : "malformed");
    return second;
  };

  const ask = async <Answer>(question: Question<Answer>, given: Circumstances): Promise<Answer> => {
    countLookup("ai_answer", given.rawAnswer !== undefined);
    const before = given.rawAnswer === undefined ? undefined : question.read(given.rawAnswer);
    if (before) return before;
    const late = AbortSignal.timeout(question.limitMs);
    try {
      return await askTwice(question, given.saveRawAnswer, AbortSignal.any([given.signal, late]));
    } catch (error) {
      given.signal.throwIfAborted();
      throw late.aborted ? new ProviderFailure("unreachable", { cause: error }) : error;
    }
  };

  return {
    detect: ({ photo, hints, ...given }) =>
      ask(
        {
          messages: async () => buildPrompt(await smallerJpeg(photo, PHOTO_SIDE), hints),
          format: REPLY_FORMAT,
          photos: 1,
          read: (text) => parseReply(text, settings.model),
          limitMs: settings.allMs,
        },
        given,
      ),
    describe: ({ photos, hints, ...given }) =>
      ask(
        {
          async messages() {
            const smaller = [];
            // sequentially, because each is decoded here
            for (const { view, photo } of photos) smaller.push({ view, photo: await smallerJpeg(photo, PHOTO_SIDE) });
            return buildExtraPrompt(smaller, hints);
          },
          format: EXTRA_REPLY_FORMAT,
          photos: photos.length,
          read: (text) =>
            parseExtraReply(
              text,
              photos.map(({ view }) => view),
            ),
          limitMs: settings.extraMs,
        },
        given,
      ),
  };
}
