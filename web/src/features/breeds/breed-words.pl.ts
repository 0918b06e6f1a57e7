import { grownAt } from "@hundeblick/triage/breeds/growth";
import { type BreedWords, described, exact, listed, middleKg, written } from "./breed-words.ts";

const n = (value: number): string => written("pl", value);
const x = (value: number): string => exact("pl", value);
/** "12 lat", but "11,3 roku". */
const inYears = (value: number): string => `${x(value)} ${Number.isInteger(value) ? "lat" : "roku"}`;
const kg: BreedWords["kg"] = ([low, high]) => {
  if (low === null) return `do ${n(high ?? 0)} kg`;
  if (high === null) return `od ${n(low)} kg`;
  return low === high ? `około ${n(low)} kg` : `${n(low)}–${n(high)} kg`;
};
const SIZE = {
  small: "mały pies",
  medium: "pies średniej wielkości",
  large: "duży pies",
  giant: "bardzo duży pies",
} as const;
const COAT = { short: "krótka", medium: "półdługa", long: "długa", hairless: "prawie nieobecna" } as const;
const TYPE = {
  smooth: "gładka, bez gęstego podszerstka",
  double: "dwuwarstwowa, z podszerstkiem",
  wiry: "szorstka",
  curly: "kręcona",
  wavy: "falista",
  silky: "jedwabista",
  corded: "skręcona w sznury",
  cotton: "miękka jak wata",
  hairless: "tylko w kępkach",
} as const;
const SHEDS = [
  "Sierść na dywanie znajdziesz rzadko",
  "Linieje tylko od czasu do czasu",
  "Linieje głównie przy zmianie sierści",
  "Sierść wypada przez cały rok",
  "Linieje stale i obficie",
];
const ENERGY = [
  "",
  "Często wystarczą spokojne spacery",
  "Zwykle pasują dwa porządne spacery i coś dla głowy",
  "Bez dużej dawki ruchu i zadań szybko się nudzi",
  "Pies do pracy: codziennie dużo biegania i myślenia",
];
const GROUPS: BreedWords["groups"] = {
  1: "psy pasterskie i zaganiające",
  2: "pinczery, sznaucery, molosy, szwajcarskie psy pasterskie",
  3: "teriery",
  4: "jamniki",
  5: "szpice i psy ras pierwotnych",
  6: "psy gończe i posokowce",
  7: "wyżły",
  8: "aportery, płochacze, psy dowodne",
  9: "psy ozdobne i do towarzystwa",
  10: "charty",
};
const STUDY = {
  mcmillan2024: (y: string) => `Mediana długości życia w danych brytyjskich: ${y} (McMillan i in. 2024)`,
  teng2022: (y: string) => `Oczekiwana długość życia przy urodzeniu: ${y} (Teng i in. 2022, VetCompass)`,
  adams2010: (y: string) => `Ankieta wśród brytyjskich opiekunów: ${y} (Adams 2010)`,
  lewis2018: (y: string) => `Ankieta wśród brytyjskich opiekunów: ${y} (Lewis 2018)`,
  vetcompass: (y: string) => `Dane brytyjskich lecznic: ${y} (VetCompass)`,
  akc: (y: string) => `Według American Kennel Club: ${y}`,
};

