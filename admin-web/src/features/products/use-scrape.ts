import type { ProductRow } from "@hundeblick/proto/http/catalogue";
import type { Market } from "@hundeblick/proto/language";
import { isAnswered, messageOf } from "../../app/error-message.ts";
import { useScrapeProductMutation } from "../../app/marketplace.api.ts";
import { tell, tellProblem } from "../../ui/tell.ts";

/** Reads one product again from the marketplace and says what came of it; the list is read again after a success. */
export function useScrape(): { scrape: (row: Pick<ProductRow, "id" | "offer">, market: Market) => Promise<void>; isScraping: boolean } {
  const [send, { isLoading }] = useScrapeProductMutation();
  const scrape = async ({ id, offer }: Pick<ProductRow, "id" | "offer">, market: Market): Promise<void> => {
    if (!offer?.asin) return tellProblem("No ASIN found for this product in the current market");
    const { data, error } = await send({ id, market });
    if (data?.status === "success") tell("Product data updated successfully!");
    else if (data || isAnswered(error)) tellProblem(`Scraping failed: ${data?.error ?? messageOf(error, "Unknown error")}`);
    else tellProblem("Failed to scrape product");
  };
  return { scrape, isScraping: isLoading };
}
