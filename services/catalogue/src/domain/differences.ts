import { isDeepStrictEqual } from "node:util";
import type { FileProduct } from "@hundeblick/proto/http/catalogue";
import { MARKETS } from "@hundeblick/proto/language";

type Content = Partial<FileProduct>;

/** Names of changed fields: `markets.de.price` of an offer, `markets.de` for an added or removed offer. */
export function differences(before: Content, after: Content): string[] {
  const offers = MARKETS.flatMap((market) => {
    const [was, is] = [before.markets?.[market], after.markets?.[market]];
    return was && is
      ? changedKeys(was, is).map((field) => `markets.${market}.${field}`)
      : was || is
        ? [`markets.${market}`]
        : [];
  });
  return [...changedKeys(contentOf(before), contentOf(after)), ...offers];
}

/** Id, version and dates do not count as changes. */
const NO_CONTENT = new Set(["id", "version", "markets", "createdAt", "updatedAt"]);
const contentOf = (product: Content): object =>
  Object.fromEntries(Object.entries(product).filter(([key]) => !NO_CONTENT.has(key)));

const changedKeys = <T extends object>(before: T, after: T): string[] => {
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...was.keys(), ...is.keys()])].filter((key) => !isDeepStrictEqual(was.get(key), is.get(key)));
};
