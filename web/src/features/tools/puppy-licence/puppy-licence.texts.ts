import type { ToolSourceId } from "../../../content/tool-sources.ts";
import type { Figures, ToolTexts } from "../frame/tool-text.ts";
import type { Age, Behaviour, Dogs, Place, Risk } from "./puppy-licence.ts";

interface Own {
  ageLabel: string;
  ages: Record<Age, string>;
  placeLabel: string;
  places: Record<Place, string>;
  dogsLabel: string;
  dogs: Record<Dogs, string>;
  behaviourLabel: string;
  behaviours: Record<Behaviour, string>;
  calculate: string;
  again: string;
  resultTitle: string;
  risks: Record<Risk, string>;
  explanation: Record<Risk, string>;
  myth: string;
  reality: string;
  bar: string;
  warning: string;
  facts: Record<Age, string>;
  tips: Record<Place | Dogs | Behaviour, string>;
  share: (risk: string) => string;
  vetHint: string;
}

export const SOURCES: readonly ToolSourceId[] = ["avsabPuppy", "wikipediaPuppy"];
/** @public Read by the build: scripts/content/tool-entries.ts. */
export const FIGURES: Figures = {
  ages: "own",
  "facts.under-8": "own",
  "facts.8-12": "avsabPuppy",
  "facts.12-16": "avsabPuppy",
  "facts.over-16": "own",
  "evidence.1": "avsabPuppy",
};

