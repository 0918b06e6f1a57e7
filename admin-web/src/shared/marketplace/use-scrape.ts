import type { Market } from "@hundeblick/proto/language";
import { hasReply, getErrorMessage } from "../api/error-message.ts";
import { useScrapeProductMutation } from "./marketplace.api.ts";
import { notify, notifyError } from "../ui/notify.ts";

type Scraped = { id: string; offer: { asin: string | null } | null };

/** Refreshes one product and notifies of the outcome; true if the product may have changed. */
export function useScrape(): { scrape: (product: Scraped, market: Market) => Promise<boolean>; isScraping: boolean } {
  const [send, { isLoading }] = useScrapeProductMutation();
  const scrape = async ({ id, offer }: Scraped, market: Market): Promise<boolean> => {
    if (!offer?.asin) {
      notifyError("No ASIN found for this product in the current market");
      return false;
    }
    const { data, error } = await send({ id, market });
    if (data?.status === "success") notify("Product data updated successfully!");
    else if (data || hasReply(error))
      notifyError(`Scraping failed: ${data?.error ?? getErrorMessage(error, "Unknown error")}`);
    else notifyError("Failed to scrape product");
    return data?.status === "success" || data?.outcome === "gone";
  };
  return { scrape, isScraping: isLoading };
}
