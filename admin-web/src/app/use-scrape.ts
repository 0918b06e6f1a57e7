import type { Market } from "@hundeblick/proto/language";
import { isAnswered, messageOf } from "./error-message.ts";
import { useScrapeProductMutation } from "./marketplace.api.ts";
import { tell, tellProblem } from "../ui/tell.ts";

type Scraped = { id: string; offer: { asin: string | null } | null };

/** Reads one product again from the marketplace and says what came of it, true when it went well; lists are read again then. */
export function useScrape(): { scrape: (product: Scraped, market: Market) => Promise<boolean>; isScraping: boolean } {
  const [send, { isLoading }] = useScrapeProductMutation();
  const scrape = async ({ id, offer }: Scraped, market: Market): Promise<boolean> => {
    if (!offer?.asin) {
      tellProblem("No ASIN found for this product in the current market");
      return false;
    }
    const { data, error } = await send({ id, market });
    if (data?.status === "success") tell("Product data updated successfully!");
    else if (data || isAnswered(error))
      tellProblem(`Scraping failed: ${data?.error ?? messageOf(error, "Unknown error")}`);
    else tellProblem("Failed to scrape product");
    return data?.status === "success";
  };
  return { scrape, isScraping: isLoading };
}
