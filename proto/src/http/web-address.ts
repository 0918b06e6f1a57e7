/** A `.` or `..` segment, also encoded once or twice. */
const SLASH = String.raw`(?:[/\\]|%(?:25)*(?:2f|5c))`;
const DOT = String.raw`(?:\.|%(?:25)*2e)`;
const DOT_SEGMENT = new RegExp(`(?:^|${SLASH})${DOT}{1,2}(?=${SLASH}|;|$)`, "i");
/** Blanks, control characters and backslashes, which URL parsers treat differently. */
const ODD_CHARACTER = /[\s\\\p{Cc}]/u;

/** Whether a path contains dot segments. */
export const hasDotSegment = (path: string): boolean => DOT_SEGMENT.test(path);

/** Why a text is no plain https URL; null when it is one. Plain: host without user or port, no dot segments. */
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
