import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { allConcerns } from "@hundeblick/triage/all-concerns";
import { sources } from "@hundeblick/triage/sources";
import type { Limits } from "../../domain/ports.ts";
import type { Route } from "../../http/route.ts";
import { visitorOf } from "../../http/visitor.ts";

const HOUR = 3_600;

/** GET /api/check/concerns: every concern in all languages with its sources, as `triage` holds them. Changes with a release only. */
export function concernsRoute({ limits }: { limits: Limits }): Route {
  let prepared: Promise<Definitions> | undefined;
  return {
    method: "get",
    path: "/api/check/concerns",
    async handle(req, res) {
      await limits.take("check", visitorOf(req).client);
      const { etag, forms } = await (prepared ??= prepare());
      res.set({ "Cache-Control": `public, max-age=${HOUR}`, ETag: etag, Vary: "Accept-Encoding" });
      if (req.fresh) return void res.status(304).end();
      const form = forms.find(({ encoding }) => req.acceptsEncodings(encoding) === encoding) ?? forms[0];
      if (form?.encoding && form.encoding !== "identity") res.set("Content-Encoding", form.encoding);
      res.type("json").send(form?.body);
    },
  };
}

type Definitions = { etag: string; forms: { encoding: string; body: Buffer }[] };

async function prepare(): Promise<Definitions> {
  const plain = Buffer.from(JSON.stringify({ concerns: allConcerns, sources }));
  const digest = createHash("sha256").update(plain).digest("base64url").slice(0, 22);
  // 9 costs a tenth of a second once; 11 would cost two for 5 % less
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  const [brotli, gzipped] = await Promise.all([promisify(brotliCompress)(plain, quality), promisify(gzip)(plain)]);
  return {
    etag: `"${digest}"`,
    forms: [
      { encoding: "br", body: brotli },
      { encoding: "gzip", body: gzipped },
      { encoding: "identity", body: plain },
    ],
  };
}
