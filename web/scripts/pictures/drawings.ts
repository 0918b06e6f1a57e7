import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CheckId, ConcernId } from "@hundeblick/proto/health/check-lists";
import type { CoverName } from "../../src/content/content-entry.ts";
import { CHECK_PICTURES } from "../../src/features/details/check/check-pictures.ts";

/** Motif of a picture: an illustration, the icon of a concern, a check's hands, or the outline of a breed. */
export type Drawing = { cover: CoverName } | { concern: ConcernId } | { check: CheckId } | { breed: true };

const PUBLIC = join(import.meta.dirname, "../../public");
const DRAWINGS = join(import.meta.dirname, "../../../web-kit/src/illustrations");
const FOREST = "#1F5C45";
const PAPER = "#FBF7F0";

const read = (file: string): string => readFileSync(file, "utf8");

/** The drawing as SVG; `body` is the page it belongs to. */
export function drawingOf(drawing: Drawing, body: string): string {
  if ("concern" in drawing) return concernSign(drawing.concern);
  if ("breed" in drawing) return outlineIn(body);
  if ("cover" in drawing) return cover(drawing.cover);
  const hands = CHECK_PICTURES[drawing.check];
  return hands ? read(join(PUBLIC, hands)) : cover("floppy");
}

const cover = (name: CoverName): string =>
  read(join(DRAWINGS, `${name === "frieda" ? "photo-frieda" : `dog-${name}`}.svg`));

const signs = read(join(PUBLIC, "check/concerns.svg"));
function concernSign(id: ConcernId): string {
  const lines = signs.match(new RegExp(`<symbol id="${id}"[^>]*>([\\s\\S]*?)</symbol>`))?.[1];
  if (!lines) throw new Error(`no sign of the concern ${id}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 40 40" color="${FOREST}"><circle cx="12" cy="12" r="20" fill="#DCE6D8"/>${lines}</svg>`;
}

/** Rendered by the page in the colours of its styles. */
function outlineIn(body: string): string {
  const [outline] = body.match(/<svg class="breed-shape"[\s\S]*?<\/svg>/) ?? [];
  if (!outline) throw new Error("a page of a breed without an outline");
  const styles = `.breed-ear--down{stroke:${PAPER}}.breed-ground{fill:none;stroke:#C9C3B6;stroke-width:2;stroke-linecap:round}`;
  return outline.replace(
    /<svg [^>]*>/,
    (tag) =>
      `${tag.replace("<svg", `<svg xmlns="http://www.w3.org/2000/svg" color="${FOREST}"`)}<style>${styles}</style>`,
  );
}
