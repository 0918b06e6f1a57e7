/** Why parsed JSON is unsafe; undefined if it is safe. Not recursive, so that no nesting can exhaust the stack. */
export function unsafeIn(value: unknown, maxDepth: number): string | undefined {
  const open = [{ value, depth: 1 }];
  for (let one = open.pop(); one; one = open.pop()) {
    if (typeof one.value !== "object" || one.value === null) continue;
    if (one.depth > maxDepth) return `The file is nested deeper than ${maxDepth} levels.`;
    if (Object.hasOwn(one.value, "__proto__")) return "The file has a field named __proto__.";
    for (const inner of Object.values(one.value)) open.push({ value: inner, depth: one.depth + 1 });
  }
  return undefined;
}
