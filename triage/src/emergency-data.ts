import { z } from "zod";
import type { Language } from "@hundeblick/proto/language";
import data from "./emergency/lines.json" with { type: "json" };
import { inLanguage, type InOneLanguage } from "./in-language.ts";
import { text } from "./text.schema.ts";

const COUNTRIES = ["de", "at", "ch", "gb", "ie", "pl", "us", "ca"] as const;
const Verified = z.enum(["seen in search", "from memory"]);
const Url = z.url({ protocol: /^https?$/ });

/** A line that helps owners with a poisoned dog. `checkBeforeShowing`: nobody has dialled it yet, so it stays hidden. */
const PoisonLine = z.strictObject({
  country: z.enum(COUNTRIES),
  name: z.string().min(1),
  number: z.string().regex(/^\+?[\d ]+$/),
  for: text(300),
  cost: text(300),
  hours: text(300),
  note: text(300),
  url: Url,
  verified: Verified,
  checkBeforeShowing: z.boolean(),
  internal: z.string().min(1),
});

/** How to find the vet on duty in a country. */
const DutyVet = z.strictObject({
  country: z.enum(COUNTRIES),
  searchWords: z.array(z.string().min(1)).min(1),
  how: text(420),
  directories: z.array(z.strictObject({ name: z.string().min(1), url: Url, verified: Verified })),
  internal: z.string().min(1),
});

const EmergencyData = z.strictObject({
  updated: z.iso.date(),
  atOnce: text(300),
  noLine: text(300),
  lines: z.array(PoisonLine),
  dutyVets: z.array(DutyVet).length(COUNTRIES.length),
});
export type EmergencyData = z.infer<typeof EmergencyData>;

/** Numbers and words for emergencies in one language, without notes for staff. `updated`: day of the last check, as YYYY-MM-DD. */
export type EmergencyGuide = InOneLanguage<Omit<EmergencyData, "lines" | "dutyVets">> & {
  lines: Omit<InOneLanguage<EmergencyData["lines"][number]>, "internal" | "checkBeforeShowing" | "verified">[];
  dutyVets: Omit<InOneLanguage<EmergencyData["dutyVets"][number]>, "internal">[];
};

export const emergencyData: EmergencyData = EmergencyData.parse(data);

/** What may be shown: nothing that was only remembered or is still to be dialled, and no note for staff. */
export function emergencyIn(language: Language): EmergencyGuide {
  const { lines, dutyVets, ...words } = emergencyData;
  return {
    ...inLanguage(words, language),
    lines: lines
      .filter(({ verified, checkBeforeShowing }) => verified === "seen in search" && !checkBeforeShowing)
      .map((line) => {
        const { internal: _internal, checkBeforeShowing: _dialled, verified: _seen, ...shown } = line;
        return inLanguage(shown, language);
      }),
    dutyVets: dutyVets.map((duty) => {
      const { internal: _internal, directories, ...shown } = duty;
      return {
        ...inLanguage(shown, language),
        directories: directories.filter(({ verified }) => verified === "seen in search"),
      };
    }),
  };
}
