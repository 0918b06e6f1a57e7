import { z } from "zod";
import { Country, COUNTRIES, PoisonLine } from "@hundeblick/proto/http/poison-lines";
import type { Language } from "@hundeblick/proto/language";
import { dayText } from "./day-text.ts";
import data from "./emergency/lines.json" with { type: "json" };
import { FIRST_AID, ON_THE_WAY } from "./emergency/first-aid.ts";
import { inLanguage, type InOneLanguage } from "./in-language.ts";
import { text } from "./text.schema.ts";

const Verified = z.enum(["seen in search", "from memory"]);
const Url = z.url({ protocol: /^https?$/ });

/** How to find the vet on duty in a country. */
const DutyVet = z.strictObject({
  country: Country,
  searchWords: z.array(z.string().min(1)).min(1),
  how: text(420),
  directories: z.array(z.strictObject({ name: z.string().min(1), url: Url, verified: Verified })),
  internal: z.string().min(1),
});

const EmergencyData = z.strictObject({
  atOnce: text(300),
  noLine: text(300),
  lines: z.array(PoisonLine),
  dutyVets: z.array(DutyVet).length(COUNTRIES.length),
});
type EmergencyData = z.infer<typeof EmergencyData>;

/** A poison helpline in one language, without the note for staff; `checkedOn` as YYYY-MM-DD. */
export type ShownLine = Omit<InOneLanguage<PoisonLine>, "staffNote" | "checkedOn"> & { checkedOn: string };

/** Numbers and texts for emergencies in one language, without notes for staff. */
export type EmergencyGuide = InOneLanguage<Omit<EmergencyData, "lines" | "dutyVets">> & {
  lines: ShownLine[];
  dutyVets: Omit<InOneLanguage<EmergencyData["dutyVets"][number]>, "internal">[];
  firstAid: InOneLanguage<typeof FIRST_AID>;
  onTheWay: InOneLanguage<typeof ON_THE_WAY>;
};

/**
 * The part shown on a page of its own: no first aid, no directories of vets on duty. `days`: dates of the lines as text,
 * because the first date that a browser formats takes long (decision 112).
 */
export type EmergencyLines = Pick<EmergencyGuide, "atOnce" | "noLine" | "lines"> & {
  days: Readonly<Record<string, string>>;
};
export const emergencyLinesIn = (language: Language): EmergencyLines => {
  const { atOnce, noLine, lines } = emergencyIn(language);
  const days = lines.map(({ checkedOn }) => [checkedOn, dayText(language, checkedOn)]);
  return { atOnce, noLine, lines, days: Object.fromEntries(days) };
};

export const emergencyData: EmergencyData = EmergencyData.parse(data);

/** Removes unverified lines, unverified directories and notes for staff. */
export function emergencyIn(language: Language): EmergencyGuide {
  const { lines, dutyVets, ...words } = emergencyData;
  return {
    ...inLanguage(words, language),
    firstAid: inLanguage(FIRST_AID, language),
    onTheWay: inLanguage(ON_THE_WAY, language),
    lines: lines.flatMap(({ staffNote: _staff, checkedOn, ...line }) =>
      checkedOn === null ? [] : [{ ...inLanguage(line, language), checkedOn }],
    ),
    dutyVets: dutyVets.map(({ internal: _internal, directories, ...shown }) => ({
      ...inLanguage(shown, language),
      directories: directories.filter(({ verified }) => verified === "seen in search"),
    })),
  };
}
