import type { Figures, SourceId } from "../../../content/evidence.ts";
import type { Ingredient, Severity } from "./dosage.ts";
import type { Band, Symptom } from "./severity.ts";

/** @public Read by the build: scripts/content/guide-figures.ts. */
export const FIGURES: Figures = { "BAND_TEXT.minimal": "own", DOSE_NOTE: "own" };

export const SYMPTOM_TEXT: Readonly<Record<Symptom, string>> = {
  morningStiffness: "Steif am Morgen",
  limpingAfterRest: "Hinkt nach dem Ruhen",
  stairs: "Mühe mit Treppen",
  lessActive: "Bewegt sich weniger",
  muscleLoss: "Muskeln werden weniger",
  swelling: "Gelenke geschwollen, dick oder heiß",
  painOnTouch: "Schmerz bei Berührung",
  weather: "Schlechter bei nasskaltem Wetter",
};

export const RATING_TEXT = { "0": "Keine", "1": "Leicht", "2": "Mittel", "3": "Stark" } as const;

export const BAND_TEXT: Readonly<Record<Band, { title: string; advice: readonly string[]; asksForVet: boolean }>> = {
  minimal: {
    title: "Keine bis geringe Anzeichen",
    asksForVet: false,
    advice: [
      "Halte das Gewicht und bleib bei täglicher, gleichmäßiger Bewegung.",
      "Fülle den Bogen alle drei Monate neu aus. So fällt dir eine Veränderung früh auf.",
    ],
  },
  mild: {
    title: "Leichte Anzeichen",
    asksForVet: false,
    advice: [
      "Sprich die Beobachtungen beim nächsten Besuch in der Praxis an.",
      "Fang zu Hause an: Gewicht prüfen, rutschige Böden abdecken, lieber oft und kurz laufen.",
    ],
  },
  moderate: {
    title: "Mittlere Anzeichen",
    asksForVet: true,
    advice: [
      "Mach in den nächsten Tagen einen Termin. Ob es Arthrose ist, zeigt erst die Untersuchung.",
      "Nimm diesen Bogen und ein kurzes Video vom Gangbild mit.",
      "Bis dahin kein Springen, kein Ballspiel, keine langen Strecken.",
    ],
  },
  advanced: {
    title: "Fortgeschrittene Anzeichen",
    asksForVet: true,
    advice: [
      "Ruf diese Woche in der Praxis an. Solche Anzeichen gehen meist mit Schmerzen einher.",
      "Frag nach einem Schmerzplan und nach Physiotherapie. Beides bringt mehr als jede Tablette aus dem Laden.",
      "Gib keine Schmerzmittel für Menschen: Sie können für Hunde giftig sein.",
    ],
  },
  severe: {
    title: "Schwere Anzeichen",
    asksForVet: true,
    advice: [
      "Bitte lass deinen Hund dringend tierärztlich behandeln, am besten heute.",
      "Trag ihn über Treppen und lass ihn nur kurz zum Lösen hinaus.",
      "Ergänzungen sind jetzt kein Thema. Erst braucht dein Hund eine Untersuchung.",
    ],
  },
};

export const SEVERITY_TEXT: Readonly<Record<Severity, string>> = {
  mild: "Leicht",
  moderate: "Mittel",
  severe: "Schwer",
};

export const DOSE_NOTE =
  "Fang mit der Hälfte an und steigere über zwei Wochen. Was im Futter oder in einem anderen Produkt schon steckt, zählt mit.";

interface IngredientText {
  name: string;
  evidence: string;
  sources: readonly SourceId[];
}

/** Names, and what studies with dogs say, in the words of the report. */
export const INGREDIENT_TEXT: Readonly<Record<Ingredient, IngredientText>> = {
  glucosamine: {
    name: "Glucosamin",
    evidence: "Kein Nutzen gefunden. Oft aus Krebstieren.",
    sources: ["barbeau2022", "scott2017"],
  },
  chondroitin: {
    name: "Chondroitin",
    evidence: "Kein Nutzen gefunden.",
    sources: ["barbeau2022", "kampa2023"],
  },
  omega3: {
    name: "Omega-3 (EPA und DHA)",
    evidence: "Am besten belegt. Gemeint sind EPA plus DHA, nicht die Menge Öl. Kein Lebertran.",
    sources: ["barbeau2022", "fritsch2010b"],
  },
  msm: {
    name: "MSM",
    evidence: "Keine Studie mit Hunden, beim Menschen kein spürbarer Nutzen.",
    sources: ["brien2011"],
  },
  curcumin: {
    name: "Curcumin",
    evidence: "Am Gang war kein Unterschied zu messen. Nimm eines ohne Pfefferextrakt.",
    sources: ["innes2003", "comblain2017"],
  },
  hyaluronicAcid: {
    name: "Hyaluronsäure",
    evidence: "Veränderte die Gelenkflüssigkeit, aber nicht sicher das Laufen.",
    sources: ["serra2021"],
  },
};
