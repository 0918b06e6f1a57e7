import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp, { type Sharp } from "sharp";
import type { Language } from "@hundeblick/proto/language";
import { LANGUAGES } from "@hundeblick/proto/languages";

const FAVICON = fileURLToPath(new URL("../public/favicon.svg", import.meta.url));
const GREEN = "#1F5C45";
const GROUND = "#FBF7F0";
const LARGE = 512;
const SMALL = 32;
const ICO_HEAD = 22;
/** A maskable icon is sure to show the middle four fifths only. Source: https://www.w3.org/TR/appmanifest/ */
const SAFE = 0.8;

const nameOf = (language: Language): string => `manifest.${language}.webmanifest`;
/** Named by prerendered pages only: the app starts in the language of the page it was installed from. */
export const manifestLink = (language: Language): string => `<link rel="manifest" href="/${nameOf(language)}">`;

/**
 * Writes what a phone installs the site by: one manifest for each language, and icons drawn from the favicon, also as
 * favicon.ico.
 */
export async function writeInstallation(dist: URL): Promise<void> {
  for (const language of LANGUAGES)
    writeFileSync(new URL(nameOf(language), dist), JSON.stringify(manifestOf(language)));
  for (const size of [192, LARGE]) await write(favicon(size), `icon-${size}.png`);
  // browsers ask for it unasked, for example where a page has not loaded its own icon yet
  writeFileSync(new URL("favicon.ico", dist), icoOf(await favicon(SMALL).png().toBuffer(), SMALL));
  const green = sharp({ create: { width: LARGE, height: LARGE, channels: 3, background: GREEN } });
  const inner = await favicon(Math.round(SAFE * LARGE)).toBuffer();
  await write(green.composite([{ input: inner }]), "icon-maskable.png");

  async function write(icon: Sharp, name: string): Promise<void> {
    await icon.png({ palette: true }).toFile(fileURLToPath(new URL(name, dist)));
  }
}

/** An icon file with one PNG: a header, a directory of one entry, the picture. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(ICO_HEAD);
  head.writeUInt16LE(1, 2); // icon
  head.writeUInt16LE(1, 4); // entries
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits for each pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(ICO_HEAD, 18);
  return Buffer.concat([head, png]);
}

const favicon = (size: number): Sharp => sharp(FAVICON, { density: (72 * size) / 64 }).resize(size, size);

const manifestOf = (language: Language) => ({
  // one app in whatever language it was installed
  id: "/",
  lang: language,
  name: "Hundeblick",
  short_name: "Hundeblick",
  start_url: `/${language}`,
  scope: "/",
  display: "minimal-ui",
  background_color: GROUND,
  theme_color: GROUND,
  icons: [
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: `/icon-${LARGE}.png`, sizes: `${LARGE}x${LARGE}`, type: "image/png" },
    { src: "/icon-maskable.png", sizes: `${LARGE}x${LARGE}`, type: "image/png", purpose: "maskable" },
  ],
  // received by public/share-photo.js, else by the gateway
  share_target: {
    action: "/share-photo",
    method: "POST",
    enctype: "multipart/form-data",
    params: { files: [{ name: "photo", accept: ["image/*"] }] },
  },
});
