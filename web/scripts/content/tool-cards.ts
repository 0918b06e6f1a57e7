import type { CoverName, Topic } from "../../src/content/content-entry.ts";
import type { Tool } from "../../src/content/registry.ts";

interface ToolCard {
  cover: CoverName;
  topics: readonly Topic[];
  /** ISO date; default: that of the first seven. */
  published?: string;
}

/** Data of a tool in lists of pages, beside its texts. */
export const TOOL_CARDS: Readonly<Record<Tool["key"], ToolCard>> = {
  dogYears: { cover: "grey-muzzle", topics: ["senior"] },
  heatCycle: { cover: "floppy", topics: ["prevention"] },
  horoscope: { cover: "terrier", topics: ["behaviour"] },
  poison: { cover: "snack", topics: ["emergency", "food"], published: "2026-11-25" },
  pregnancy: { cover: "nest", topics: ["puppy", "prevention"], published: "2026-11-25" },
  puppyLicence: { cover: "camera", topics: ["puppy", "behaviour"] },
  puppyTeeth: { cover: "puppy", topics: ["puppy"] },
  puppyWeight: { cover: "scales", topics: ["puppy", "food"], published: "2026-11-25" },
  shedding: { cover: "shaggy", topics: ["skin"] },
  vetFees: { cover: "bill", topics: ["vet"], published: "2026-11-25" },
  wormsTicks: { cover: "meadow", topics: ["prevention", "stomach", "skin"], published: "2026-11-25" },
  zoomies: { cover: "zoomies", topics: ["behaviour", "puppy"] },
};

const folderOf = (key: Tool["key"]): string => key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Source files of a tool's page and of the sources of its texts, under `src/features/tools`. */
export const toolFiles = (key: Tool["key"]): { page: string; sources: string } => ({
  page: `${folderOf(key)}/${key.slice(0, 1).toUpperCase()}${key.slice(1)}Page.tsx`,
  sources: `${folderOf(key)}/${folderOf(key)}.sources.ts`,
});
