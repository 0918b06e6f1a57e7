// Makes the short film of the home page from our own pages: photo, analysis, report; one per language, without sound.
// Needs a running site (BASE_URL), Chromium (CHROMIUM_PATH) and ffmpeg. The results are committed; run it again when
// the
// pages change.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { LANGUAGES } from "@hundeblick/proto/languages";
import { lookingScene, photoScene, posterOf, reportScene } from "./film-scenes.mjs";

const BASE_URL = process.env.BASE_URL ?? "http://127.0.0.1:8080";
const FPS = 15;
const FADE_S = 0.35;
/** Rendered in a larger window and scaled down, so that the whole overlay is visible. */
const WINDOW = { width: 1120, height: 700 };
const FILM_WIDTH = 960;
const out = fileURLToPath(new URL("../public/img/", import.meta.url));

const work = mkdtempSync(join(tmpdir(), "film-"));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run"],
});
try {
  const photo = await drawPhoto(join(work, "frieda.jpg"));
  for (const language of LANGUAGES) await film(language, photo);
} finally {
  await browser.close();
  rmSync(work, { recursive: true });
}

async function film(language, photo) {
  const page = await browser.newPage({
    viewport: WINDOW,
    deviceScaleFactor: FILM_WIDTH / WINDOW.width,
    baseURL: BASE_URL,
    locale: language,
    colorScheme: "light",
    bypassCSP: true,
  });
  const scenes = [];
  for (const [name, play] of Object.entries({ photoScene, lookingScene, reportScene })) {
    const folder = join(work, `${language}-${name}`);
    mkdirSync(folder);
    let frames = 0;
    const shoot = () => page.screenshot({ path: join(folder, `${String(frames++).padStart(4, "0")}.png`) });
    await play({ page, language, photo, shoot, fps: FPS });
    scenes.push({ folder, seconds: frames / FPS });
    if (language === "de" && name === "lookingScene") await posterOf(page, join(work, "poster.png"));
  }
  await page.close();
  encode(scenes, join(out, `intro-${language}.webm`), ["-c:v", "libsvtav1", "-crf", "46", "-preset", "4"]);
  encode(scenes, join(out, `intro-${language}.mp4`), [
    "-c:v",
    "libx264",
    "-crf",
    "29",
    "-preset",
    "veryslow",
    "-movflags",
    "+faststart",
  ]);
  if (language === "de")
    ffmpeg("-i", join(work, "poster.png"), "-vf", "scale=640:400", "-quality", "70", join(out, "intro-poster.webp"));
}

/** The scenes in order, with crossfades. */
function encode(scenes, file, codec) {
  let shown = 0;
  const fades = scenes.slice(1).map((_, i) => {
    shown += scenes[i].seconds - FADE_S;
    const from = i === 0 ? "[0]" : `[f${i}]`;
    return `${from}[${i + 1}]xfade=transition=fade:duration=${FADE_S}:offset=${shown.toFixed(3)}[f${i + 1}]`;
  });
  const inputs = scenes.flatMap(({ folder }) => ["-framerate", String(FPS), "-i", join(folder, "%04d.png")]);
  const last = `[f${scenes.length - 1}]`;
  ffmpeg(...inputs, "-filter_complex", fades.join(";"), "-map", last, "-an", "-pix_fmt", "yuv420p", ...codec, file);
}

function ffmpeg(...args) {
  execFileSync("ffmpeg", ["-y", "-loglevel", "error", ...args], { stdio: "inherit" });
}

/** The example dog as a photo file to choose. */
async function drawPhoto(path) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 960 } });
  await page.goto(`${BASE_URL}/img/photo-frieda.svg`);
  await page.screenshot({ path, type: "jpeg", quality: 92 });
  await page.close();
  return path;
}
