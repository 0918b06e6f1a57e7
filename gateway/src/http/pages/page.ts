import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Language } from "@hundeblick/proto/language";
import { markup, type Markup } from "./markup.ts";

/** Styles of pages made by the gateway; the site has its own style sheet. */
const STYLE = readFileSync(new URL("page.css", import.meta.url), "utf8");
const SIGN: Markup = { safe: readFileSync(new URL("sign.svg", import.meta.url), "utf8") };
const DOG: Markup = { safe: readFileSync(new URL("peeking-dog.svg", import.meta.url), "utf8") };

/** A short text on a card, with a picture of a dog. */
export const letter = (words: Markup): Markup =>
  markup`<div class="letter">${DOG}<div class="card">${words}</div></div>`;

/** Content security policy: own style, pictures and forms of this site only. */
export const PAGE_CSP = [
  "default-src 'none'",
  `style-src 'sha256-${hash("sha256", STYLE, "base64")}'`,
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** A small page in the look of the site, never indexed. */
export const page = ({ language, title, body }: { language: Language; title: string; body: Markup }): string =>
  markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${title} · Hundeblick</title>
<style>${{ safe: STYLE }}</style>
</head>
<body>
<header><a class="brand" href="/${language}">${SIGN}<span>Hundeblick</span></a></header>
<main>${body}</main>
</body>
</html>
`.safe;
