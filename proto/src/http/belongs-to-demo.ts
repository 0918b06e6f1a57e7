/** ASINs of our invented products begin with it; the big marketplace gives no such number. */
const INVENTED = /^DEMO/;

/**
 * True when a product's page is at the demo marketplace, false when it is at the big one: neither is asked for what
 * belongs to the other.
 */
export const belongsToDemo = (asin: string, product?: { demo: boolean } | null): boolean =>
  INVENTED.test(asin) || product?.demo === true;
