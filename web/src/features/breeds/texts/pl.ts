import type { BreedLink } from "@hundeblick/triage/breeds/page-facts";
import { type BreedTexts, described, exact, listed, seniorFrom, written } from "../texts.ts";

const n = (value: number): string => written("pl", value);
const x = (value: number): string => exact("pl", value);
const kg: BreedTexts["kg"] = ([low, high]) => {
  if (low === null) return `do ${n(high ?? 0)}\u00A0kg`;
  if (high === null) return `od ${n(low)}\u00A0kg`;
  return low === high ? `około ${n(low)}\u00A0kg` : `${n(low)}–${n(high)}\u00A0kg`;
};
const SIZE = {
  small: "mały pies",
  medium: "pies średniej wielkości",
  large: "duży pies",
  giant: "bardzo duży pies",
} as const;
const COATS = { short: "Krótka", medium: "Półdługa", long: "Długa", hairless: "Bez sierści" } as const;
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
const SHEDS = ["Prawie wcale", "Od czasu do czasu", "Głównie przy zmianie sierści", "Cały rok", "Stale i obficie"];
const GROUPS: BreedTexts["groups"] = {
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
const POPULATIONS = { uk: "lecznice brytyjskie", operated: "psy operowane w Szwecji i Norwegii" } as const;
/** Names of breeds are common nouns, except after a person: "Jack Russell terrier". */
const inSentence = ({ name, ...link }: BreedLink): BreedLink => ({
  ...link,
  name: { ...name, pl: /^\S+ \p{Lu}/u.test(name.pl) ? name.pl : name.pl.charAt(0).toLowerCase() + name.pl.slice(1) },
});
const texts: BreedTexts = {
  list: {
    title: "Rasy psów od A do Z: wielkość, waga, długość życia",
    heading: "Rasy psów",
    lead: "Ile ważą, jak długo żyją i na co zwracać uwagę. Podajemy, skąd pochodzą liczby.",
    description:
      "182 rasy psów i najbardziej znane krzyżówki: waga ze źródłem, długość życia, częste choroby i podobne rasy. Z wyszukiwarką i porównaniem.",
    search: "Szukaj rasy",
    searchHelp: "Działają też nazwy potoczne, na przykład: rottek",
    group: "Grupa FCI",
    size: "Wielkość",
    coat: "Sierść",
    all: "Wszystkie",
    none: "Żadna rasa nie pasuje. Usuń filtr albo wpisz nazwę inaczej. Mieszaniec? Szukaj ras rodziców.",
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
  illnesses: {
    title: "Na co częściej chorują poszczególne rasy psów: objawy i wiek",
    heading: "Na co częściej chorują poszczególne rasy",
    lead: "Co widać w domu, od jakiego wieku warto obserwować i które badanie lub pytanie pomaga. To, co u danej rasy częstsze, jest na jej stronie.",
    description:
      "Dysplazja, skręt żołądka, serce, oczy: choroby częstsze u niektórych ras, z objawami widocznymi w domu i wiekiem, od którego warto obserwować psa.",
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
  coats: COATS,
  labels: {
    male: "Psy",
    female: "Suki",
    weight: "Waga",
    height: "Wysokość w kłębie",
    life: "Długość życia",
    group: "Grupa",
    coat: "Sierść",
    sheds: "Linieje",
    energy: "Ruch, nasza ocena",
    breed: "Rasa",
    years: "Lata",
    source: "Źródło",
    recalled: "tylko z pamięci",
    given: "jak się zwykle podaje",
    ours: "nasz zakres",
    range: "Nasz zakres ze wszystkich źródeł",
    weightTitle: "Waga według źródeł",
    weightNote: "Wzorzec mówi, ile powinien ważyć pies wystawowy. Czy twój pies jest za gruby, wyczujesz na żebrach.",
    healthTitle: "Co zdarza się częściej",
    healthNote:
      "Zebrane z wiedzy fachowej. „Częściej” nie znaczy, że spotka to twojego psa. Każda nazwa prowadzi do objawów.",
    rarer: "Rzadsze niż u innych psów",
    ageNote: "Podział jest nasz. „Starość” zaczyna się od ostatniej ćwierci oczekiwanej długości życia (AAHA 2019).",
    growthTitle: "Wzrost i waga w danym wieku",
    network: "Nasz program do rozpoznawania ras",
    grown: "Kończy rosnąć, według wielkości",
    older: "Rasy z naszej tabeli, które żyją dłużej",
    urgent: "nagły przypadek",
    bothParents: "Znane u obojga rodziców:",
    oneParent: "Znane u jednego z rodziców:",
    sameBreed: "Jedna rasa o kilku rodzajach sierści. Wzrost i choroby wszystkich odmian są tutaj:",
    particular: "Co ją wyróżnia",
    unread: "Wiedza obiegowa, niesprawdzona w źródle.",
    asHeavy: "Podobnie ważą",
    alikeTitle: "Rasy podobne z wyglądu",
    help: "Pytania i testy",
    crossTitle: "Znane krzyżówki",
    parentsTitle: "Rodzice",
    sources: "Źródła",
    noExamination: "Ta strona nie zastępuje badania.",
    calculator: "Oceń wagę",
    age: "Wiek w miesiącach",
    kg: "Waga w kg",
    sex: "Płeć",
    toCheck: "Jak wyczuć sylwetkę psa",
    copied: "Przeczytane w kopiach, nie w oryginale.",
  },
  bySex: (label, sex) => `${label}, ${sex === "male" ? "psy" : "suki"}`,
  stage: (stage, life) =>
    ({
      puppy: "Szczenię",
      young: "Pierwsze dwa lata",
      adult: "Pies dorosły",
      senior: life ? `Starość, od około ${seniorFrom(life.range)} lat` : "Starość",
    })[stage],
  weightSource: (source) =>
    source.startsWith("fci")
      ? `Wzorzec FCI ${source.slice(13)}`
      : ({ akc: "American Kennel Club", "kennel-club": "Kennel Club (UK)", vdh: "VDH", study: "Badanie psów domowych" }[
          source
        ] ?? (source === "recalled" ? "własny szacunek" : "inna strona")),
  title: ({ name, isMix }) => `${name.pl}: waga, długość życia, ${isMix ? "rodzice" : "zdrowie"}`,
  description: ({ name, compared, life, risks, sizeClass }) =>
    described(
      `${name.pl}, ${SIZE[sizeClass]}: ${kg(compared.kgRange)}${life ? `, ${life.range[0]}–${life.range[1]} lat` : ", krzyżówka"}. ${risks[0]?.from ? `Częściej niż u innych: ${risks[0].name.pl}.` : "Jest tu też to, co częstsze u rodziców."}`,
      "Podajemy, skąd pochodzą liczby.",
    ),
  lead: ({ name, fci, group, isMix, parents }) =>
    isMix
      ? `${name.pl} to krzyżówka ras: ${listed("pl", parents.map(inSentence))}.`
      : fci === null || group === null
        ? `${name.pl}: tej nazwy nie ma na liście FCI.`
        : `Wzorzec FCI ${fci}, grupa ${group}: ${GROUPS[group]}.`,
  names: ({ name, names }) =>
    [
      names.pl.length > 1 && `Inne nazwy: ${names.pl.slice(1).join(", ")}.`,
      name.de !== name.pl && `Po niemiecku: ${name.de}.`,
      name.en !== name.pl && `Po angielsku: ${name.en}.`,
    ]
      .filter(Boolean)
      .join(" "),
  hints: ({ brachycephalic, note }) => [
    ...(brachycephalic
      ? [
          "Krótka kufa: pies szybciej się przegrzewa. W ciepłe dni tylko krótkie spacery, rano lub wieczorem, i nigdy nie zostawiaj psa w nagrzanym aucie. Głośne, ciężkie ziajanie, które nie mija: chłódź psa i od razu do lecznicy.",
        ]
      : []),
    ...(note ? [note.pl] : []),
  ],
  coat: ({ length, type }) => (type === "hairless" ? COATS.hairless : `${COATS[length]}, ${TYPE[type]}`),
  sheds: ({ shedding, checked }) => `${SHEDS[shedding - 1]} ${checked === "recalled" ? "(z pamięci)" : "(AKC)"}`,
  energies: { 2: "Mało", 3: "Średnio", 4: "Dużo", 5: "Bardzo dużo" },
  lifeSources: {
    mcmillan2024: "McMillan i in. 2024, mediana w Wielkiej Brytanii",
    teng2022: "Teng i in. 2022, oczekiwana przy urodzeniu; zaniżona u ras modnych od niedawna",
    adams2010: "Adams 2010, ankieta brytyjskich opiekunów",
    lewis2018: "Lewis 2018, ankieta brytyjskich opiekunów",
    vetcompass: "VetCompass, dane brytyjskich lecznic",
    akc: "American Kennel Club",
  },
  lifeNotes: {
    young: "w młodej populacji",
    poodles: "pudle wszystkich wielkości razem",
    akitas: "oba typy akity razem",
    fewDogs: "z niewielu psów",
    englishCocker: "tylko cocker spaniele angielskie",
    anatolian: "dla owczarka anatolijskiego",
  },
  years: (years, to) => `${x(years)}${to ? `–${x(to)}` : ""} ${Number.isInteger(to ?? years) ? "lat" : "roku"}`,
  noLife: "Nie znaleźliśmy badania z liczbą dla tej rasy.",
  clubLife: "Nasz zakres pochodzi ze strony rasy w American Kennel Club.",
  older: (count, of) => `${count} z ${of}`,
  grownAt: (from, to) => (from === null ? `Najpóźniej w ${to}. miesiącu` : `W wieku ${from}–${to} miesięcy`),
  odds: ({ id, odds, population = "uk", share, sentence }) => {
    if (odds === undefined) return share === undefined ? null : (sentence?.pl.replace("{share}", x(share)) ?? null);
    const found = `(to nie procent), ${POPULATIONS[population]}`;
    if (odds < 1) return `Rzadziej niż u mieszańców: iloraz szans ${x(odds)} ${found}`;
    const ratio = `${id === "cancer" ? "Kostniakomięsak (nowotwór kości): iloraz" : "Iloraz"} szans ${x(odds)} względem mieszańców ${found}`;
    return `${ratio}${share === undefined ? "" : `; w ciągu roku ${x(share)} na 100 psów`}`;
  },
  foundMore: (illness) =>
    illness === "cancer" ? "Badanie wykazało nowotwór kości częściej u ras:" : "Badanie wykazało to częściej u ras:",
  andOthers: "i in.",
  growth: ({ id }) =>
    ({
      "toy-poodle": "W badaniu 65 pudli toy psy osiągały połowę swojej dorosłej wagi w 11.–12. tygodniu.",
      "labrador-retriever":
        "Wśród 880 ważonych przyszłych psów przewodników suki labradora prawie kończyły wzrost około 319. dnia (Helmink i in. 2000).",
    })[id],
  knows: (isClass) => (isClass ? "Zna tę rasę" : "Wskaże podobną rasę"),
  confused: (name, as, percent) =>
    `W naszym pomiarze program nazwał jedno zdjęcie (${name}): ${as}, z pewnością ${percent}%.`,
  kg,
  growing: (name, months, [low, high], expected) =>
    `${name}: w tym wieku (${n(months)} mies.) pies jeszcze rośnie. To od ${n(low)} do ${n(high)}% wagi dorosłego. ${expected === null ? "" : `Średnio w tym wieku: ${expected}\u00A0kg. `}Waż co dwa tygodnie: linia mówi więcej niż jedna liczba.`,
  grown: (name, place, range) =>
    ({
      below: `To mniej niż nasz zakres (${name}: ${range}). Sprawdź żebra; jeśli wyraźnie wystają, pokaż psa weterynarzowi.`,
      within: `To mieści się w naszym zakresie (${name}: ${range}). Czy pasuje do twojego psa, powiedzą żebra.`,
      above: `To więcej niż nasz zakres (${name}: ${range}). Sprawdź żebra: pies o dużej budowie może ważyć więcej.`,
    })[place],
  curve: (sex) => `Średnia waga w danym wieku, ${sex === "male" ? "pies" : "suka"}`,
  tableCaption: "Średnia waga w danym wieku, w kg",
  toTool: "Więcej ważeń: krzywa wagi szczeniaka",
  badInput: "Wpisz wiek do 300 miesięcy i wagę do 150 kg.",
};
export default texts;
