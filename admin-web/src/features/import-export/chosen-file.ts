import { z } from "zod";
import { MAX_IMPORT_BYTES } from "@hundeblick/proto/http/admin/imports";
import { Market } from "@hundeblick/proto/language";

/** A file as it was chosen: its text goes to the server unchanged. */
export type ChosenFile = { name: string; bytes: number; text: string; products: number; markets: Market[] };

/** What a file must at least say; the server looks at each row. */
const Outline = z.looseObject({ markets: z.array(Market).min(1), products: z.array(z.unknown()) });
const WRAPPING_BYTES = 100;

/** Reads a file. A file that cannot be one of ours is a sentence that says why. */
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
