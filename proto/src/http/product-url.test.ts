import { expect, test } from "vitest";
import type { Market } from "../language.ts";
import { urlProblem } from "./product-url.ts";

test.each<[string, Market, boolean]>([
  ["https://www.amazon.de/dp/B0CX23V2ZK", "de", false],
  ["https://amazon.com/gp/product/B0CX23V2ZK?psc=1", "us", false],
  ["https://smile.amazon.co.uk/dp/B0CX23V2ZK", "uk", false],
  ["https://www.amazon.pl/dp/B0CX23V2ZK", "pl", false],
  ["/demo-shop/pl/DEMO000001", "pl", true],
])("%s is a link of %s", (url, market, demo) => expect(urlProblem(url, market, demo)).toBeNull());

test.each<[string, Market, boolean, RegExp]>([
  ["https://www.amazon.pl/dp/B0CX23V2ZK", "de", false, /market pl; a link here leads to amazon\.de/],
  ["https://www.amazon.com.evil.example/dp/B0CX23V2ZK", "us", false, /leads to amazon\.com$/],
  ["https://notamazon.de/dp/B0CX23V2ZK", "de", false, /leads to amazon\.de/],
  ["https://www.amazon.de@shop.example/dp/B0CX23V2ZK", "de", false, /no user/],
  ["https://shop.example/", "uk", false, /leads to amazon\.co\.uk/],
  ["http://www.amazon.de/dp/B0CX23V2ZK", "de", false, /https/],
  ["amazon.de/dp/B0CX23V2ZK", "de", false, /https/],
  ["/demo-shop/de/DEMO000001", "de", false, /real product/],
  ["https://www.amazon.de/dp/B0CX23V2ZK", "de", true, /demo shop, \/demo-shop\/de\//],
  ["/demo-shop/us/DEMO000001", "de", true, /another market/],
])("%s is no link of %s (demo: %s)", (url, market, demo, problem) =>
  expect(urlProblem(url, market, demo)).toMatch(problem),
);
