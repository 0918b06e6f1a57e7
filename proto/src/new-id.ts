/** 128 random bits, base64url without padding: 22 characters. Not guessable, safe in a URL. */
export const ID_PATTERN = /^[A-Za-z0-9_-]{22}$/;

/** A new id from the platform's cryptographic random source; apart from `Id` because the home page has no zod. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .slice(0, 22);
}
