import type { Figures } from "../../../content/evidence.ts";
import { VET_FIRST } from "../parts/vet-first.de.ts";
import type { ArthrosisTexts } from "./arthrosis.texts.ts";

/** @public Read by the build: scripts/content/guide-figures.ts. */
export const FIGURES: Figures = { "TEXTS.bands.minimal": "own", "TEXTS.dose.note": "own" };

export const TEXTS: ArthrosisTexts = {
  symptoms: {
    morningStiffness: "Steif am Morgen",
    limpingAfterRest: "Hinkt nach dem Ruhen",
    stairs: "Mühe mit Treppen",
    lessActive: "Bewegt sich weniger",
    muscleLoss: "Muskeln werden weniger",
    swelling: "Gelenke geschwollen, dick oder heiß",
    painOnTouch: "Schmerz bei Berührung",
    weather: "Schlechter bei nasskaltem Wetter",
  },
  ratings: { "0": "Keine", "1": "Leicht", "2": "Mittel", "3": "Stark" },
  empty: "Ordne die Zeichen ein. Das Ergebnis erscheint hier und ändert sich mit jedem Tippen.",
  answered: "{{answered}} von {{of}} Zeichen eingeordnet. Ein Beobachtungsbogen, keine Diagnose.",
  bands: {
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
        "Sprich die Beobachtungen beim nächsten Besuch in der Praxis an. Meidet dein Hund Treppen oder läuft er nicht mehr so weit, geh noch diese Woche hin.",
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
      title: "Deutliche Anzeichen",
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
  },
  vetFirst: VET_FIRST,
  dose: {
    weight: "Gewicht deines Hundes",
    question: "Wie stark sind die Anzeichen?",
    levels: { mild: "Leicht", moderate: "Mittel", severe: "Schwer" },
    note: "Fang mit der Hälfte an und steigere über zwei Wochen. Was im Futter oder in einem anderen Produkt schon steckt, zählt mit.",
    amounts: "Rechenwerte am Tag",
    severe: "Bei schweren Anzeichen geht es zuerst um Schmerzen. Besprich in der Praxis, was dein Hund braucht.",
  },
  firstAmount: "Anfangsmenge {{amount}}.",
  ingredients: {
    glucosamine: { name: "Glucosamin", evidence: "Kein Nutzen gefunden. Oft aus Krebstieren." },
    chondroitin: { name: "Chondroitin", evidence: "Kein Nutzen gefunden." },
    omega3: {
      name: "Omega-3 (EPA und DHA)",
      evidence: "Am besten belegt. Gemeint sind EPA plus DHA, nicht die Menge Öl. Kein Lebertran.",
    },
    msm: { name: "MSM", evidence: "Keine Studie mit Hunden, beim Menschen kein spürbarer Nutzen." },
    curcumin: {
      name: "Curcumin",
      evidence: "Am Gang war kein Unterschied zu messen. Nimm eines ohne Pfefferextrakt.",
    },
    hyaluronicAcid: {
      name: "Hyaluronsäure",
      evidence: "Veränderte die Gelenkflüssigkeit, aber nicht sicher das Laufen.",
    },
  },
};
