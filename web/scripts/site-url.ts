import { OPERATOR, placeholdersIn } from "../src/content/operator.ts";

/** Address of the site without trailing slash. The example one keeps links of a trial build absolute. */
export const SITE_URL = (process.env["PUBLIC_URL"] || "https://www.hundeblick.example").replace(/\/$/, "");

/**
 * Ends a build for a public address while the operator is still the example: the law wants a real one.
 * @throws {Error} naming the fields
 */
export function refusePlaceholders(siteUrl = SITE_URL, operator = OPERATOR): void {
  const { hostname, protocol } = new URL(siteUrl);
  const trial = protocol !== "https:" || hostname === "localhost" || /\.(example|local|localhost|test)$/.test(hostname) || hostname.startsWith("127.");
  const fields = placeholdersIn(operator);
  if (!trial && fields.length > 0) throw new Error(`src/content/operator.ts still holds examples: ${fields.join(", ")}. A site at ${siteUrl} needs a real operator.`);
}
