import { beforeEach, expect, jest, test } from "@jest/globals";
import { currentTheme, switchTheme, THEME_KEY } from "./theme.ts";

const systemIs = (dark: boolean) => {
  window.matchMedia = jest.fn((query: string) => ({
    matches: dark && query.includes("dark"),
  })) as unknown as typeof window.matchMedia;
};

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset["theme"];
});

test("without a choice the system decides", () => {
  systemIs(true);
  expect(currentTheme()).toBe("dark");
});

test("the choice turns what is on the screen, stays, and is remembered", () => {
  systemIs(true);
  expect(switchTheme()).toBe("light");
  expect(currentTheme()).toBe("light");
  expect(localStorage.getItem(THEME_KEY)).toBe("light");
});
