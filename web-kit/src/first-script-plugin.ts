import type { Plugin } from "vite";

/**
 * Runs before the first paint, which a stored theme must not miss, and before the first schema: zod may not try eval,
 * which the content policy stops and reports. The gateway puts its hash into the policy.
 */
const SCRIPT =
  'globalThis.__zod_globalConfig = { jitless: true }; try { const theme = localStorage.getItem("theme"); if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme; } catch {}';

const PLACE = "<!--first-script-->";

/** Puts the first script of both sites into its place in index.html. */
export const firstScriptPlugin = (): Plugin => ({
  name: "first-script",
  transformIndexHtml(html) {
    if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`);
    return html.replace(PLACE, () => `<script>${SCRIPT}</script>`);
  },
});
