import { expect, test } from "vitest";
import { RULES } from "./trusted-types.ts";

test("allows React's empty script element, style sheets and text without tags as markup", () => {
  expect(RULES.createHTML("<script></script>")).toBe("<script></script>");
  expect(RULES.createHTML(":root{--gap:4px}")).toBe(":root{--gap:4px}");
  for (const strange of ["<img src=x onerror=alert(1)>", "<script>alert(1)</script>", "<b>"])
    expect(RULES.createHTML(strange)).toBeNull();
});

test("allows script URLs of this site only", () => {
  expect(RULES.createScriptURL("/tools-offline.js")).toBe("/tools-offline.js");
  for (const strange of ["https://evil.example/x.js", "//evil.example/x.js", "data:text/javascript,1", "blob:x"])
    expect(RULES.createScriptURL(strange)).toBeNull();
});

test("allows only structured data as script text", () => {
  const data = '{"@context":"https://schema.org","@graph":[]}';
  expect(RULES.createScript(data)).toBe(data);
  for (const strange of ["alert(1)", "", ' {"@context":1}', '{"a":1}']) expect(RULES.createScript(strange)).toBeNull();
});
