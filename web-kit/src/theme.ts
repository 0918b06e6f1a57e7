/** Light or dark: the system decides until the visitor does; the choice is remembered under `theme`. */
export type Theme = "light" | "dark";

export const THEME_KEY = "theme";

/** The theme on the screen right now. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset["theme"];
  if (chosen === "light" || chosen === "dark") return chosen;
  return window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Switches to the other theme and remembers it; a browser that keeps nothing still switches. */
export function switchTheme(): Theme {
  const theme: Theme = currentTheme() === "dark" ? "light" : "dark";
  document.documentElement.dataset["theme"] = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Private mode with storage switched off: the choice lasts as long as the page.
  }
  return theme;
}
