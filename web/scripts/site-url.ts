import { OPERATOR, placeholdersIn } from "../src/content/operator.ts";

const { PUBLIC_URL = "", TRIAL_BUILD = "" } = process.env;
const EXAMPLE = "https://www.hundeblick.example";

/** Address of the site without trailing slash. The example one makes links of a trial build absolute. */
export const SITE_URL = (PUBLIC_URL || EXAMPLE).replace(/\/$/, "");

interface BuildFor {
  publicUrl?: string;
  /** The build is only a trial: TRIAL_BUILD=yes. */
  trial?: boolean;
  operator?: typeof OPERATOR;
}

/**
 * Fails a public build with example data: without an address, or with one that is not this machine, it needs a real
 * operator, as the law does. A trial sets TRIAL_BUILD=yes or an address on this machine.
 * @throws {Error} naming what is missing
 */
export function rejectPlaceholders({
  publicUrl = PUBLIC_URL,
  trial = TRIAL_BUILD === "yes",
  operator = OPERATOR,
}: BuildFor = {}): void {
  if (trial) return;
  if (!URL.canParse(publicUrl))
    throw new Error(
      `PUBLIC_URL must name the address of the site (it is "${publicUrl}"). A build that is only tried out says so: TRIAL_BUILD=yes.`,
    );
  const { hostname } = new URL(publicUrl);
  if (/^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)) return;
  if (/\.(?:example|test|invalid)$/.test(hostname))
    throw new Error(`PUBLIC_URL is an example: ${publicUrl}. A build that is only tried out says so: TRIAL_BUILD=yes.`);
  const fields = placeholdersIn(operator);
  if (fields.length > 0)
    throw new Error(
      `src/content/operator.ts still holds examples: ${fields.join(", ")}. A site at ${publicUrl} needs a real operator.`,
    );
}
