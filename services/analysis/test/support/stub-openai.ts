import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** One scripted reply. `text` is the content of the model's message. */
type StubReply =
  | { kind: "good"; text?: string }
  | { kind: "truncated"; text?: string }
  | { kind: "refusal" }
  | { kind: "slow"; ms: number; text?: string }
  | { kind: "error"; status: number; code?: string; type?: string; retryAfter?: string }
  | { kind: "hang_up" }
  | { kind: "not_json" };

export const VALID_REPLY = {
  verdict: "dog",
  breeds: [{ breed: "beagle", likelihood: "likely" }],
  seen: [
    { code: "coat_shiny", confidence: "high" },
    { code: "body_ideal", confidence: "medium" },
  ],
};

type RecordedRequest = {
  body: string;
  json: { model: string; messages: { role: string; content: unknown }[]; response_format: unknown };
  authorization: string | undefined;
  at: number;
};

/** A stub server with the chat completions API: one entry of `script` per call, then valid replies. */
export async function stubOpenAi() {
  const script: StubReply[] = [];
  const asked: RecordedRequest[] = [];
  const server = createServer((request, response) => void serve(request, response));

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = "";
    for await (const part of request) body += part;
    if (request.method !== "POST" || request.url !== "/v1/chat/completions")
      return void response.writeHead(404).end("{}");
    asked.push({ body, json: JSON.parse(body), authorization: request.headers.authorization, at: Date.now() });
    answer(script.shift() ?? { kind: "good" }, response);
  }

  function answer(scripted: StubReply, response: ServerResponse): void {
    const json = (status: number, value: unknown, headers = {}): void =>
      void response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(value));
    const choice = (message: object, finish_reason: string) =>
      json(200, {
        id: "chatcmpl-1",
        object: "chat.completion",
        created: 1,
        model: "scripted",
        choices: [
          { index: 0, message: { role: "assistant", content: null, refusal: null, ...message }, finish_reason },
        ],
      });
    const good = JSON.stringify(VALID_REPLY);
    switch (scripted.kind) {
      case "good":
        return choice({ content: scripted.text ?? good }, "stop");
      case "truncated":
        return choice({ content: scripted.text ?? good.slice(0, 40) }, "length");
      case "refusal":
        return choice({ refusal: "I cannot help with this." }, "stop");
      case "slow":
        return void setTimeout(() => choice({ content: scripted.text ?? good }, "stop"), scripted.ms).unref();
      case "error":
        return json(
          scripted.status,
          { error: { message: "scripted", code: scripted.code ?? null, type: scripted.type ?? "scripted" } },
          scripted.retryAfter === undefined ? {} : { "retry-after": scripted.retryAfter },
        );
      case "hang_up":
        return void response.destroy();
      case "not_json":
        return void response.writeHead(200, { "content-type": "application/json" }).end("<html>busy</html>");
    }
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    script,
    asked,
    baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
export type StubOpenAi = Awaited<ReturnType<typeof stubOpenAi>>;
