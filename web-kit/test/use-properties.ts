import { afterAll, beforeAll } from "vitest";

/** Replaces properties of a shared object while a file's tests run. */
export function useProperties(changes: readonly (readonly [object, string, PropertyDescriptor])[]): void {
  const before = changes.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name));
  beforeAll(() => {
    for (const [owner, name, property] of changes)
      Object.defineProperty(owner, name, { configurable: true, ...property });
  });
  afterAll(() => {
    for (const [place, [owner, name]] of changes.entries()) {
      const property = before[place];
      if (property) Object.defineProperty(owner, name, property);
      else Reflect.deleteProperty(owner, name);
    }
  });
}
