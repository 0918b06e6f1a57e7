import type { Bus } from "@hundeblick/kit/bus";
import { scraperContract } from "@hundeblick/proto/rpc/scraper";
import { aboutEndpoints } from "./endpoints/about.rpc.ts";
import { bulkEndpoints } from "./endpoints/bulk-update.rpc.ts";
import { keywordEndpoints } from "./endpoints/keywords.rpc.ts";
import { marketplaceEndpoints } from "./endpoints/marketplace.rpc.ts";
import { printPageEndpoint } from "./endpoints/print-page.rpc.ts";

type Asked = Parameters<typeof marketplaceEndpoints>[0] &
  Parameters<typeof bulkEndpoints>[0] &
  Parameters<typeof keywordEndpoints>[0];

/** Calls of this service. `print` is missing without Chromium. */
export async function serveScraper(
  bus: Pick<Bus, "serve">,
  parts: Asked,
  { print, about }: { print: Parameters<typeof printPageEndpoint>[0]; about: Parameters<typeof aboutEndpoints>[0] },
): Promise<void> {
  await bus.serve(scraperContract, {
    print: printPageEndpoint(print),
    ...marketplaceEndpoints(parts),
    ...bulkEndpoints(parts),
    ...keywordEndpoints(parts),
    ...aboutEndpoints(about),
  });
}
