import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type ShopHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** A local stub shop that records requests and connections. */
export async function localShop() {
  const shop = {
    origin: "",
    asked: [] as string[],
    connections: 0,
    answer: ((_request, response) => {
      response.end();
    }) as ShopHandler,
    close: async () => {},
  };
  const server = createServer((request, response) => {
    // requested by the browser itself at any time
    if (request.url === "/favicon.ico") return void response.writeHead(404).end();
    shop.asked.push(request.url ?? "");
    shop.answer(request, response);
  });
  server.on("connection", () => {
    shop.connections += 1;
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  shop.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  shop.close = async () => {
    server.closeAllConnections();
    await new Promise<void>((closed) => {
      server.close(() => closed());
    });
  };
  return shop;
}
export const page =
  (status: number, body = "", headers: Record<string, string> = {}): ShopHandler =>
  (_request, response) => {
    response.writeHead(status, { "content-type": "text/html; charset=utf-8", ...headers }).end(body);
  };
