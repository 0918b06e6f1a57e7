// Builds the public site into dist/: the browser's files, every public page as HTML in its language, app.html for the
// screens rendered in the browser (reports have one with a preview), and .br and .gz copies of all text files.
import { rmSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";
import { OPERATOR, placeholdersIn } from "../src/content/operator.ts";
import { compressSite } from "../../web-kit/scripts/compress-site.mjs";
import { readContent } from "./content/read-content.ts";
import { writeInstallation } from "./installation.ts";
import { prerenderSite } from "./prerender/prerender-site.ts";
import { rejectPlaceholders, SITE_URL } from "./site-url.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const at = (path) => new URL(`../${path}`, import.meta.url);

// the package exports only its development build, whose warnings do not matter here
const router = fileURLToPath(import.meta.resolve("react-router")).replace("development", "production");
const options = { root, logLevel: "warn", resolve: { alias: [{ find: /^react-router$/, replacement: router }] } };

/** A look at some pages only (`make languages`), by a pattern of paths: without pictures and compressed copies. */
const only = process.env.ONLY_PAGES;

rejectPlaceholders();
await build(options);
await build({
  ...options,
  build: { outDir: "dist-ssr", ssr: "src/server.tsx", manifest: false, copyPublicDir: false },
  ssr: { noExternal: true },
});
const { render } = await import(pathToFileURL(fileURLToPath(at("dist-ssr/server.js"))).href);
const { entries } = await readContent();
const site = { render, dist: at("dist/"), texts: at("public/lang/"), entries, siteUrl: SITE_URL };
const pages = await prerenderSite(only ? { ...site, only: new RegExp(only) } : site);
await writeInstallation(at("dist/"));
const files = only ? 0 : await compressSite(fileURLToPath(at("dist")));
rmSync(at("dist-ssr"), { recursive: true });
const examples = placeholdersIn(OPERATOR);
if (examples.length > 0) console.log(`a trial build: ${examples.join(", ")} of src/content/operator.ts are examples`);
console.log(`prerendered ${pages} pages, compressed ${files} files`);
