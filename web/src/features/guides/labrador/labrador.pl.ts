import type { Figures } from "../../../content/evidence.ts";
import type { LabradorTexts } from "./labrador.texts.ts";

/** @public Read by the build: scripts/content/guide-figures.ts. */
export const FIGURES: Figures = { "TEXTS.noRule": "own" };

export const TEXTS: LabradorTexts = {
  sexQuestion: "Pies czy suka?",
  sexes: { male: "Pies", female: "Suka" },
  ageQuestion: "W jakim wieku jest twój labrador?",
  months: { one: "{{count}} miesiąc", few: "{{count}} miesiące", other: "{{count}} miesięcy" },
  atMonths: "W wieku {{months}} miesięcy",
  stages: {
    arriving: {
      title: "Pierwsze tygodnie w domu",
      growth:
        "Kości i więzadła są jeszcze miękkie, a szczeniak przybiera prawie codziennie. Mięśnie, które trzymają staw, dopiero się budują.",
      walks:
        "Dużo krótkich wyjść na trawę i leśną ścieżkę, w tempie szczeniaka. Może przystanąć, węszyć i zawrócić. Sen to teraz część treningu.",
      leave: "Schody, skoki z kanapy, spacery w tempie dorosłych.",
    },
    teething: {
      title: "Wymiana zębów i skok wzrostu",
      growth:
        "Rośnie w oczach, często z tyłu szybciej niż z przodu, i bywa niezdarny. Siły przybywa szybciej niż wytrzymałości.",
      walks:
        "Kilka małych spacerów z przerwami i swobodne bieganie po miękkim podłożu. Lepiej z psem, który do niego pasuje, niż z takim, który go taranuje.",
      leave: "Rzucanie piłki z gwałtownym hamowaniem, gonitwy po płytkach i panelach, długie schody.",
    },
    teenager: {
      title: "Nastolatek",
      growth:
        "Wygląda na dorosłego, ale chrząstki wzrostowe są wciąż otwarte. Głowa chce więcej, niż dobrze zniosą stawy.",
      walks:
        "Dłuższe trasy są w porządku, jeśli następnego dnia pies chodzi swobodnie. Służą mu pływanie, praca węchowa i aportowanie ze spokojnym startem.",
      leave: "Bieganie na smyczy, jazda przy rowerze, agility ze skokami.",
    },
    almostGrown: {
      title: "Prawie dorosły",
      growth:
        "W górę już prawie nie rośnie. Teraz rozwija się klatka piersiowa i przybywa mięśni. Właśnie wtedy ze szczupłego młodego psa łatwo robi się okrągły.",
      walks:
        "Przez kilka tygodni zwiększaj trasę i tempo. Najpierw chód, potem kłus, na końcu bieg. Zanim zacznie sport ze skokami lub hamowaniem, zapytaj weterynarza.",
      leave: "Od zera do całodniowej wyprawy. I porcje z czasu wzrostu.",
    },
    grown: {
      title: "Dorosły",
      growth: "Szkielet przestał rosnąć. Każdy kilogram, który teraz nie przybędzie, to mniej dźwigania dla stawów.",
      walks: "Codzienny ruch, raz spokojny, raz żwawy. Regularnie znaczy lepiej niż dużo naraz.",
      leave: "Sprint bez rozgrzewki: najpierw kilka minut spokojnego marszu.",
    },
  },
  walks: "Ruch:",
  leave: "Odpuść:",
  rule: "Zasada orientacyjna: około {{minutes}} minut marszu na smyczy bez przerwy. Nie wynika z badań, po prostu łatwo ją zapamiętać.",
  noRule: "Po pierwszym roku zasada pięciu minut na miesiąc życia już nie obowiązuje.",
  weight: {
    label: "Waga w kg (jeśli ją znasz)",
    help: "W tym wieku często od {{low}} do {{high}} kg.",
    wrong: "Podaj wagę od {{min}} do {{max}} kg, na przykład 12,5.",
  },
  answers: {
    below:
      "To mniej niż zwykle. Jeśli szczeniak dobrze je i się bawi, może być po prostu drobnej budowy. Jeśli chudnie albo jest osowiały, idź do weterynarza.",
    within: "To mieści się w zwykłym zakresie. Dotyk żeber powie ci jednak więcej niż waga.",
    above:
      "To więcej niż zwykle. Zanim zmienisz porcje, sprawdź dotykiem żebra: psy z dużych linii ważą więcej, choć nie są grube.",
  },
  weighed: "{{kg}} kg w wieku {{months}} miesięcy.",
  often: "w wieku {{months}} miesięcy często od {{low}} do {{high}} kg",
  tableCaption: "Średnia waga labradora w kg",
};
