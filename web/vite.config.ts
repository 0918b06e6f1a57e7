import mdx from "@mdx-js/rollup";
import react from "@vitejs/plugin-react";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import { defineConfig } from "vite";
import { triagePlugin } from "@hundeblick/triage/vite-plugin";
import { firstScriptPlugin } from "@hundeblick/web-kit/first-script-plugin.ts";
import { contentPlugin } from "./scripts/content/content-plugin.ts";
import { measuredPlugin } from "./scripts/measured/measured-plugin.ts";
import { toolTextsPlugin } from "./scripts/content/tool-texts-plugin.ts";
import { remarkEvidence } from "./scripts/content/remark-evidence.ts";
import { SITE_URL } from "./scripts/site-url.ts";

const gateway = process.env["GATEWAY_URL"] ?? "http://127.0.0.1:8080";

const FIRST_NAMES = ["start", "react", "site", "rolldown-runtime"];
const FIRST = new RegExp(`assets/(?:${FIRST_NAMES.join("|")})-`);

export default defineConfig({
  plugins: [
    { enforce: "pre", ...mdx({ remarkPlugins: [remarkFrontmatter, remarkGfm, remarkEvidence] }) },
    contentPlugin(),
    toolTextsPlugin(),
    measuredPlugin(),
    triagePlugin(),
    react(),
    firstScriptPlugin(),
  ],
  define: {
    __SITE_URL__: JSON.stringify(SITE_URL),
    __RELEASE__: JSON.stringify(process.env["RELEASE"] ?? "dev"),
    __ERROR_DSN__: JSON.stringify(process.env["ERROR_DSN"] ?? ""),
  },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    // no preloads for entry chunks: their script is in the page, and names cost bytes
    modulePreload: {
      resolveDependencies: (_file, files, { hostType }) =>
        files.filter((file) => hostType === "html" || !FIRST.test(file)),
    },
    target: "es2022",
    rolldownOptions: {
      // two files for the first screen: many small ones compress 5 kB worse, one would be a long task
      // lazy imports stay out, otherwise they would load at once and compete with fonts and pictures
      output: {
        // the first script lists all later files, so shared chunks need no names in it
        chunkFileNames: ({ name, isDynamicEntry }) =>
          isDynamicEntry || FIRST_NAMES.includes(name) ? "assets/[name]-[hash].js" : "assets/c-[hash].js",
        codeSplitting: {
          groups: [
            { name: "start", test: /src\/client\.ts$/, priority: 3 },
            { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
            { name: "site", test: /src\/app\/show-site\.tsx$/, priority: 1 },
            // thirty files of some hundred bytes each otherwise, and each preload of one takes a phone 10 ms
            { name: "tool", test: /src\/features\/tools\/frame\// },
          ],
        },
      },
    },
  },
  server: { host: "127.0.0.1", proxy: { "/api": gateway } },
});
