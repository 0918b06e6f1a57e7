import { z } from "zod";
import { MAX_IMPORT_BYTES } from "@hundeblick/proto/http/admin/imports";
import { Market } from "@hundeblick/proto/language";

/** A chosen file, sent to the server unchanged. */
export type ChosenFile = { name: string; bytes: number; text: string; products: number; markets: Market[] };

/** Minimum shape of a file; the server validates each row. */
const Outline = z.looseObject({ markets: z.array(Market).min(1), products: z.array(z.unknown()) });
const WRAPPING_BYTES = 100;

/** Reads a file, or returns why it cannot be one of ours. */
export async function readChosenFile(file: File): Promise<ChosenFile | string> {
  if (file.size > MAX_IMPORT_BYTES - WRAPPING_BYTES)
    return "This file is larger than 5 MB. Export fewer markets at once.";
  const text = await file.text();
  const outline = Outline.safeParse(parseJson(text));
  if (!outline.success) return "Please select a valid JSON file";
  return {
    name: file.name,
    bytes: file.size,
    text,
    products: outline.data.products.length,
    markets: [...new Set(outline.data.markets)],
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
