import type { Market } from "@hundeblick/proto/language";
import type { exportProducts } from "@hundeblick/proto/rpc/catalogue";
import type { ReplyOf } from "@hundeblick/proto/rpc/define";

type Page = ReplyOf<typeof exportProducts>;

/** The catalogue of these markets as a file for an import, page by page. `at`: ISO time of the export. */
export async function* productFile(
  { at, markets }: { at: string; markets: readonly Market[] },
  first: Page,
  pageAfter: (next: string) => Promise<Page>,
): AsyncGenerator<string> {
  yield `{"schema":"hundeblick-products","version":1,"exportedAt":"${at}","markets":${JSON.stringify(markets)},"products":[`;
  let comma = "";
  for (let { products, next } = first; ; { products, next } = await pageAfter(next)) {
    for (const product of products) {
      yield `${comma}\n${JSON.stringify(product)}`;
      comma = ",";
    }
    if (next === null) break;
  }
  yield "\n]}\n";
}
