/** A `.` or `..` between slashes of any spelling, also encoded, and encoded again. */
const SLASH = String.raw`(?:[/\\]|%(?:25)*(?:2f|5c))`;
const DOT = String.raw`(?:\.|%(?:25)*2e)`;
const DOT_SEGMENT = new RegExp(`(?:^|${SLASH})${DOT}{1,2}(?=${SLASH}|;|$)`, "i");
/** Blanks, control characters and backslashes: readers of addresses drop or turn them, each in its own way. */
const ODD_CHARACTER = /[\s\\\p{Cc}]/u;

/** Whether a path leads elsewhere than it reads. */
export const hasDotSegment = (path: string): boolean => DOT_SEGMENT.test(path);

/**
 * Why a text is no plain https address, in words; null when it is one. Plain is what every program reads the same way:
 * a host without user or port, and a path without dot segments.
 */
export function webAddressProblem(text: string): string | null {
  if (!text.startsWith("https://") || !URL.canParse(text)) return "a link starts with https://";
  if (ODD_CHARACTER.test(text)) return "a link has no blanks and no backslashes";
  const { username, password, port } = new URL(text);
  if (username !== "" || password !== "") return "a link names no user";
  if (port !== "") return "a link names no port";
  const path = /^https:\/\/[^/?#]*([^?#]*)/.exec(text)?.[1] ?? "";
  if (hasDotSegment(path)) return "a link has no . or .. between its slashes";
  return null;
}
