import { Market } from "@hundeblick/proto/language";

const KEY = "admin-market";
/** Where earlier versions kept the session with its token. */
const FORMER_SESSION = "admin-token";

/** The market that was chosen last, Germany before any. */
export function storedMarket(): Market {
  try {
    localStorage.removeItem(FORMER_SESSION);
    return Market.catch("de").parse(localStorage.getItem(KEY));
  } catch {
    return "de";
  }
}

/** Without local storage the market lasts as long as the page. */
export function storeMarket(market: Market): void {
  try {
    localStorage.setItem(KEY, market);
  } catch {
    // Storage is full or switched off.
  }
}
