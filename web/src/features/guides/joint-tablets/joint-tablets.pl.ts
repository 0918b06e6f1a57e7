import type { Figures } from "../../../content/evidence.ts";
import { VET_FIRST } from "../parts/vet-first.pl.ts";
import type { JointTabletTexts } from "./joint-tablets.texts.ts";

/** @public Read by the build: scripts/content/guide-figures.ts. */
export const FIGURES: Figures = { "TEXTS.sizes": "own", "TEXTS.bands.watch": "own" };

export const TEXTS: JointTabletTexts = {
  sizes: {
    small: { label: "Mały, poniżej 10 kg", short: "poniżej 10 kg", breeds: "jamnik, maltańczyk, pudel miniaturowy" },
    medium: { label: "Średni, 10–25 kg", short: "10–25 kg", breeds: "beagle, cocker spaniel, border collie" },
    large: { label: "Duży, 25–40 kg", short: "25–40 kg", breeds: "labrador, owczarek niemiecki, bokser" },
    xlarge: {
      label: "Bardzo duży, ponad 40 kg",
      short: "ponad 40 kg",
      breeds: "dog niemiecki, bernardyn, nowofundland",
    },
  },
  advice: {
    question: "Jak duży jest twój pies?",
    example: "Na przykład {{breeds}}",
    prevention: "Kiedy zacząć uważniej obserwować",
    preventionNote: "Co kilka miesięcy sprawdź wagę, chód i mięśnie.",
    treatment: "Kiedy wspierać, jeśli są objawy",
    treatmentNote: "Najpierw wizyta u weterynarza, potem cokolwiek do miski.",
    years: "{{years}} lat",
    tablets: "Tabletki, tygodnie {{weeks}}",
    perDay: "{{tablets}} dziennie",
  },
  table: {
    caption: "Wiek w latach i liczba tabletek dziennie, według wagi",
    weight: "Waga",
    prevention: "Zapobiegawczo",
    treatment: "Wspierająco",
    tablets: "Tabletki",
  },
  signQuestion: "Co widzisz u psa?",
  signs: {
    morning: "Rano jest sztywny",
    stairs: "Unika schodów",
    play: "Bawi się mniej niż dawniej",
    standing: "Z trudem wstaje",
    limp: "Kuleje",
    jump: "Nie wskakuje już na kanapę ani do auta",
    weather: "Gorzej chodzi, gdy jest zimno i mokro",
  },
  alarmQuestion: "Najpierw to, co najważniejsze, bez punktów:",
  alarms: {
    thickJoint: "Któryś staw jest gorący, pogrubiony albo spuchnięty",
    painOnTouch: "Dotyk albo podnoszenie sprawia mu ból",
  },
  ofPoints: "na {{max}} punktów",
  bands: {
    none: {
      title: "Brak objawów",
      asksForVet: false,
      advice: ["Dobrze. Utrzymaj wagę i codzienny ruch, a większość pracy jest już zrobiona."],
    },
    watch: {
      title: "Zalecane działania zapobiegawcze",
      asksForVet: false,
      advice: [
        "Chodzi o wagę, regularny ruch i podłogi, na których łapy się nie ślizgają. Sprawdź ponownie za cztery tygodnie i powiedz o tym przy najbliższej wizycie. Jeśli pies unika schodów albo skoków, pokaż go jeszcze w tym tygodniu.",
      ],
    },
    tablets: {
      title: "Wskazane tabletki na stawy",
      asksForVet: false,
      advice: [
        "Tak nasza lista ocenia twoje odpowiedzi. Najpierw jednak niech weterynarz jeszcze w tym tygodniu sprawdzi, skąd biorą się objawy. Wybierz suplement z omega-3, bo za nim przemawia najwięcej badań.",
      ],
    },
    vet: {
      title: "Do weterynarza, a do tego tabletki na stawy",
      asksForVet: true,
      advice: ["Tyle objawów wymaga badania. Suplement może uzupełniać karmę, ale nie zastąpi planu leczenia bólu."],
    },
  },
  vetFirst: VET_FIRST,
};
