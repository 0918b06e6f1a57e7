import type { Figures } from "../../../content/evidence.ts";
import type { ZoomiesGuideTexts } from "./zoomies.texts.ts";

/** @public Read by the build: scripts/content/guide-figures.ts. */
export const FIGURES: Figures = { "TEXTS.observations.long": "own" };

export const TEXTS: ZoomiesGuideTexts = {
  question: "Co widzisz, gdy pies szaleje? Zaznacz wszystko, co pasuje.",
  observations: {
    bow: "Zad nisko, uszy do tyłu, otwarty pysk, szerokie łuki",
    stopsAlone: "Sam kończy i zaraz się kładzie",
    responds: "Patrzy na mnie albo przychodzi na zawołanie",
    long: "Często trwa to dłużej niż pięć minut",
    newWhenOlder: "Pies nie jest już młody, a zaczęło się niedawno",
    stress: "Dzieje się to głównie przy kłótni, hałasie lub gościach",
    chases: "Goni ogon, światło albo cienie i nie da się tego przerwać",
    sameWay: "Kręci się zawsze w tę samą stronę",
    sore: "Kuleje, piszczy, gryzie się w łapę albo w bok",
    staggers: "Zatacza się, jest zagubiony, przewraca się albo ma drgawki",
    breathless: "Trudno mu oddychać albo ma blade lub sine dziąsła",
    poison: "Mógł zjeść coś trującego, na przykład czekoladę albo ksylitol",
  },
  verdicts: {
    play: "To wygląda na prawdziwą głupawkę. Zrób miejsce i patrz z przyjemnością.",
    watch:
      "To może być głupawka, ale przyjrzyj się dokładniej. Przez kilka dni zapisuj, kiedy się zdarza i ile trwa, i nagraj film.",
  },
  vetFirst: {
    vet: "To nie pasuje do głupawki. Nagraj film i w najbliższych dniach pokaż psa weterynarzowi. Jeśli pies wyraźnie kuleje lub piszczy, zadzwoń jeszcze dziś.",
    now: "To nie jest głupawka. Zadzwoń teraz do lecznicy lub na dyżur, także w nocy i w weekend. Zadbaj o spokój i nie puszczaj psa na schody.",
  },
};
