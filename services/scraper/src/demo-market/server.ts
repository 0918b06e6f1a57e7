import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Market } from "@hundeblick/proto/language";
import { productPage, resultsPage } from "./pages.ts";
import { type FindInCatalogue, findInStock, searchStock } from "./stock.ts";

/** The demo marketplace: a small shop of fictional products on a loopback address. */
export async function startDemoMarket(
  catalogue: FindInCatalogue,
): Promise<{ name: string; origin: string; close(): Promise<void> }> {
  const answer = async (path: string, response: ServerResponse): Promise<void> => {
    const url = URL.parse(path, "http://demo");
    const [, first, kind, asin] = url?.pathname.split("/") ?? [];
    const market = Market.safeParse(first).data;
    if (url?.pathname === "/robots.txt") return send(response, 200, "User-agent: *\nDisallow: /*/cart\n", "text/plain");
    if (market && kind === "s") {
      const query = url?.searchParams.get("k") ?? "";
      return send(response, 200, resultsPage(market, query, searchStock(query, market)));
    }
    const product = market && kind === "dp" && asin ? await findInStock(asin, market, catalogue) : null;
    return product && market ? send(response, 200, productPage(market, product)) : send(response, 404, "");
  };
  const server = createServer((request, response) => {
    answer(request.url ?? "/", response).catch(() => send(response, 500, ""));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    name: "demo marketplace",
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((closed) => {
        server.close(() => closed());
      });
    },
  };
}

function send(response: ServerResponse, status: number, body: string, type = "text/html"): void {
  response.writeHead(status, { "content-type": `${type}; charset=utf-8` }).end(body);
}
