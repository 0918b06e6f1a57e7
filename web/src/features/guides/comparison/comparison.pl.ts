import type { ComparisonTexts } from "./comparison.texts.ts";

export const TEXTS: ComparisonTexts = {
  products: { glucosamine: "Glukozamina", chondroitin: "Chondroityna", combination: "Obie razem" },
  aspects: {
    proven: "Udowodniona korzyść",
    absorbed: "Wchłanianie z jelit",
    tolerated: "Tolerancja",
    price: "Cena",
  },
  dose: {
    weight: "Waga twojego psa",
    question: "W jakim celu?",
    levels: { prevention: "Zapobiegawczo", mild: "Łagodne objawy", severe: "Silne objawy" },
    note: "Tak się to zwykle przelicza. W badaniach żadna ilość nie okazała się skuteczna.",
    amounts: "Wyliczona ilość na dzień",
    severe: "Psa z silnymi objawami trzeba najpierw zbadać.",
  },
  costs: {
    caption: "Koszt dla psa o wadze {{kg}} kg",
    product: "Produkt, ilość dzienna",
    perDay: "Na dzień",
    perMonth: "Na miesiąc",
  },
  duration: "Czas: {{duration}}",
  studies: [
    {
      source: "kampa2023",
      name: "Glukozamina z chondroityną obok tłuszczów morskich i leku przeciwbólowego",
      dogs: "75 psów",
      duration: "6 tygodni",
      result:
        "Mierzono, jak mocno psy stają na łapach. Poprawa nastąpiła przy dwóch preparatach z tłuszczem morskim i przy leku przeciwbólowym, a przy glukozaminie z chondroityną nie. Do pracy opublikowano sprostowanie.",
    },
    {
      source: "barbeau2022",
      name: "Przegląd wszystkich badań nad suplementami przy zwyrodnieniu stawów",
      dogs: "72 próby z 57 prac",
      duration: "różny",
      result:
        "Wyraźna korzyść z omega-3, słaba z kolagenu, a z chondroityny z glukozaminą żadna. Autorzy odradzają dalsze polecanie ich przy bólu.",
    },
    {
      source: "scott2017",
      name: "Preparat z glukozaminą i chondroityną a placebo",
      dogs: "60 psów",
      duration: "90 dni",
      result: "Bez różnicy, ani w pomiarach ruchu, ani w ocenie opiekunów.",
    },
    {
      source: "daltilio2007",
      name: "Kolagen typu II osobno oraz z glukozaminą i chondroityną",
      dogs: "20 psów w 4 grupach",
      duration: "120 dni",
      result: "Mniej oznak bólu po kolagenie. Pięć psów w grupie to jednak bardzo mało.",
    },
    {
      source: "adebowale2002",
      name: "Ile dociera do organizmu",
      dogs: "8 psów rasy beagle",
      duration: "14 dni",
      result:
        "Po jednej dawce wchłonęło się około 12% glukozaminy i od 4,8 do 5% chondroityny. Tego, czy psom to pomogło, nie badano.",
    },
  ],
};
