/** A path without the slashes at its end; of slashes alone one is left. A pattern would take quadratic time. */
export function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end--;
  return path.slice(0, end);
}