export const TEXTS: ToolTexts<Own> = {
  de: {
    title: "Welpenschutz-Mythos-Test",
    description:
      "Gibt es Welpenschutz? Vier Fragen zeigen, wie sicher die Begegnungen deines Welpen wirklich sind und was du besser machst.",
    lead: "„Der tut nichts, der hat Welpenschutz.“ Leider stimmt das nicht. Vier Fragen zeigen dir, wie sehr du dich gerade auf einen Mythos verlässt.",
    ageLabel: "Wie alt ist dein Welpe?",
    ages: {
      "under-8": "Unter 8 Wochen",
      "8-12": "8–12 Wochen",
      "12-16": "12–16 Wochen",
      "over-16": "Über 16 Wochen",
    },
    placeLabel: "Wo trifft er andere Hunde am häufigsten?",
    places: {
      "dog-park": "Auf der Hundewiese",
      street: "Unterwegs auf der Straße",
      training: "In der Hundeschule",
    },
    dogsLabel: "Welche Hunde sind das meistens?",
    dogs: {
      stranger: "Fremde Hunde",
      neighbour: "Hunde aus der Nachbarschaft",
      family: "Hunde aus Familie und Freundeskreis",
    },
    behaviourLabel: "Wie geht er auf sie zu?",
    behaviours: { calm: "Ruhig", playful: "Verspielt", pushy: "Aufdringlich" },
    calculate: "Test auswerten",
    again: "Test wiederholen",
    resultTitle: "So riskant sind seine Begegnungen",
    risks: { high: "Hohes Risiko", medium: "Mittleres Risiko", low: "Geringes Risiko" },
    explanation: {
      high: "Du verlässt dich stark auf den Welpenschutz. Fremde Hunde haben davon noch nie gehört.",
      medium: "Manches ist gut geplant, bei manchem vertraust du noch auf den Mythos.",
      low: "Deine Begegnungen sind gut gewählt. So lernt ein Welpe, anderen Hunden zu vertrauen.",
    },
    myth: "Mythos",
    reality: "Wirklichkeit",
    bar: "Mythos gegen Wirklichkeit",
    warning:
      "Ein erwachsener Hund darf einen fremden Welpen abweisen, auch mit den Zähnen. Geh dazwischen, bevor es so weit ist.",
    facts: {
      "under-8":
        "Unter acht Wochen gehört ein Welpe zu Mutter und Geschwistern. Nur in der eigenen Gruppe wird er meist geduldet.",
      "8-12": "Zwischen der 8. und der 12. Woche prägt sich jede Begegnung, ob gut oder schlecht, besonders tief ein.",
      "12-16":
        "In den ersten drei Monaten lernt ein Welpe am leichtesten, was zum Leben gehört. Jetzt braucht es schon etwas mehr Geduld.",
      "over-16": "Ab der 17. Woche behandeln viele Hunde ihn wie einen Jugendlichen: Die Regeln werden strenger.",
    },
    tips: {
      "dog-park": "Statt der vollen Wiese: ein ruhiger, erwachsener Hund, den du kennst, auf neutralem Boden.",
      street: "An der Leine mit Abstand vorbei. Begrüßen nur, wenn beide Menschen einverstanden sind.",
      training: "Die Hundeschule ist ein guter Ort, wenn die Gruppe klein ist und jemand eingreift.",
      stranger: "Frag immer erst, und lass fremde Hunde nicht einfach auf ihn zulaufen.",
      neighbour: "Auch bekannte Hunde haben schlechte Tage. Bleib dabei und halte es kurz.",
      family: "Vertraute, geduldige Hunde sind die besten Lehrer.",
      calm: "Lob ihn für seine Ruhe. Er darf auch nur zuschauen.",
      playful: "Mach nach ein paar Minuten eine Pause, bevor das Spiel kippt.",
      pushy: "Ruf ihn weg, bevor ein anderer Hund es ihm sagen muss.",
    },
    share: (risk) => `Welpenschutz-Test: ${risk}. Fremde Hunde kennen keinen Welpenschutz.`,
    vetHint:
      "Welche Orte vor der vollen Impfung in Ordnung sind, sagt dir deine Tierarztpraxis. Wurde dein Welpe gebissen, lass ihn noch am selben Tag ansehen, auch wenn die Wunde klein ist.",
    evidence: [
      "Einen allgemeinen Welpenschutz gibt es nicht. Geduldet werden Welpen vor allem in der eigenen Gruppe. Die Punkte und Grenzen dieses Tests sind unsere eigenen.",
      "Verhaltenstierärzte (AVSAB) raten trotzdem früh zu Kontakten: Die ersten drei Lebensmonate sind die wichtigsten. Ein gut geführter Welpenkurs kann mit sieben bis acht Wochen beginnen, frühestens eine Woche nach der ersten Impfung. Orte mit vielen ungeimpften Hunden meidest du so lange.",
    ],
    sections: [
      {
        heading: "Woher kommt der Mythos?",
        paragraphs: [
          "Viele erwachsene Hunde sind mit Welpen geduldig, vor allem mit denen der eigenen Familie. Daraus wurde ein Gesetz gemacht, das kein Hund kennt. Wer sich darauf verlässt, greift zu spät ein.",
        ],
      },
      {
        heading: "So sieht eine gute Begegnung aus",
        points: [
          "Beide Hunde haben Platz und können weggehen.",
          "Der Große legt sich hin oder wendet sich ab, der Kleine traut sich von selbst.",
          "Nach wenigen Minuten ist Pause.",
        ],
      },
    ],
    faq: [],
  },
  en: {
    title: "Puppy licence myth test",
    description:
      "Is there a puppy licence? Four questions show how safe your puppy’s meetings really are and what you can do better.",
    lead: "“Don’t worry, he’s got his puppy licence.” Sadly that is not true. Four questions show how much you are relying on a myth right now.",
    ageLabel: "How old is your puppy?",
    ages: {
      "under-8": "Under 8 weeks",
      "8-12": "8–12 weeks",
      "12-16": "12–16 weeks",
      "over-16": "Over 16 weeks",
    },
    placeLabel: "Where does your puppy meet other dogs most often?",
    places: {
      "dog-park": "At the dog park",
      street: "Out on the street",
      training: "At puppy class",
    },
    dogsLabel: "Which dogs are they, mostly?",
    dogs: {
      stranger: "Dogs you do not know",
      neighbour: "Dogs from the neighbourhood",
      family: "Dogs of family and friends",
    },
    behaviourLabel: "How does your puppy approach them?",
    behaviours: { calm: "Calmly", playful: "Playfully", pushy: "In a pushy way" },
    calculate: "See the result",
    again: "Take the test again",
    resultTitle: "How risky the meetings are",
    risks: { high: "High risk", medium: "Medium risk", low: "Low risk" },
    explanation: {
      high: "You rely a lot on the puppy licence. Dogs you do not know have never heard of it.",
      medium: "Some of it is well planned, some of it still relies on the myth.",
      low: "Your meetings are well chosen. This is how a puppy learns to trust other dogs.",
    },
    myth: "Myth",
    reality: "Reality",
    bar: "Myth against reality",
    warning: "An adult dog may send an unknown puppy away, even with its teeth. Step in before it comes to that.",
    facts: {
      "under-8":
        "Under eight weeks a puppy belongs with its mother and littermates. Only in its own group is it usually tolerated.",
      "8-12": "Between 8 and 12 weeks every meeting, good or bad, leaves an especially deep mark.",
      "12-16":
        "In its first three months a puppy learns most easily what belongs to everyday life. Now it takes a little more patience.",
      "over-16": "After 16 weeks many dogs treat it like a teenager: the rules get stricter.",
    },
    tips: {
      "dog-park": "Instead of the busy park: one calm adult dog that you know, on neutral ground.",
      street: "Walk past at a distance, on the lead. Greet only if both people agree.",
      training: "Puppy class is a good place if the group is small and somebody steps in.",
      stranger: "Always ask first, and do not let strange dogs simply run up.",
      neighbour: "Dogs you know have bad days too. Stay close and keep it short.",
      family: "Familiar, patient dogs are the best teachers.",
      calm: "Praise the calm. Just watching is fine too.",
      playful: "Take a break after a few minutes, before the game turns sour.",
      pushy: "Call your puppy away before another dog has to say so.",
    },
    share: (risk) => `Puppy licence test: ${risk}. Other dogs have never heard of a puppy licence.`,
    vetHint:
      "Your vet tells you which places are fine before all vaccinations are done. If your puppy has been bitten, have it looked at the same day, even if the wound is small.",
    evidence: [
      "There is no general puppy licence. Puppies are tolerated mainly in their own group. The points and limits of this test are our own.",
      "Veterinary behaviourists (AVSAB) advise early contact all the same: the first three months of life are the most important. A well-run puppy class can start at seven to eight weeks, at least one week after the first vaccination. Until then avoid places with many unvaccinated dogs.",
    ],
    sections: [
      {
        heading: "Where does the myth come from?",
        paragraphs: [
          "Many adult dogs are patient with puppies, above all with those of their own family. That was turned into a law that no dog knows. If you rely on it, you step in too late.",
        ],
      },
      {
        heading: "What a good meeting looks like",
        points: [
          "Both dogs have room and can walk away.",
          "The big one lies down or turns aside, the little one comes by itself.",
          "After a few minutes there is a break.",
        ],
      },
    ],
    faq: [],
  },
  pl: {
    title: "Test: mit o nietykalności szczeniąt",
    description:
      "Czy dorosłe psy naprawdę oszczędzają szczenięta? Cztery pytania pokażą, jak bezpieczne są spotkania twojego szczenięcia.",
    lead: "„Nic mu nie zrobi, to przecież szczeniak”. Niestety to nieprawda. Cztery pytania pokażą, jak bardzo polegasz teraz na micie.",
    ageLabel: "Ile tygodni ma szczenię?",
    ages: {
      "under-8": "Poniżej 8 tygodni",
      "8-12": "8–12 tygodni",
      "12-16": "12–16 tygodni",
      "over-16": "Ponad 16 tygodni",
    },
    placeLabel: "Gdzie najczęściej spotyka inne psy?",
    places: {
      "dog-park": "Na wybiegu dla psów",
      street: "Na ulicy",
      training: "W psim przedszkolu",
    },
    dogsLabel: "Jakie to zwykle psy?",
    dogs: {
      stranger: "Obce psy",
      neighbour: "Psy z sąsiedztwa",
      family: "Psy rodziny i znajomych",
    },
    behaviourLabel: "Jak do nich podchodzi?",
    behaviours: { calm: "Spokojnie", playful: "Zachęca do zabawy", pushy: "Natarczywie" },
    calculate: "Zobacz wynik",
    again: "Powtórz test",
    resultTitle: "Tak ryzykowne są te spotkania",
    risks: { high: "Wysokie ryzyko", medium: "Średnie ryzyko", low: "Niskie ryzyko" },
    explanation: {
      high: "Mocno wierzysz w nietykalność szczeniąt. Obce psy o niej nie słyszały.",
      medium: "Część jest dobrze zaplanowana, ale reszta opiera się na micie.",
      low: "Spotkania są dobrze dobrane. Tak szczenię uczy się ufać innym psom.",
    },
    myth: "Mit",
    reality: "Rzeczywistość",
    bar: "Mit kontra rzeczywistość",
    warning: "Dorosły pies może odpędzić obce szczenię, nawet zębami. Wkrocz, zanim do tego dojdzie.",
    facts: {
      "under-8":
        "Przed ósmym tygodniem szczenię powinno być z matką i rodzeństwem. Tolerowane jest zwykle tylko we własnej grupie.",
      "8-12": "Między 8. a 12. tygodniem każde spotkanie, dobre czy złe, zostawia szczególnie głęboki ślad.",
      "12-16":
        "W pierwszych trzech miesiącach szczenię najłatwiej uczy się tego, co jest częścią życia. Teraz trzeba już trochę więcej cierpliwości.",
      "over-16": "Po 16. tygodniu wiele psów traktuje je jak nastolatka: zasady stają się surowsze.",
    },
    tips: {
      "dog-park": "Zamiast pełnego wybiegu: jeden spokojny, dorosły i znajomy pies na neutralnym terenie.",
      street: "Mijaj z odstępem, na smyczy. Powitanie tylko wtedy, gdy zgadzają się obie osoby.",
      training: "Psie przedszkole to dobre miejsce, gdy grupa jest mała i ktoś pilnuje zabawy.",
      stranger: "Zawsze najpierw zapytaj i nie pozwól obcym psom po prostu podbiegać.",
      neighbour: "Znajome psy też miewają złe dni. Bądź blisko i nie przedłużaj spotkania.",
      family: "Znajome, cierpliwe psy to najlepsi nauczyciele.",
      calm: "Chwal spokój. Szczenię może też tylko patrzeć.",
      playful: "Po kilku minutach zrób przerwę, zanim zabawa wymknie się spod kontroli.",
      pushy: "Odwołaj szczenię, zanim inny pies sam je odprawi.",
    },
    share: (risk) => `Test mitu o nietykalności szczeniąt: ${risk}. Obce psy o żadnej nietykalności nie słyszały.`,
    vetHint:
      "Które miejsca są w porządku przed wszystkimi szczepieniami, powie ci weterynarz. Jeśli szczenię zostało ugryzione, pokaż je weterynarzowi jeszcze tego samego dnia, nawet gdy rana jest mała.",
    evidence: [
      "Powszechnej nietykalności szczeniąt nie ma. Szczenięta są tolerowane głównie we własnej grupie. Punkty i granice tego testu są nasze własne.",
      "Weterynarze behawioryści (AVSAB) mimo to radzą zacząć kontakty wcześnie: pierwsze trzy miesiące życia są najważniejsze. Dobrze prowadzone psie przedszkole można zacząć w siódmym, ósmym tygodniu, najwcześniej tydzień po pierwszym szczepieniu. Do tego czasu unikaj miejsc z wieloma nieszczepionymi psami.",
    ],
    sections: [
      {
        heading: "Skąd ten mit?",
        paragraphs: [
          "Wiele dorosłych psów ma cierpliwość do szczeniąt, zwłaszcza z własnej rodziny. Zrobiono z tego zasadę, której nie zna żaden pies. Kto na niej polega, reaguje za późno.",
        ],
      },
      {
        heading: "Jak wygląda dobre spotkanie",
        points: [
          "Oba psy mają miejsce i mogą odejść.",
          "Duży się kładzie albo odwraca, mały podchodzi z własnej woli.",
          "Po kilku minutach jest przerwa.",
        ],
      },
    ],
    faq: [],
  },
};
