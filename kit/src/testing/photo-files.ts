/** Minimal picture files, as small as their format allows. */
/** Big-endian integers and Latin-1 text as bytes. */
export const u16 = (n: number): Buffer => {
  const b = Buffer.alloc(2);
  b.writeUInt16BE(n);
  return b;
};
export const u32 = (n: number): Buffer => {
  const b = Buffer.alloc(4);
  b.writeUInt32BE(n >>> 0);
  return b;
};
const u32le = (n: number): Buffer => {
  const b = Buffer.alloc(4);
  b.writeUInt32LE(n);
  return b;
};
const u24le = (n: number): Buffer => u32le(n).subarray(0, 3);
export const latin = (text: string): Buffer => Buffer.from(text, "latin1");

type Size = { width?: number; height?: number };

const segment = (marker: number, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker]), u16(body.length + 2), body]);

type JpegOptions = {
  bytes?: number;
  comment?: string;
  marker?: number;
  components?: number;
  factor?: number;
  scanComponents?: number;
  scans?: number;
  frames?: number;
};
/** A JPEG; `bytes` of picture data in each scan, `comment` in a COM segment. */
export function jpeg({
  width = 800,
  height = 600,
  bytes = 200,
  comment = "",
  marker = 0xc0,
  components = 1,
  factor = 0x11,
  scanComponents = components,
  scans = 1,
  frames = 1,
}: Size & JpegOptions = {}): Buffer {
  // stuffed and restart bytes, as in a real scan
  const data = Buffer.alloc(bytes, Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd3, 0x56]));
  if (data.at(-1) === 0xff) data[data.length - 1] = 0x12;
  // the first component is brightness, the others are colours
  const table = Array.from({ length: components }, (_, n) => [n + 1, n === 0 ? factor : 0x11, 0]).flat();
  const frame = Buffer.concat([Buffer.from([8]), u16(height), u16(width), Buffer.from([components, ...table])]);
  const selected = Array.from({ length: scanComponents }, (_, n) => [n + 1, 0]).flat();
  const scan = Buffer.from([scanComponents, ...selected, 0, 63, 0]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, latin("JFIF\0\x01\x02\0\0\x01\0\x01\0\0")),
    comment === "" ? Buffer.alloc(0) : segment(0xfe, latin(comment)),
    ...Array.from({ length: frames }, () => segment(marker, frame)),
    ...Array.from({ length: scans }, () => [segment(0xda, scan), data, Buffer.from([0x12])]).flat(),
    Buffer.from([0xff, 0xd9]),
  ]);
}

const chunk = (type: string, body: Buffer): Buffer => Buffer.concat([u32(body.length), latin(type), body, u32(0)]);

type PngOptions = {
  animated?: boolean;
  chunks?: number;
  depth?: number;
  colourType?: number;
  interlaced?: boolean;
  transparent?: boolean;
};
export function png({
  width = 800,
  height = 600,
  animated = false,
  chunks = 1,
  depth = 8,
  colourType = 2,
  interlaced = false,
  transparent = false,
}: Size & PngOptions = {}): Buffer {
  return Buffer.concat([
    latin("\x89PNG\r\n\x1a\n"),
    chunk("IHDR", Buffer.concat([u32(width), u32(height), Buffer.from([depth, colourType, 0, 0, interlaced ? 1 : 0])])),
    ...(transparent ? [chunk("tRNS", Buffer.alloc(6))] : []),
    ...(animated ? [chunk("acTL", Buffer.concat([u32(2), u32(0)]))] : []),
    ...Array.from({ length: chunks }, () => chunk("IDAT", Buffer.alloc(20, 7))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const riff = (type: string, body: Buffer): Buffer =>
  Buffer.concat([latin(type), u32le(body.length), body, Buffer.alloc(body.length % 2)]);
const container = (...chunks: Buffer[]): Buffer => {
  const body = Buffer.concat([latin("WEBP"), ...chunks]);
  return Buffer.concat([latin("RIFF"), u32le(body.length), body]);
};

type WebpOptions = { kind?: "VP8 " | "VP8L" | "VP8X"; animated?: boolean; alpha?: boolean; innerWidth?: number };
/** Lossy, lossless or extended WebP; `innerWidth` is the width in the picture inside an extended one. */
export function webp({
  width = 800,
  height = 600,
  kind = "VP8 ",
  animated = false,
  alpha = false,
  innerWidth = width,
}: Size & WebpOptions = {}): Buffer {
  const w = Buffer.alloc(2);
  w.writeUInt16LE(innerWidth & 0x3fff);
  const h = Buffer.alloc(2);
  h.writeUInt16LE(height & 0x3fff);
  const lossy = riff("VP8 ", Buffer.concat([Buffer.from([0x10, 0, 0, 0x9d, 0x01, 0x2a]), w, h, Buffer.alloc(21, 3)]));
  if (kind === "VP8 ") return container(lossy);
  if (kind === "VP8L")
    return container(
      riff(
        "VP8L",
        Buffer.concat([
          Buffer.from([0x2f]),
          u32le(((width - 1) & 0x3fff) | (((height - 1) & 0x3fff) << 14)),
          Buffer.alloc(20, 3),
        ]),
      ),
    );
  const extended = riff(
    "VP8X",
    Buffer.concat([
      Buffer.from([(animated ? 0x02 : 0) | (alpha ? 0x10 : 0), 0, 0, 0]),
      u24le(width - 1),
      u24le(height - 1),
    ]),
  );
  return container(extended, ...(animated ? [riff("ANIM", Buffer.alloc(6)), riff("ANMF", Buffer.alloc(16))] : [lossy]));
}

/** First bytes of unsupported files. */
export const OTHER_FILES: Record<string, Buffer> = {
  "a text file": latin("This is only a letter, whatever its name says.\n"),
  "an SVG": latin(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`),
  "a TIFF": Buffer.concat([latin("II*\0"), Buffer.alloc(60)]),
  "a HEIC photo": Buffer.concat([u32(24), latin("ftypheic\0\0\0\0mif1heic"), Buffer.alloc(60)]),
  "an AVIF": Buffer.concat([u32(24), latin("ftypavif\0\0\0\0mif1avif"), Buffer.alloc(60)]),
  "a PDF": latin("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n"),
  "a GIF": Buffer.concat([latin("GIF89a"), Buffer.alloc(60)]),
  "a BMP": Buffer.concat([latin("BM"), Buffer.alloc(60)]),
  "three bytes": Buffer.from([0x47, 0x11, 0x00]),
};
