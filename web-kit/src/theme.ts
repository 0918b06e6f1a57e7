/** Light or dark: the system's until the visitor chooses; stored as `theme`. */
type Theme = "light" | "dark";

export const THEME_KEY = "theme";

/** The current theme. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset["theme"];
  if (chosen === "light" || chosen === "dark") return chosen;
  return window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Switches to the other theme and stores it, if the browser allows. */
export function switchTheme(): Theme {
  const theme: Theme = currentTheme() === "dark" ? "light" : "dark";
  document.documentElement.dataset["theme"] = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // with storage disabled the choice lasts as long as the page
  }
  return theme;
}
