import type { Figures } from "../../../content/evidence.ts";
import { VET_FIRST } from "../parts/vet-first.pl.ts";
import type { ArthrosisTexts } from "./arthrosis.texts.ts";

/** @public Read by the build: scripts/content/guide-figures.ts. */
export const FIGURES: Figures = { "TEXTS.bands.minimal": "own", "TEXTS.dose.note": "own" };

export const TEXTS: ArthrosisTexts = {
  symptoms: {
    morningStiffness: "Sztywność rano",
    limpingAfterRest: "Kuleje po odpoczynku",
    stairs: "Kłopot ze schodami",
    lessActive: "Mniej się rusza",
    muscleLoss: "Ubywa mięśni",
    swelling: "Stawy spuchnięte, pogrubione lub gorące",
    painOnTouch: "Ból przy dotyku",
    weather: "Gorzej, gdy jest zimno i mokro",
  },
  ratings: { "0": "Brak", "1": "Lekko", "2": "Średnio", "3": "Mocno" },
  empty: "Oceń objawy. Wynik pojawi się tutaj i zmieni się przy każdym dotknięciu.",
  answered: "Ocenione objawy: {{answered}} z {{of}}. To arkusz obserwacji, nie diagnoza.",
  bands: {
    minimal: {
      title: "Objawów brak lub są niewielkie",
      asksForVet: false,
      advice: [
        "Utrzymaj wagę i codzienny, równomierny ruch.",
        "Wypełniaj arkusz co trzy miesiące. Tak wcześnie zauważysz zmianę.",
      ],
    },
    mild: {
      title: "Łagodne objawy",
      asksForVet: false,
      advice: [
        "Powiedz o tym przy najbliższej wizycie. Jeśli pies unika schodów albo nie chce już chodzić tak daleko, umów ją jeszcze w tym tygodniu.",
        "Zacznij w domu: sprawdź wagę, przykryj śliskie podłogi, spaceruj krócej, ale częściej.",
      ],
    },
    moderate: {
      title: "Umiarkowane objawy",
      asksForVet: true,
      advice: [
        "Umów wizytę w najbliższych dniach. Dopiero badanie pokaże, czy to zwyrodnienie stawów.",
        "Zabierz ten arkusz i krótki film, na którym widać, jak pies chodzi.",
        "Do tego czasu bez skoków, piłki i długich spacerów.",
      ],
    },
    advanced: {
      title: "Wyraźne objawy",
      asksForVet: true,
      advice: [
        "Zadzwoń do lecznicy w tym tygodniu. Takim objawom zwykle towarzyszy ból.",
        "Zapytaj o plan leczenia bólu i fizjoterapię. Jedno i drugie da więcej niż jakakolwiek tabletka ze sklepu.",
        "Nie podawaj ludzkich leków przeciwbólowych, bo mogą zatruć psa.",
      ],
    },
    severe: {
      title: "Silne objawy",
      asksForVet: true,
      advice: [
        "Pies pilnie potrzebuje weterynarza, najlepiej jeszcze dziś.",
        "Po schodach noś go na rękach, a na dwór wychodźcie tylko na chwilę, żeby pies się załatwił.",
        "Suplementy nie są teraz ważne. Najpierw psa trzeba zbadać.",
      ],
    },
  },
  vetFirst: VET_FIRST,
  dose: {
    weight: "Waga twojego psa",
    question: "Jak silne są objawy?",
    levels: { mild: "Łagodne", moderate: "Umiarkowane", severe: "Silne" },
    note: "Zacznij od połowy i zwiększaj przez dwa tygodnie. Wlicz to, co jest już w karmie albo w innym produkcie.",
    amounts: "Wyliczona ilość na dzień",
    severe: "Przy silnych objawach najpierw trzeba zająć się bólem. Zapytaj weterynarza, czego potrzebuje twój pies.",
  },
  firstAmount: "Na początek {{amount}}.",
  ingredients: {
    glucosamine: { name: "Glukozamina", evidence: "Korzyści nie stwierdzono. Często pochodzi ze skorupiaków." },
    chondroitin: { name: "Chondroityna", evidence: "Korzyści nie stwierdzono." },
    omega3: {
      name: "Omega-3 (EPA i DHA)",
      evidence: "Najwięcej dowodów. Liczy się suma EPA i DHA, nie ilość oleju. Żadnego tranu.",
    },
    msm: { name: "MSM", evidence: "Brak badań z udziałem psów, u ludzi bez odczuwalnej korzyści." },
    curcumin: {
      name: "Kurkumina",
      evidence: "W chodzie nie zmierzono różnicy. Wybierz preparat bez ekstraktu z pieprzu.",
    },
    hyaluronicAcid: {
      name: "Kwas hialuronowy",
      evidence: "Zmieniał płyn w stawie, ale poprawa chodu nie jest pewna.",
    },
  },
};
