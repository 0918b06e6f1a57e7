import { setTimeout as pause } from "node:timers/promises";
import { stubChatCompletions, type StubReply } from "@hundeblick/kit/testing";

/** A reply of the server; a message is valid without `text`, or half of a valid one. */
type Scripted =
  | { kind: "good"; text?: string }
  | { kind: "truncated"; text?: string }
  | { kind: "slow"; ms: number }
  | Exclude<StubReply, { text: string }>;

export const VALID_REPLY = {
  verdict: "dog",
  breeds: [{ breed: "beagle", likelihood: "likely" }],
  seen: [
    { code: "coat_shiny", confidence: "high" },
    { code: "body_ideal", confidence: "medium" },
  ],
};
const GOOD = JSON.stringify(VALID_REPLY);

type RecordedRequest = {
  body: string;
  json: { model: string; messages: { role: string; content: unknown }[]; response_format: unknown };
  authorization: string | undefined;
  at: number;
};

/** A stub of the provider: one entry of `script` per call, then valid replies. */
export async function stubOpenAi() {
  const script: Scripted[] = [];
  const asked: RecordedRequest[] = [];
  const server = await stubChatCompletions(async ({ body, authorization }) => {
    asked.push({ body, json: JSON.parse(body), authorization, at: Date.now() });
    const reply = script.shift() ?? { kind: "good" };
    if (reply.kind === "good") return { text: GOOD, ...reply };
    if (reply.kind === "truncated") return { text: GOOD.slice(0, 40), ...reply };
    if (reply.kind !== "slow") return reply;
    await pause(reply.ms, undefined, { ref: false });
    return { kind: "good", text: GOOD };
  });
  return { script, asked, ...server };
}
export type StubOpenAi = Awaited<ReturnType<typeof stubOpenAi>>;
