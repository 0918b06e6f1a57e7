/**
 * The Trusted Types policy. React sets a fixed empty script element as markup before it fills in structured data, and
 * style sheets as text. Browsers without Trusted Types have the rest of the content security policy.
 */
const EMPTY_SCRIPT = "<script></script>";

type Rules = Record<"createHTML" | "createScript" | "createScriptURL", (text: string) => string | null>;
type Factory = { createPolicy: (name: "default", rules: Rules) => unknown };

export const RULES: Rules = {
  createHTML: (text) => (text === EMPTY_SCRIPT || !text.includes("<") ? text : null),
  // structured data for search engines, which cannot begin like a program
  createScript: (text) => (text.startsWith('{"@') ? text : null),
  createScriptURL: (address) => (new URL(address, location.href).origin === location.origin ? address : null),
};

const { trustedTypes } = globalThis as { trustedTypes?: Factory };
trustedTypes?.createPolicy("default", RULES);
