import { Claims } from "@hundeblick/proto/http/claims";
import written from "./site-claims.json" with { type: "json" };

/** The figures the home page is built with (web/src/content/claims.ts); nobody has measured them. */
export const siteClaims: Claims = Claims.parse(written);
