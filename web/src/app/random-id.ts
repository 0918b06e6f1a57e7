/** 128 random bits as 22 characters, like `newId` of proto; that one brings zod along, and this runs on the home page. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .slice(0, 22);
}
