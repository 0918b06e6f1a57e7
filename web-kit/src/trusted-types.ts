/**
 * The only text that may become markup or an address of code (Trusted Types). React writes a fixed empty script element
 * before it fills in data for search engines, and style sheets as text; neither can hold an element of a stranger's.
 * Browsers without Trusted Types have the rest of the content policy.
 */
const EMPTY_SCRIPT = "<script></script>";

type Rules = Record<"createHTML" | "createScript" | "createScriptURL", (text: string) => string | null>;
type Factory = { createPolicy: (name: "default", rules: Rules) => unknown };

export const RULES: Rules = {
  createHTML: (text) => (text === EMPTY_SCRIPT || !text.includes("<") ? text : null),
  // structured data for search engines, which is no program: a program cannot begin like this
  createScript: (text) => (text.startsWith('{"@') ? text : null),
  createScriptURL: (address) => (new URL(address, location.href).origin === location.origin ? address : null),
};

const { trustedTypes } = globalThis as { trustedTypes?: Factory };
trustedTypes?.createPolicy("default", RULES);
