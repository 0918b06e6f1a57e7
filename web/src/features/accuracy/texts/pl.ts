import type { AccuracyTexts } from "../texts.ts";

const pl: AccuracyTexts = {
  title: "Na ile to dokładne?",
  description:
    "Zmierzone, nie obiecane: jak często Hundeblick rozpoznaje w słowach nagły przypadek, jak często zgadza się rasa, ile to trwa i czego nie widać na zdjęciu.",
  lead: "Liczymy i pokazujemy też to, co się nie udało. I mówimy, gdzie to nie wystarcza.",
  ofMany: "{{count}} z {{of}}",
  notMeasured: "jeszcze nie zmierzono",
  measuredOn: "Zmierzono {{day}}",
  urgent: {
    title: "Czy rozpoznaje to, co pilne?",
    lead: "To najważniejsza liczba. Chodzi o to, co piszesz własnymi słowami. Rozdzielamy dwa błędy, bo nie ważą tyle samo.",
    sample:
      "Polskie zdania: {{all}}, w tym nagłe przypadki: {{dangerous}}. Powstały na potrzeby tego pomiaru, nie nadesłali ich opiekunowie psów, a ponad połowa jest trudniejsza niż na co dzień: potoczna mowa, niedopowiedzenia, długie historie. Żaden weterynarz nie ocenił, które z nich są pilne.",
    missed: { name: "Zbyt łagodnie", why: "Sprawa była pilna, a nie było ani ostrzeżenia, ani pytania." },
    missedOf: "z {{of}} nagłych przypadków",
    alarmed: {
      name: "Zbyt ostrożnie",
      why: "Ostrzegliśmy, a to nie był nagły przypadek. To oznacza niepotrzebną wizytę.",
    },
    alarmedOf: "z {{of}} niegroźnych zdań",
    dots: "Nagłe przypadki: {{dangerous}}. Z ostrzeżeniem: {{raised}}, z pytaniem: {{asked}}, przeoczone: {{missed}}.",
    dotsCaption: "Każde kółko to nagły przypadek. Pokazujemy wszystkie, puste też.",
    raised: "ostrzeżenie",
    asked: "pytanie",
    unseen: "przeoczone",
    askedHarmless: "Kolejne niegroźne zdania, przy których zadaliśmy pytanie: {{count}}.",
  },
  breed: {
    title: "Jaka to rasa?",
    lead: "Zdjęcie pokazuje rasę, a i to nie zawsze. Najtrudniejsze są mieszańce.",
    sample: "Zdjęcia: {{photos}}. Psy, każdy innej rasy: {{dogs}}. Inne motywy: {{others}}.",
    kind: "Zdjęcia pochodzą z publicznego zbioru i sieć prawdopodobnie widziała je już podczas uczenia. Pokazują, że wszystko dobrze ze sobą działa, a nie jak dobrze rozpozna twojego psa. Na to jest ich też za mało.",
    first: "Pies rasowy, pierwsza nazwa trafna",
    three: "Pies rasowy, wśród pierwszych trzech",
    alone: "Pies rasowy, podana tylko jedna rasa, i to trafnie",
    unlisted: "Rasa, której sieć nie zna, i pytamy",
    mix: "Mieszaniec, jedna z ras trafna",
    dog: "Na zdjęciu jest pies i to widzimy",
    other: "Na zdjęciu nie ma psa i to widzimy",
    calibration: "Jak pewnie to brzmi i jak często się zgadza",
    calibrationLead: "Kto jest pewien na 90%, powinien mieć rację dziewięć razy na dziesięć.",
    sureness: "pewność od {{from}} do {{to}}",
  },
  body: {
    title: "Czy opiekunowie dobrze oceniają sylwetkę?",
    lead: "Jak bliska jest twoja ocena ocenie weterynarza u tego samego psa.",
    same: "Ta sama ocena",
    oneOff: "Różnica o jeden stopień",
    twoOff: "Różnica o dwa stopnie lub więcej",
  },
  speed: {
    title: "Ile to trwa?",
    lead: "Od wyboru zdjęcia do raportu, na wolnym łączu: 5 Mbit/s i 80 ms. Podajemy medianę: połowa była szybsza, połowa wolniejsza.",
    sample:
      "Zdjęcia powiększone do 12 megapikseli: {{photos}}, na komputerze, na którym mierzymy. Na twoim urządzeniu i łączu będzie inaczej.",
    small: "Zmniejszone w przeglądarce, tak jak u nas",
    original: "Dla porównania: wysłany oryginał",
    seconds: "{{seconds}} s",
  },
  cannot: {
    title: "Czego to nie potrafi",
    lead: "Tego nie zmieni żadna lepsza liczba.",
    lines: [
      { name: "Rozpoznawać chorób", why: "Mówimy, jak bardzo to pilne i dlaczego. Co to jest, powie weterynarz." },
      { name: "Zobaczyć bólu na zdjęciu", why: "Kulawizny, gorączki i nudności zdjęcie też nie pokaże." },
      {
        name: "Dotykać i słuchać",
        why: "Zbadać brzuch, osłuchać serce, sprawdzić krew: to może tylko ktoś na miejscu.",
      },
      { name: "Zrozumieć wszystkiego, co piszesz", why: "Gdzie słowa nie wystarczą, pytamy. Coś i tak nam umknie." },
      { name: "Zgadywać tego, co nieznane", why: "Pominięte pytanie nigdy nie liczy się jako „nie”." },
      {
        name: "Zastąpić weterynarza",
        why: "Reguły pochodzą z opublikowanych źródeł. Żaden weterynarz jeszcze ich nie przeczytał.",
      },
    ],
  },
  how: {
    title: "Jak mierzymy",
    steps: [
      "Piątą część zdań odkładamy aż do pomiaru. Na ich podstawie nie powstała żadna reguła ani waga.",
      "Każde zdanie i każde zdjęcie przechodzi przez ten sam program co twoje.",
      "Każdą liczbę na tej stronie zapisuje program, który mierzy. Nikt nie wpisze jej ręcznie.",
    ],
  },
};

export default pl;
