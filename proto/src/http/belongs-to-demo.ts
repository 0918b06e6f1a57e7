/** Prefix of the ASINs of our invented products; Amazon never assigns it. */
const INVENTED = /^DEMO/;

/** True for a product of the demo marketplace, false for one of Amazon. */
export const belongsToDemo = (asin: string, product?: { demo: boolean } | null): boolean =>
  INVENTED.test(asin) || product?.demo === true;
