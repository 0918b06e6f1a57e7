import { hash } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { copyFile, rename, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { escapeHtml } from "@hundeblick/proto/escape-html";
import sharp from "sharp";

const SIGN = join(import.meta.dirname, "../../../web-kit/src/illustrations/sign.svg");
const FONT = join(import.meta.dirname, "../fonts/bricolage-grotesque-700.ttf");
const CACHE = join(import.meta.dirname, "../../../node_modules/.cache/hundeblick-social");
const WIDTH = 1200;
const HEIGHT = 630;
/** Area of the drawing. */
const DRAWN = { width: 500, height: 470 };
/** Cache version: increase it when the drawing below changes. */
const DESIGN = 4;

interface SocialPicture {
  title: string;
  /** Small text above the title. */
  over?: string;
  /** SVG. */
  drawing: string;
}

/** Writes a page's picture for social networks (1200 × 630 PNG); rendered once, then cached. */
export async function writeSocialPicture(picture: SocialPicture, to: string): Promise<void> {
  const key = hash("sha256", JSON.stringify([DESIGN, picture]), "hex").slice(0, 24);
  const cached = join(CACHE, `${key}.png`);
  mkdirSync(dirname(to), { recursive: true });
  if (!(await stat(cached).catch(() => null))) {
    mkdirSync(CACHE, { recursive: true });
    const own = `${cached}.${process.pid}`;
    await (await draw(picture)).toFile(own);
    await rename(own, cached);
  }
  await copyFile(cached, to);
}

async function draw({ title, over, drawing }: SocialPicture) {
  const words = await text(title.charAt(0).toUpperCase() + title.slice(1), {
    width: 600,
    height: 330,
    dpi: title.length > 60 ? 250 : 310,
  });
  const top = Math.max(over ? 236 : 176, Math.round((HEIGHT - words.info.height) / 2) + 30);
  const small = over ? [await text(over, { width: 600, height: 40, dpi: 150, colour: "#1F5C45" })] : [];
  return sharp(await backdropOf(drawing), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .composite([
      { input: words.data, top, left: 72 },
      ...small.map(({ data, info }) => ({ input: data, top: top - info.height - 26, left: 72 })),
    ])
    .png({ palette: true, colours: 64, effort: 2, dither: 0 });
}

const backdrops = new Map<string, Promise<Buffer>>();
/** Everything but the texts, as raw pixels: shared by most pages, because rendering a dog is slow. */
function backdropOf(drawing: string): Promise<Buffer> {
  const drawn = backdrops.get(drawing) ?? drawBackdrop(drawing);
  backdrops.set(drawing, drawn);
  return drawn;
}

async function drawBackdrop(drawing: string): Promise<Buffer> {
  const name = await text("Hundeblick", { width: 400, height: 60, dpi: 180 });
  const source = Buffer.from(drawing);
  const { width, height } = await sharp(source).metadata();
  // 72 dpi is the drawing's own size; it is rendered somewhat larger than shown, because its edge is cut off
  const density = 72 * 1.3 * Math.max(DRAWN.width / width, DRAWN.height / height);
  const dog = await sharp(source, { density })
    .trim()
    .resize(DRAWN.width, DRAWN.height, { fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true });
  const sign = await sharp(readFileSync(SIGN), { density: 200 }).resize(76, 76).png().toBuffer();
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: "#FBF7F0" } })
    .composite([
      {
        input: Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="14"><rect width="${WIDTH}" height="14" fill="#1F5C45"/></svg>`,
        ),
        top: HEIGHT - 14,
        left: 0,
      },
      { input: dog.data, top: HEIGHT - 14 - dog.info.height, left: WIDTH - 30 - dog.info.width },
      { input: sign, top: 64, left: 72 },
      { input: name.data, top: 64 + Math.round((76 - name.info.height) / 2), left: 168 },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
}

interface TextSize {
  width: number;
  height: number;
  dpi: number;
  colour?: string;
}
/** Text in our heading font, which may not be installed. */
function text(words: string, { width, height, dpi, colour = "#1E2B24" }: TextSize) {
  const markup = escapeHtml(words);
  return sharp({
    text: {
      text: `<span foreground="${colour}">${markup}</span>`,
      font: "Hundeblick Head Bold",
      fontfile: FONT,
      width,
      dpi,
      rgba: true,
      spacing: 4,
    },
  })
    .resize({ width, height, fit: "inside", withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
}
