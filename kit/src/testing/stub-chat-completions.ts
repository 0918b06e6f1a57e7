import { once } from "node:events";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A scripted reply; `text` is the content of the model's message. */
export type StubReply =
  | { kind: "good" | "truncated"; text: string }
  | { kind: "refusal" }
  | { kind: "error"; status: number; code?: string; type?: string; retryAfter?: string }
  | { kind: "hang_up" }
  | { kind: "not_json" };
type StubRequest = { body: string; authorization: string | undefined };

/** A stub server with the chat completions API; `other` handles all other calls. */
export async function stubChatCompletions(
  replyTo: (request: StubRequest) => StubReply | Promise<StubReply>,
  { host = "127.0.0.1", port = 0, other = notFound }: { host?: string; port?: number; other?: RequestListener } = {},
): Promise<{ baseURL: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method !== "POST" || request.url !== "/v1/chat/completions") return other(request, response);
    const { authorization } = request.headers;
    void text(request).then(async (body) => send(response, await replyTo({ body, authorization })));
  });
  server.listen(port, host);
  await once(server, "listening");
  return {
    baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    async close() {
      server.closeAllConnections();
      await server[Symbol.asyncDispose]();
    },
  };
}

const notFound: RequestListener = (_request, response) => void response.writeHead(404).end("{}");

function send(response: ServerResponse, reply: StubReply): void {
  const json = (status: number, value: unknown, headers = {}): void =>
    void response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(value));
  const choice = (message: object, finish_reason: string): void =>
    json(200, {
      id: "scripted",
      object: "chat.completion",
      created: 1,
      model: "scripted",
      choices: [{ index: 0, message: { role: "assistant", content: null, refusal: null, ...message }, finish_reason }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    });
  switch (reply.kind) {
    case "good":
      return choice({ content: reply.text }, "stop");
    case "truncated":
      return choice({ content: reply.text }, "length");
    case "refusal":
      return choice({ refusal: "I cannot help with this." }, "stop");
    case "error": {
      const { status, code = null, type = "scripted", retryAfter } = reply;
      const error = { message: "scripted", type, code, param: null };
      return json(status, { error }, retryAfter === undefined ? {} : { "retry-after": retryAfter });
    }
    case "hang_up":
      return void response.destroy();
    case "not_json":
      return void response.writeHead(200, { "content-type": "application/json" }).end("<html>busy</html>");
  }
}
