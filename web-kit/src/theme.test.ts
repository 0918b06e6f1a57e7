import { beforeEach, expect, test, vi } from "vitest";
import { currentTheme, switchTheme, THEME_KEY } from "./theme.ts";

const systemIs = (dark: boolean) => {
  window.matchMedia = vi.fn((query: string) => ({
    matches: dark && query.includes("dark"),
  })) as unknown as typeof window.matchMedia;
};

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset["theme"];
});

test("follows the system by default", () => {
  systemIs(true);
  expect(currentTheme()).toBe("dark");
});

test("applies and stores the choice", () => {
  systemIs(true);
  expect(switchTheme()).toBe("light");
  expect(currentTheme()).toBe("light");
  expect(localStorage.getItem(THEME_KEY)).toBe("light");
});
