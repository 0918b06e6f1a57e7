import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** A proxy that records what was sent. */
export async function listenBefore(target: string): Promise<{ url: string; heard: Buffer[]; close(): Promise<void> }> {
  const heard: Buffer[] = [];
  const server = createServer((request, response) => {
    void buffer(request)
      .then(async (body) => {
        heard.push(body);
        const answer = await fetch(new URL(request.url ?? "/", target), {
          method: request.method ?? "GET",
          body: new Uint8Array(body),
          headers: { "content-type": request.headers["content-type"] ?? "" },
        });
        response
          .writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" })
          .end(await answer.text());
      })
      .catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${new URL(target).pathname}`,
    heard,
    close: async () => {
      server.closeAllConnections();
      await server[Symbol.asyncDispose]();
    },
  };
}