const words: BreedWords = {
  list: {
    title: "Rasy psów od A do Z: wielkość, waga, długość życia",
    heading: "Rasy psów",
    lead: "Ile ważą, jak długo żyją i na co zwracać uwagę. Każda liczba ma swoje źródło.",
    description:
      "182 rasy psów i najbardziej znane krzyżówki: waga ze źródłem, długość życia, częste choroby i podobne rasy. Z wyszukiwarką i porównaniem.",
    search: "Szukaj rasy",
    searchHelp: "Działają też nazwy potoczne, na przykład: rottek",
    group: "Grupa FCI",
    size: "Wielkość",
    coat: "Sierść",
    all: "Wszystkie",
    none: "Żadna rasa nie pasuje. Usuń filtr albo wpisz nazwę inaczej.",
    reset: "Wyczyść filtry",
    cross: "Krzyżówka",
    crosses: "Krzyżówki nie mają wzorca. Ich liczby to nasz szacunek.",
    compare: "Porównaj dwie rasy",
    noScript: "Wyszukiwarka i filtry wymagają JavaScriptu. Lista poniżej pokazuje wszystkie rasy.",
  },
  count: (count) => `Liczba ras: ${count}`,
  compare: {
    title: "Porównaj dwie rasy psów: waga, długość życia, sierść",
    heading: "Porównaj dwie rasy",
    lead: "Wybierz dwie rasy i zobacz ich liczby obok siebie.",
    description:
      "Dwie rasy psów obok siebie: waga, wysokość w kłębie, długość życia, sierść i to, co zdarza się u nich częściej. Ze źródłami, bez konta.",
    first: "Pierwsza rasa",
    second: "Druga rasa",
    choose: "Wybierz",
    same: "To dwa razy ta sama rasa. Wybierz inną.",
  },
  versus: (one, other) => `Porównaj: ${one} i ${other}`,
  groups: GROUPS,
  noGroup: "Bez uznania FCI",
  sizes: {
    small: "Małe (poniżej 10 kg)",
    medium: "Średnie (10–25 kg)",
    large: "Duże (25–45 kg)",
    giant: "Bardzo duże (ponad 45 kg)",
  },
  coats: { short: "Krótka", medium: "Półdługa", long: "Długa", hairless: "Bez sierści" },
  labels: {
    male: "Psy",
    female: "Suki",
    weight: "Waga",
    height: "Wysokość w kłębie",
    life: "Długość życia",
    group: "Grupa",
    coat: "Sierść",
    source: "Źródło",
    checked: "Sprawdzenie",
    seen: "przeczytane",
    recalled: "tylko z pamięci",
    where: "Gdzie przeczytane",
    range: "Nasz zakres ze wszystkich źródeł",
    about: "W skrócie",
    weightTitle: "Waga według źródeł",
    weightNote: "Wzorzec mówi, ile powinien ważyć pies wystawowy. Czy twój pies jest za gruby, wyczujesz na żebrach.",
    compareTitle: "Na tle innych ras",
    compare: "porównaj",
    healthTitle: "Co zdarza się częściej",
    healthNote: "Zebrane z wiedzy fachowej. „Częściej” nie znaczy, że spotka to twojego psa.",
    ageTitle: "Na co zwracać uwagę w różnym wieku",
    ageNote: "Podział według wieku jest nasz.",
    growthTitle: "Wzrost i waga w danym wieku",
    networkTitle: "Co widzi nasza sieć do zdjęć",
    alikeTitle: "Rasy podobne z wyglądu",
    crossTitle: "Znane krzyżówki",
    parentsTitle: "Rodzice",
    sources: "Źródła",
    noExamination: "Ta strona nie zastępuje badania.",
    newTab: "otwiera się w nowej karcie",
    calculator: "Oceń wagę",
    age: "Wiek w miesiącach",
    kg: "Waga w kg",
    sex: "Płeć",
    toCheck: "Jak wyczuć sylwetkę psa",
    copied: "Przeczytane w kopiach, nie w oryginale.",
  },
  stages: { puppy: "Szczenię", young: "Pierwsze dwa lata", adult: "Pies dorosły", senior: "Starość" },
  weightSource: (source) =>
    source.startsWith("fci")
      ? `Wzorzec FCI ${source.slice(13)}`
      : ({ akc: "American Kennel Club", "kennel-club": "Kennel Club (UK)", vdh: "VDH", study: "Badanie psów domowych" }[
          source
        ] ?? (source === "recalled" ? "własny szacunek" : "inna strona")),
  title: ({ name, isMix }) => `${name.pl}: waga, długość życia, ${isMix ? "rodzice" : "zdrowie"}`,
  description: ({ name, weightKg: { male, female }, life, risks, sizeClass }) =>
    described(
      `${name.pl}, ${SIZE[sizeClass]}: ${kg([Math.min(male[0], female[0]), Math.max(male[1], female[1])])}${life ? `, ${life.range[0]}–${life.range[1]} lat` : ", krzyżówka"}. ${risks[0]?.plain ? `Częściej niż u innych: ${risks[0].name.pl}.` : "Jest tu też to, co częstsze u rodziców."}`,
      "Każda liczba ze źródłem.",
    ),
  about: ({ name, names, sizeClass, coat, energy, fci, group, brachycephalic, isMix, parents, note }) => [
    isMix
      ? `${name.pl} to krzyżówka ras: ${listed("pl", parents, "i")}.`
      : fci === null || group === null
        ? `${name.pl}: tej nazwy nie ma na liście FCI.`
        : `Wzorzec FCI ${fci}, grupa ${group}: ${GROUPS[group]}.`,
    `Jako dorosły to ${SIZE[sizeClass]}; sierść ${COAT[coat.length]}${coat.type === "hairless" ? "" : `, ${TYPE[coat.type]}`}.`,
    `${SHEDS[coat.shedding - 1]}${coat.checked === "recalled" ? ", o ile dobrze pamiętamy" : " (AKC)"}.`,
    ...(energy ? [`${ENERGY[energy - 1]}.`] : []),
    ...(brachycephalic ? ["Krótki nos: w cieple potrzebny jest cień, woda i przerwy."] : []),
    ...(names.pl.length > 1 ? [`Inne nazwy: ${names.pl.slice(1).join(", ")}.`] : []),
    ...(note ? [note.pl] : []),
  ],
  places: ({ name, inGroup, group, life, similarKg }) => [
    ...(inGroup && group
      ? [
          `W grupie ${group} pod względem wagi miejsce ${inGroup.place} z ${inGroup.of}, licząc od najlżejszej rasy${inGroup.before ? `; tuż przed nią: ${inGroup.before.name.pl}` : ""}${inGroup.after ? `; tuż za nią: ${inGroup.after.name.pl}` : ""}.`,
        ]
      : []),
    `Mniej więcej tyle co ${name.pl} ważą też: ${listed("pl", similarKg, "i")}.`,
    ...(life
      ? [`Rasy z naszej tabeli, które żyją dłużej: ${life.place.of - life.place.place} z ${life.place.of}.`]
      : []),
  ],
  life: ({ name, life }) =>
    life
      ? [
          `${name.pl}, nasz zakres: ${life.range[0]}–${life.range[1]} lat.`,
          ...life.figures.map(
            ({ study, years, to, seen }) =>
              `${STUDY[study](to ? `${x(years)}–${x(to)} lat` : inYears(years))}${seen ? "" : ", tylko z pamięci"}.`,
          ),
          ...(life.figures.length === 0 ? ["Badania z liczbą dla tej rasy nie czytaliśmy."] : []),
        ]
      : [`${name.pl}: nie znamy badania. Zajrzyj do ras rodziców.`],
  odds: ({ id, odds, share }, name) => {
    const what = id === "cancer" ? "raka kości (osteosarcoma)" : "tego rozpoznania";
    return [
      ...(odds === undefined
        ? []
        : odds > 1
          ? [`${name} w badaniu: szansa ${what} ${x(odds)} razy większa niż u mieszańców.`]
          : [`${name} w badaniu: rzadziej niż u mieszańców (iloraz szans ${x(odds)}).`]),
      ...(share === undefined
        ? []
        : [
            id === "cancer"
              ? `W ciągu roku rozpoznano go u ${x(share)} na 100 psów.`
              : `W badaniu dotyczyło to ${x(share)} na 100 psów.`,
          ]),
    ];
  },
  fromParent: (parent, known) => `${parent.name.pl}, częściej niż inne: ${known.map((name) => name.pl).join("; ")}.`,
  growth: (facts) => {
    const [from, to] = grownAt(middleKg(facts));
    const months = from === null ? `najpóźniej w wieku ${to} miesięcy` : `w wieku od ${from} do ${to} miesięcy`;
    return [
      ...(facts.isMix
        ? []
        : [`Pies ważący ${n(middleKg(facts))} kg kończy rosnąć ${months} (Purina Institute, według wielkości).`]),
      ...(/^toy-poodle$/.test(facts.id)
        ? ["W badaniu 65 pudli toy połowę wagi dorosłego psa osiągały one w 11.–12. tygodniu."]
        : []),
      ...(/^(labrador-retriever|german-shepherd)$/.test(facts.id)
        ? [
            "Ważono 880 przyszłych psów przewodników, labradory i owczarki niemieckie: suki labradora prawie kończyły wzrost około 319. dnia (Helmink i in. 2000).",
          ]
        : []),
      middleKg(facts) > 40
        ? "Siatki wzrostu Waltham sięgają tylko 40 kg. Poproś w lecznicy o prowadzenie własnej krzywej."
        : "Siatki centylowe dla psów tej wielkości opracował Waltham (Salt i in. 2017), od 12. tygodnia. Zapytaj o nie w lecznicy.",
    ];
  },
  network: ({ name, network: { isClass, classes, confusedWith } }) => [
    isClass
      ? `${name.pl} to jedna ze 118 klas, które zna sieć.`
      : `${name.pl}: tej nazwy nie ma wśród 118 klas, więc sieć nigdy jej nie poda i wskaże podobną rasę.`,
    ...(classes.length > 0
      ? [`Najłatwiej o pomyłkę z rasą: ${listed("pl", classes, "lub")}. Tego się spodziewamy, nie zmierzyliśmy.`]
      : []),
    ...(confusedWith
      ? [
          `W naszym pomiarze jedno zdjęcie (${name.pl}) sieć nazwała: ${confusedWith.link.name.pl}, z pewnością ${confusedWith.percent}%.`,
        ]
      : []),
  ],
  differs: (facts, { kg: other, coat, networkClass }) => {
    const by = other - middleKg(facts);
    const weight =
      Math.abs(by) < 1 ? "prawie ta sama waga" : `średnio o ${n(Math.abs(by))} kg ${by > 0 ? "więcej" : "mniej"}`;
    return `${weight}, sierść ${coat === facts.coat.length ? "tej samej długości" : COAT[coat]}${networkClass ? "" : ", sieć tej nazwy nie zna"}`;
  },
  kg,
  growing: (name, months, [low, high], expected) =>
    `${name}: w tym wieku (${n(months)} mies.) pies jeszcze rośnie. To od ${n(low)} do ${n(high)}% wagi dorosłego. ${expected === null ? "" : `Średnio w tym wieku: ${expected} kg. `}Waż co dwa tygodnie: linia mówi więcej niż jedna liczba.`,
  grown: (name, place, range) =>
    ({
      below: `To mniej niż nasz zakres (${name}: ${range}). Sprawdź żebra; jeśli są ostre, pokaż psa weterynarzowi.`,
      within: `To mieści się w naszym zakresie (${name}: ${range}). Czy pasuje do twojego psa, powiedzą żebra.`,
      above: `To więcej niż nasz zakres (${name}: ${range}). Sprawdź żebra: pies o dużej budowie może ważyć więcej.`,
    })[place],
  curve: (name, sex) => `${name}, ${sex === "male" ? "pies" : "suka"}: średnia waga w danym wieku`,
  tableCaption: (name) => `${name}: średnia waga w danym wieku, w kg`,
  toTool: "Więcej ważeń: krzywa wagi szczeniaka",
  badInput: "Wpisz wiek do 300 miesięcy i wagę do 150 kg.",
};
export default words;
