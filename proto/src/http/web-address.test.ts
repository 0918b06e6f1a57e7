import { expect, test } from "vitest";
import { MarketBody, NewProductBody } from "./admin/products.ts";
import { ImportRow } from "./catalogue.ts";
import { urlProblem } from "./product-url.ts";
import { webAddressProblem } from "./web-address.ts";

const PLAIN = [
  "https://www.amazon.de/dp/B0CX23V2ZK",
  "https://m.media-amazon.com/images/I/71-x+y.%2B._AC_SL1500_.jpg",
  "https://www.amazon.de:443/dp/B0CX23V2ZK",
  "https://www.amazon.de/s?k=a/../b&ref=..%2F",
  "https://www.amazon.de/a..b/...x/.hidden",
  "https://www.amazon.de",
];
const ODD = [
  "https://www.amazon.de:8443/dp/B0CX23V2ZK",
  "https://www.amazon.de:22/dp/B0CX23V2ZK",
  "https://user@www.amazon.de/dp/B0CX23V2ZK",
  "https://:secret@www.amazon.de/dp/B0CX23V2ZK",
  "https://www.amazon.de/../dp/B0CX23V2ZK",
  "https://www.amazon.de/dp/./B0CX23V2ZK",
  "https://www.amazon.de/dp/..",
  "https://www.amazon.de/dp/..?psc=1",
  "https://www.amazon.de/dp/%2e%2e/gp",
  "https://www.amazon.de/dp/.%2E/gp",
  "https://www.amazon.de/dp/%252e%252e/gp",
  "https://www.amazon.de/dp/..%2fgp",
  "https://www.amazon.de/dp%2F..%2Fgp",
  "https://www.amazon.de/dp/%5c..%5cgp",
  "https://www.amazon.de/dp/..;x=1/gp",
  "https://www.amazon.de\\dp\\B0CX23V2ZK",
  "https://www.amazon.de/dp\\..\\gp",
  "https:\\\\www.amazon.de/dp",
  "https://www.amazon.de/dp/.\t./gp",
  "https://www.amazon.de/dp/\n../gp",
  "https:www.amazon.de/dp",
  "http://www.amazon.de/dp",
  "javascript:alert(1)",
];

test.each(PLAIN)("accepts %s", (address) => expect(webAddressProblem(address)).toBeNull());

test.each(ODD)("rejects %j as picture and link in every schema", (address) => {
  expect(webAddressProblem(address)).not.toBeNull();
  expect(urlProblem(address, "de", false)).not.toBeNull();
  for (const field of ["url", "imageUrl"]) {
    const offer = { currency: "EUR", [field]: address };
    expect(MarketBody.safeParse(offer).success).toBe(false);
    expect(ImportRow.safeParse({ internalId: "oil", markets: { de: offer } }).success).toBe(false);
  }
  const product = { internalId: "oil", baseName: "Oil", markets: {} };
  expect(NewProductBody.safeParse({ ...product, imageUrl: address }).success).toBe(false);
});

test("rejects own pictures outside of their folder", () => {
  const accepts = (imageUrl: string) => MarketBody.safeParse({ currency: "EUR", imageUrl }).success;
  expect(["/img/demo/jar.svg", "/img/a.b/c_d-e.webp"].map(accepts)).toEqual([true, true]);
  expect(["/img/../api/admin", "/img/demo/..", "/img/./x", "/img/%2e%2e/x", "/img/a\\b"].map(accepts)).toEqual(
    Array.from({ length: 5 }, () => false),
  );
});
