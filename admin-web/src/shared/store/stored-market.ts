import { Market } from "@hundeblick/proto/language";

const KEY = "admin-market";
/** Key of earlier versions, which stored the session with its token. */
const FORMER_SESSION = "admin-token";

/** The last chosen market, by default Germany. */
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
    // storage is full or disabled
  }
}
