import type { ToolsTexts } from "../frame/tools-texts.ts";

const TEXTS: ToolsTexts = {
  words: {
    tools: "Narzędzia",
    share: "Udostępnij wynik",
    print: "Drukuj",
    calendar: "Dodaj do kalendarza",
    copied: "Link skopiowany",
    copyByHand: "Skopiuj ten link:",
    sharedResult: "Udostępniony wynik",
    yours: "A jak jest u twojego psa? Sprawdź tutaj.",
    photo: "Sprawdź zdjęcie",
    photoLead: "A jak twój pies ma się dzisiaj? Wystarczy jedno zdjęcie.",
    evidence: "Na ile to pewne?",
    sources: "Źródła",
    faq: "Częste pytania",
    more: "Inne narzędzia",
    reading: "Więcej na ten temat",
    next: "Dalej",
    back: "Wstecz",
    skip: "Pomiń",
    years: "lat",
    tips: "Co możesz zrobić",
    from: "Obliczono na podstawie",
    insights: "Co to znaczy",
    progress: "Postęp",
    percent: "{{percent}}%",
    step: "Krok {{step}} z {{of}}",
    home: "Na stronę główną",
    notVet: "Wynik ma charakter informacyjny i nie zastępuje badania u weterynarza.",
  },
  dogYears: {
    title: "Kalkulator psich lat",
    description:
      "Ile ludzkich lat ma twój pies? Oblicz według wieku i wielkości, z tabelą i podziałem, którego używają weterynarze.",
    lead: "Mnożenie przez siedem się nie sprawdza. W pierwszych latach pies starzeje się szybko, później coraz wolniej. A duże psy starzeją się wcześniej niż małe.",
    ageLabel: "Ile lat ma twój pies?",
    ageHelp: "Można podać też połówki, na przykład 2,5.",
    ageWrong: "Podaj pełne lata lub połówki, od 0,5 do 25.",
    sizeLabel: "Jak duży jest po osiągnięciu dorosłości?",
    sizes: {
      small: "Mały, poniżej 10 kg",
      medium: "Średni, 10–25 kg",
      large: "Duży, 25–45 kg",
      giant: "Olbrzymi, ponad 45 kg",
    },
    shortSizes: {
      small: "Mały",
      medium: "Średni",
      large: "Duży",
      giant: "Olbrzymi",
    },
    calculate: "Oblicz",
    resultTitle: "Twój pies jest mniej więcej w wieku człowieka, który ma",
    resultUnit: {
      one: "rok",
      few: "lata",
      many: "lat",
      other: "lat",
    },
    emptyTitle: "Tu pojawi się wiek",
    emptyText: "Podaj wiek i wybierz wielkość. Powiemy też, na jakim etapie życia jest twój pies.",
    phaseLabel: "Etap życia według ludzkich lat",
    phases: {
      puppy: "Szczenię lub młody pies",
      youngAdult: "Młody dorosły",
      adult: "Dorosły",
      middleAge: "Wiek średni",
      senior: "Senior",
      veryOld: "Bardzo stary",
    },
    vetLabel: "Etap życia według weterynarzy",
    vetStages: {
      puppy: "Szczenię",
      youngAdult: "Młody pies",
      matureAdult: "Dojrzały pies",
      senior: "Senior",
    },
    vetAdvice: {
      puppy: "Teraz najważniejsze są szczepienia, wzrost i pierwsze doświadczenia.",
      youngAdult: "Zwykle wystarczy jedna kontrola w roku. Pilnuj wagi i zębów.",
      matureAdult: "Kontrola raz w roku: waga, zęby i stawy.",
      senior: "Teraz warto iść na kontrolę co sześć miesięcy: stawy, zęby i waga.",
    },
    supplementLabel: "Suplement",
    supplements: {
      young: "Nic nie trzeba. Karma pełnoporcjowa dla młodych psów zawiera wszystko.",
      adult: "Przy dobrej karmie pełnoporcjowej nic nie trzeba.",
      middle: "Nic nie trzeba. Jeśli chcesz coś podawać, zapytaj weterynarza o omega-3 (EPA i DHA).",
      old: "Jeśli chodzi o stawy, najlepiej zbadane są kwasy omega-3 (EPA i DHA). Ilość i czas podawania ustal z weterynarzem, zwłaszcza gdy pies przyjmuje leki.",
    },
    tableTitle: "Porównanie wszystkich wielkości",
    tableCaption: "Ludzkie lata według wieku i wielkości psa",
    dog: "Pies",
    rowAge: {
      one: "{{count}} rok",
      few: "{{count}} lata",
      many: "{{count}} lat",
      other: "{{count}} lat",
    },
    shareText: {
      one: "Mój pies jest mniej więcej w wieku człowieka, który ma {{count}} rok.",
      few: "Mój pies jest mniej więcej w wieku człowieka, który ma {{count}} lata.",
      many: "Mój pies jest mniej więcej w wieku człowieka, który ma {{count}} lat.",
      other: "Mój pies jest mniej więcej w wieku człowieka, który ma {{count}} lat.",
    },
    shared: {
      puppy: "Poniżej 20 ludzkich lat: szczenię lub młody pies",
      youngAdult: "20–29 ludzkich lat: młody dorosły",
      adult: "30–49 ludzkich lat: dorosły",
      middleAge: "50–64 ludzkie lata: wiek średni",
      senior: "65–79 ludzkich lat: senior",
      veryOld: "Od 80 ludzkich lat: bardzo stary",
    },
    evidence: [
      "Wzór (16 · ln(wiek) + 31) pochodzi z badania DNA 104 psów, prawie samych labradorów. Współczynniki wielkości (od 0,85 do 1,25) są nasze i nie pochodzą z tego badania.",
      "Amerykańskie stowarzyszenie AAHA odradza przeliczanie psich lat na ludzkie. Dzieli życie na etapy: pies jest seniorem w ostatniej ćwierci oczekiwanej długości życia. Dlatego ten podział jest w wyniku na pierwszym miejscu. Lata oszacowaliśmy z typowej długości życia: mały od 10,5, średni od 9,5, duży od 8, olbrzymi od 6 lat.",
      "U małych, starych psów rachunek traci dokładność: mały pies w wieku 15 lat dostaje tylko 63. W razie wątpliwości wierz psu, nie liczbie.",
    ],
    sections: [
      {
        heading: "Dlaczego nie po prostu razy siedem?",
        paragraphs: [
          "Roczny pies jest dojrzały płciowo, siedmioletnie dziecko nie. Pierwszy rok liczy się więc o wiele bardziej. Badacze porównali, jak z wiekiem zmieniają się chemiczne znaczniki na DNA psów i ludzi. Wyszła z tego krzywa, która zaczyna się stromo, a potem się wypłaszcza.",
        ],
      },
      {
        heading: "Co służy psu w każdym wieku",
        points: [
          "Szczenię i młody pies: dużo snu, krótkie spacery, dobre doświadczenia z ludźmi, psami i dźwiękami.",
          "Dorosły: stała waga, przegląd zębów, codziennie coś dla umysłu.",
          "Wiek średni: zwracaj uwagę na sztywność po wstaniu, ogranicz skoki, kontrola raz w roku.",
          "Senior: miękkie posłanie, antypoślizgowe podłoże, kilka krótkich spacerów, kontrola co sześć miesięcy.",
        ],
      },
    ],
    faq: [
      {
        question: "Które psy starzeją się najszybciej?",
        answer:
          "Duże. Bardzo duży pies jest już stary, gdy mały wciąż jest w sile wieku. Dlatego kalkulator pyta o wielkość.",
      },
      {
        question: "Kiedy pies jest seniorem?",
        answer:
          "Lekarze weterynarii zaliczają do tego ostatnią ćwierć przewidywanej długości życia. U dużych ras zaczyna się ona wcześniej niż u małych. Jak długo zwykle żyje twoja rasa, przeczytasz na jej stronie w dziale ras psów.",
      },
      {
        question: "Czy mogę dobierać karmę albo leki według ludzkich lat?",
        answer:
          "Nie. Ta liczba to tylko obraz dla ludzi. Karmę dobiera się do wagi, sylwetki i ruchu, a leki według zaleceń lekarza weterynarii.",
      },
    ],
  },
  heatCycle: {
    title: "Kalkulator cieczki",
    description:
      "Kiedy suka znów będzie miała cieczkę? Oblicz następny termin z zakresem dni i dodaj go do kalendarza.",
    lead: "Podaj, kiedy zaczęła się ostatnia cieczka. Obliczymy, kiedy spodziewać się następnej i jak szeroki jest zakres dni.",
    lastLabel: "Kiedy zaczęła się ostatnia cieczka?",
    lastHelp: "Pierwszy dzień, w którym było widać krew lub obrzęk.",
    lastWrong: "Podaj dzień od 1990 roku do dziś.",
    cycleLabel: "Ile miesięcy zwykle mija między cieczkami?",
    cycles: {
      "4": "4 miesiące",
      "5": "5 miesięcy",
      "6": "6 miesięcy",
      "7": "7 miesięcy",
      "8": "8 miesięcy",
      "9": "9 miesięcy",
    },
    sizeLabel: "Jak duża jest suka?",
    sizes: {
      small: "Mała",
      medium: "Średnia",
      large: "Duża",
    },
    ageLabel: "Ile ma lat?",
    ages: {
      young: "Młoda, poniżej 2 lat",
      adult: "Dorosła",
      senior: "Seniorka",
    },
    optional: "Nieobowiązkowe. Bez odpowiedzi przyjmujemy zwykły zakres.",
    calculate: "Oblicz wynik",
    again: "Oblicz ponownie",
    resultTitle: "Następna cieczka, spodziewany termin",
    window: "Najwcześniej {{early}}, najpóźniej {{late}}.",
    today: "To dzisiaj.",
    inDays: {
      one: "To za {{count}} dzień.",
      few: "To za {{count}} dni.",
      many: "To za {{count}} dni.",
      other: "To za {{count}} dnia.",
    },
    daysAgo: {
      one: "To było {{count}} dzień temu.",
      few: "To było {{count}} dni temu.",
      many: "To było {{count}} dni temu.",
      other: "To było {{count}} dnia temu.",
    },
    accuracy: {
      high: "Zakres uwzględnia wielkość i wiek.",
      medium: "Jeśli podasz wielkość i wiek, zakres będzie lepiej dopasowany: węższy albo szerszy.",
    },
    lengths: {
      short: "Mniej niż sześć miesięcy to krótki cykl.",
      typical: "Sześć miesięcy to typowy cykl.",
      long: "Więcej niż sześć miesięcy to długi cykl. U wielu suk to normalne.",
    },
    seasons: {
      spring: "Termin przypada na wiosnę: wtedy na dworze jest dużo psów, także samców.",
      autumn: "Termin przypada na jesień. Na ciemne wieczory przygotuj krótką smycz.",
    },
    vet: {
      overdue:
        "Ten termin już minął. Cieczka może być cicha albo nie wystąpić. Niech sukę obejrzy weterynarz, zwłaszcza gdy dużo pije, jest zmęczona lub ma wyciek z pochwy.",
      short:
        "Cztery miesiące to bardzo krótko. Jeśli między cieczkami regularnie mija mniej niż około 130 dni, powinien to sprawdzić weterynarz.",
    },
    tips: [
      "Od najwcześniejszego dnia: tylko na smyczy i nie sama w ogrodzie.",
      "Zapisz pierwszy dzień. Po dwóch, trzech razach będzie widać jej własny rytm.",
      "Przez cztery miesiące po cieczce obserwuj ją uważnie. Duże pragnienie, zmęczenie, gorączka lub wyciek z pochwy to powód, by tego samego dnia zadzwonić do weterynarza.",
    ],
    share: "Następna cieczka mojej suki, spodziewany termin: {{expected}}.",
    shared: "Następna cieczka: {{month}}",
    calendarTitle: "Możliwa cieczka",
    calendarDay: "Spodziewana cieczka",
    signsTitle: "Czy właśnie ma cieczkę?",
    signsLead: "Zaznacz, co widzisz. Jeśli dużo pije, jest osowiała lub ma gorączkę, od razu zadzwoń do weterynarza.",
    signs: {
      swelling: "Srom jest obrzęknięty",
      bleeding: "Suka krwawi",
      maleAttention: "Interesują się nią samce",
      behaviorChange: "Zachowuje się inaczej niż zwykle",
    },
    signVerdict: {
      likely: "Bardzo prawdopodobne, że ma cieczkę.",
      possible: "Możliwe, że ma cieczkę. Sprawdź znowu za dwa dni.",
      single: "To pojedynczy objaw. Obserwuj dalej.",
    },
    signVet:
      "Krew lub wyciek z pochwy mogą też oznaczać zapalenie macicy (ropomacicze), zwłaszcza w ciągu czterech miesięcy po cieczce. Zadzwoń jeszcze dziś do weterynarza. Jeśli suka dużo pije, jest osowiała lub ma gorączkę, to nagły przypadek.",
    signBesideVet: {
      likely: "Według samej liczby objawów: bardzo prawdopodobna cieczka.",
      possible: "Według samej liczby objawów: możliwa cieczka.",
      single: "Według liczby objawów: pojedynczy objaw.",
    },
    evidence: [
      "Zakres (14 dni, u małych suk 10, u dużych 21, u młodych o 7, a u starszych o 14 dni więcej) to nasze własne ustalenie, a nie pomiar.",
      "Literatura weterynaryjna podaje średnio około sześciu miesięcy, ale rasy bardzo się różnią: małe suki mogą mieć cieczkę trzy lub cztery razy w roku (także wtedy zapytaj raz weterynarza, czy u twojej to w porządku), bardzo duże tylko co 12 do 18 miesięcy. Jeśli u twojej suki między cieczkami mija ponad dziewięć miesięcy, ten kalkulator tego nie obliczy.",
      "Ropne zapalenie macicy (ropomacicze) występuje najczęściej dwa do ośmiu tygodni po cieczce. To nagły przypadek.",
    ],
    sections: [
      {
        heading: "Cztery fazy",
        points: [
          "Faza przedrujowa, średnio 9 dni: obrzęk i krew. Samce już przychodzą, ale suka jeszcze ich nie dopuszcza.",
          "Ruja, średnio 9 dni: krew staje się jaśniejsza. Teraz suka może zajść w ciążę.",
          "Faza porujowa, około dwóch miesięcy: ciało zachowuje się trochę jak w ciąży.",
          "Spoczynek: do następnej cieczki.",
        ],
      },
    ],
    faq: [
      {
        question: "Kiedy przychodzi pierwsza cieczka?",
        answer:
          "Często w wieku około sześciu miesięcy, u małych suk wcześniej, u bardzo dużych dopiero w wieku półtora roku do dwóch lat.",
      },
      {
        question: "Jak długo trwa?",
        answer:
          "Dwie pierwsze fazy trwają średnio po dziewięć dni, razem około dwóch i pół tygodnia. U niektórych suk mija to znacznie szybciej albo trwa dłużej.",
      },
      {
        question: "Czy po ustaniu krwawienia suka nie może już zajść w ciążę?",
        answer: "Może. Właśnie gdy krew jaśnieje lub znika, zapłodnienie jest najbardziej prawdopodobne.",
      },
      {
        question: "Cykl jest za każdym razem inny. Czy to źle?",
        answer: "W pierwszych dwóch latach zdarza się to często. Jeśli później nagle się zmieni, zapytaj weterynarza.",
      },
    ],
  },
  horoscope: {
    title: "Psi horoskop",
    description:
      "Jaki znak zodiaku ma twój pies i co przyniesie mu dzień? Zabawa z przymrużeniem oka, według urodzin lub znaku.",
    lead: "Zabawa z przymrużeniem oka: podaj dzień urodzin albo wybierz znak zodiaku. Twój pies nie wierzy w gwiazdy, ale wierzy w ciebie.",
    birthdayLabel: "Kiedy twój pies ma urodziny?",
    birthdayHelp: "Nie wiadomo? Podaj dzień, w którym pies trafił do domu.",
    birthdayWrong: "Podaj dzień od 1990 roku do dziś.",
    show: "Pokaż horoskop",
    pick: "Albo wybierz znak zodiaku",
    again: "Inny znak zodiaku",
    resultTitle: "Horoskop na dzień: {{day}}",
    labels: {
      element: "Żywioł",
      treats: "Ulubiona przekąska",
      toy: "Szczęśliwa zabawka",
      focus: "Dziś zadbaj o",
      supplement: "Suplement",
      mood: "Nastrój",
      activity: "Na dziś",
      number: "Szczęśliwa liczba",
      match: "Przyjaciel dnia",
      friends: "Najlepsze towarzystwo",
      week: "Tydzień",
      tip: "Wskazówka zdrowotna",
      traits: "Charakter",
    },
    elements: {
      fire: "Ogień",
      earth: "Ziemia",
      air: "Powietrze",
      water: "Woda",
    },
    signs: {
      aries: {
        name: "Baran",
        personality: ["odwaga", "szybkość", "niecierpliwość", "serdeczność"],
        treats: "kawałki marchewki, natychmiast",
        toy: "duża piłka, która daleko się toczy",
      },
      taurus: {
        name: "Byk",
        personality: ["spokój", "wierność", "apetyt", "upór"],
        treats: "kawałek jabłka bez pestek",
        toy: "mata do lizania na długie wieczory",
      },
      gemini: {
        name: "Bliźnięta",
        personality: ["ciekawość", "gadatliwość", "zwinność", "zmienność"],
        treats: "dwie małe zamiast jednej dużej",
        toy: "dwie zabawki na zmianę",
      },
      cancer: {
        name: "Rak",
        personality: ["przywiązanie", "łagodność", "czujność", "miłość do domu"],
        treats: "gotowany ziemniak bez soli",
        toy: "mata węchowa tuż obok ciebie",
      },
      leo: {
        name: "Lew",
        personality: ["duma", "hojność", "donośny głos", "pogoda ducha"],
        treats: "gotowany kurczak bez kości, koniecznie z oklaskami",
        toy: "gumowy krążek wielki jak korona",
      },
      virgo: {
        name: "Panna",
        personality: ["porządek", "mądrość", "pracowitość", "wybredność"],
        treats: "plasterek ogórka, równo ukrojony",
        toy: "zabawa w szukanie według planu",
      },
      libra: {
        name: "Waga",
        personality: ["życzliwość", "równowaga", "urok", "niezdecydowanie"],
        treats: "najpierw jedna, potem druga",
        toy: "szarpak dla dwojga",
      },
      scorpio: {
        name: "Skorpion",
        personality: ["głębia", "śmiałość", "wytrwałość", "tajemniczość"],
        treats: "suszona ryba bez soli",
        toy: "ulubiona zabawka, dobrze schowana",
      },
      sagittarius: {
        name: "Strzelec",
        personality: ["duch przygody", "radość", "niezależność", "szczerość"],
        treats: "coś na drogę",
        toy: "gumowy patyk",
      },
      capricorn: {
        name: "Koziorożec",
        personality: ["cierpliwość", "powaga", "wytrzymałość", "rzetelność"],
        treats: "miękki gryzak na długo",
        toy: "kula na smakołyki, nad którą trzeba pogłówkować",
      },
      aquarius: {
        name: "Wodnik",
        personality: ["własne zdanie", "pomysłowość", "towarzyskość", "bujanie w obłokach"],
        treats: "kawałek melona bez pestek i skórki",
        toy: "karton bez zszywek i taśmy",
      },
      pisces: {
        name: "Ryby",
        personality: ["wrażliwość", "figlarność", "rozmarzenie", "czułość"],
        treats: "łyżka serka wiejskiego",
        toy: "zabawka, która pływa",
      },
    },
    focus: {
      joints: {
        name: "stawy",
        supplement: "Nic nie trzeba. Przy starszym psie zapytaj weterynarza o omega-3.",
        tip: "Najpierw dziesięć minut spokojnego marszu, potem szaleństwa. Stawy lubią to pod każdą gwiazdą.",
      },
      coat: {
        name: "sierść",
        supplement: "Nic nie trzeba przy dobrej karmie pełnoporcjowej.",
        tip: "Pięć minut szczotkowania i rzut oka na skórę: guzki, kleszcze, łyse miejsca?",
      },
      digestion: {
        name: "brzuch",
        supplement: "Nic nie trzeba. Nową karmę dodawaj powoli, przez siedem dni.",
        tip: "Karm zawsze o tej samej porze, a potem daj psu godzinę odpoczynku.",
      },
      calm: {
        name: "spokój",
        supplement: "Nic nie trzeba. Mata węchowa uspokaja lepiej.",
        tip: "Stała drzemka w południe w miejscu, gdzie nikt psu nie przeszkadza.",
      },
      weight: {
        name: "linię",
        supplement: "Nic nie trzeba, w misce raczej trochę mniej.",
        tip: "Dotknij żeber: powinno się je łatwo wyczuć, ale nie widzieć.",
      },
      teeth: {
        name: "zęby",
        supplement: "Nic nie trzeba. Szczoteczka działa lepiej.",
        tip: "Unieś wargę: gdy dziąsła są czerwone albo z pyska mocno pachnie, idź do weterynarza.",
      },
    },
    moods: [
      "ochota na pieszczoty",
      "ochota na przygodę",
      "spokój",
      "psoty w głowie",
      "rozmarzenie",
      "duma",
      "ciekawość",
      "apetyt na pochwały",
      "pogoda ducha",
      "trochę uporu",
    ],
    activities: [
      "nowa ścieżka",
      "szukanie smakołyków w trawie",
      "długa drzemka w południe",
      "wizyta u psiego przyjaciela",
      "mała nowa sztuczka",
      "szczotkowanie i drapanie za uchem",
      "spacer po lesie",
      "chowanie smakołyków",
      "podglądanie świata przez okno",
      "wylegiwanie się w słońcu",
      "aportowanie, ale krótko",
      "zupełnie nic, razem na kanapie",
    ],
    week: [
      {
        days: "pon.–wt.",
        text: "Spokojny początek: więcej węszenia niż biegania.",
      },
      {
        days: "śr.–czw.",
        text: "Spotkanie po drodze poprawi humor.",
      },
      {
        days: "pt.–niedz.",
        text: "Czas na przygodę, a w niedzielę na kanapę.",
      },
    ],
    share: "Znak mojego psa to {{sign}}, a nastrój na dziś: {{mood}}.",
    evidence: [
      "Horoskopy to rozrywka. Nie ma dowodów na wpływ gwiazd na ludzi ani na psy. Nastrój, zajęcie i szczęśliwą liczbę liczymy z daty: tego samego dnia są takie same dla wszystkich psów.",
      "Całkiem serio są tylko wskazówki o stawach, sierści, brzuchu, zębach i wadze.",
    ],
    sections: [
      {
        heading: "Co naprawdę kształtuje charakter",
        paragraphs: [
          "Geny, pierwsze tygodnie życia, doświadczenia i ty. Obserwuj psa: powie ci więcej niż jakakolwiek gwiazda.",
        ],
      },
    ],
    faq: [
      {
        question: "Pies jest ze schroniska. Jaki dzień urodzin podać?",
        answer: "Dzień, w którym trafił do domu. Dla gwiazd jest tak samo dobry jak każdy inny, a święto i tak będzie.",
      },
      {
        question: "Czy pies musi dostawać suplement?",
        answer:
          "Nie. Przy każdym znaku jest to samo: zdrowy pies na dobrej karmie pełnoporcjowej niczego nie potrzebuje.",
      },
    ],
  },
  poison: {
    title: "Kalkulator trucizn: czekolada i inne",
    description:
      "Czekolada, kawa, ksylitol, winogrona, cebula, makadamia: porównaj ilość z wagą psa. Co zrobić teraz i czego nie wolno.",
    lead: "Pies zjadł czekoladę, rodzynki, gumę do żucia albo cebulę? Kalkulator zestawia ilość z opublikowanymi wartościami i mówi, jak pilna jest sprawa.",
    signsHelp: "Jeśli widzisz choć jeden z tych objawów, nie trać czasu na liczenie. Zadzwoń teraz.",
    weightLabel: "Ile waży pies?",
    weightHelp: "Od 0,2 do 100 kg. Jeśli nie masz pewności, podaj raczej mniej.",
    weightWrong: "Podaj wagę od 0,2 do 100 kg.",
    ageLabel: "Ile ma lat?",
    ages: {
      puppy: "Poniżej 6 miesięcy",
      adult: "Dorosły",
      senior: "Ponad 8 lat",
    },
    groupLabel: "Co pies zjadł?",
    groups: {
      chocolate: "Czekolada, kakao",
      coffee: "Kawa, herbata, energetyk",
      xylitol: "Ksylitol (cukier brzozowy, E967)",
      grapes: "Winogrona, rodzynki",
      onion: "Cebula, czosnek, por",
      macadamia: "Orzechy makadamia",
      medicine: "Lek",
      bait: "Trutka, trucizna, płyn do chłodnic",
      other: "Coś innego albo nie wiem",
    },
    kindLabel: "Jaki rodzaj?",
    kinds: {
      milk: "Czekolada mleczna",
      semisweet: "Deserowa, do 60% kakao",
      dark: "Gorzka, 61–85% kakao",
      baking: "Ponad 85% kakao, bez cukru",
      cocoa: "Kakao w proszku",
      white: "Czekolada biała",
      grounds: "Kawa mielona, ziarna, fusy",
      instant: "Kawa rozpuszczalna, sucha",
      coffee: "Kawa jako napój",
      espresso: "Espresso",
      tea: "Liście herbaty, czarnej lub zielonej",
      energy: "Napój energetyczny",
      gum: "Guma do żucia z ksylitolem",
      sweetener: "Czysty ksylitol, cukierki, wypieki",
      grapes: "Winogrona",
      raisins: "Rodzynki, sułtanki, koryntki",
      onion: "Cebula, surowa lub gotowana",
      leek: "Por, szczypiorek",
      garlic: "Czosnek",
      powder: "Proszek, prażona cebula, zupa",
      macadamia: "Orzechy makadamia",
      painkiller: "Lek przeciwbólowy (ibuprofen, paracetamol)",
      caffeineTablets: "Tabletki z kofeiną",
      medicine: "Inny lek",
      ratBait: "Trutka na szczury",
      slugBait: "Trutka na ślimaki",
      antifreeze: "Płyn do chłodnic, nawóz, środek czystości",
      unsure: "Coś innego albo nie wiem",
    },
    kindHelp: {
      chocolate: "Ciasto, ciastka, praliny: licz wszystko tak, jakby było najciemniejszą czekoladą, która w nich jest.",
      xylitol: "Cukierki i wypieki: podaj gramy ksylitolu, jeśli są na opakowaniu, a jeśli nie, całą wagę.",
      onion: "Sosy i resztki: oszacuj, ile cebuli było tam najwyżej.",
    },
    unitLabel: "Jak podasz ilość?",
    units: {
      g: "Gramy",
      ml: "Mililitry",
      square: "Kostka czekolady (5 g)",
      bar: "Tabliczka (100 g)",
      teaspoon: "Łyżeczki",
      tablespoon: "Łyżki",
      cup: "Filiżanka (200 ml)",
      espresso: "Espresso",
      can: "Puszka (250 ml)",
      gum: "Gumy do żucia",
      onion: "Średnia cebula (150 g)",
      clove: "Ząbek (6 g)",
      nut: "Orzech (2,5 g)",
      crumb: "Tylko okruszek albo liźnięcie",
      unknown: "Nie wiem",
    },
    amountLabel: "Ile najwyżej?",
    amountHelp: "Podaj największą ilość, której może brakować.",
    amountWrong: "Podaj liczbę większą od 0 i nie większą niż 5000.",
    timeHelp: "Jeśli nie wiesz, pomiń to pytanie. Przyjmiemy wtedy, że to było przed chwilą.",
    calculate: "Pokaż wynik",
    again: "Policz od nowa",
    resultTitle: "Jak pilna jest sprawa",
    signsNow: "Nie licz dalej. Zadzwoń teraz i powiedz, co widzisz.",
    reachedReason: "Ilość sięga wartości, przy której opisano zatrucia.",
    careful: {
      today: "Zadzwoń dziś do lecznicy, nawet jeśli nic nie widać. Tam ocenią ilość w stosunku do wagi.",
      home: "Dobrze obserwuj psa. Mała ilość nie wyklucza zatrucia.",
    },
    doseTitle: "Ilość na tle opublikowanych wartości",
    dosePerKg: "To {{dose}} {{toxin}} na kg psa.",
    toxins: {
      methylxanthines: "metyloksantyn (teobrominy i kofeiny)",
      xylitol: "ksylitolu",
      onion: "cebuli",
      macadamia: "orzechów",
    },
    contentNotes: {
      gram: "Liczymy {{content}} na gram, czyli górną granicę.",
      millilitre: "Liczymy {{content}} na mililitr, czyli górną granicę.",
      gum: "Liczymy {{content}} ksylitolu na sztukę, czyli górną granicę. Wiele gum ma mniej.",
      garlic: "Czosnek liczy się tu jak pięć razy większa ilość cebuli.",
    },
    reached: "od {{amount}} na kg: {{what}} (osiągnięto {{percent}})",
    marks: {
      mild: "wymioty, biegunka, duże pragnienie",
      heart: "zaburzony rytm serca",
      fits: "drżenie i drgawki",
      sugar: "niski cukier we krwi",
      liver: "uszkodzenie wątroby",
      cells: "mogą rozpadać się czerwone krwinki",
      anaemia: "wyraźne zmiany we krwi",
      legs: "słabe tylne łapy, najmniejsza opisana ilość",
    },
    below:
      "To mniej niż najmniejsza ilość, o której coś opublikowano. Nie znaczy to, że nic nie grozi: zawartość bywa różna, szacunki są niedokładne, a każdy pies reaguje inaczej. Obserwuj i zadzwoń, gdy tylko coś się zmieni.",
    unknownAmount: "Bez ilości nie ma czego porównać. W lecznicy dopytają o szczegóły.",
    noAmount: {
      grapes:
        "Dla winogron i rodzynek nie ma bezpiecznej ilości. Jedne psy znoszą ich dużo, innym po kilku przestają pracować nerki, a z góry nikt tego nie wie.",
      onion: "Suszone i w proszku działają dużo mocniej niż świeże. Nie mamy opublikowanej wartości do porównania.",
      medicine:
        "Dla leków niczego nie wyliczamy. Już jedna tabletka może być za dużo. Przygotuj nazwę, dawkę i liczbę tabletek.",
      bait: "Przy trutkach i truciznach żadna ilość nie jest bezpieczna. Liczy się, jak szybko przyjdzie pomoc.",
      other: "Czego nie znamy, tego nie porównamy. Weź opakowanie, resztki albo zdjęcie.",
    },
    watchTitle: "Na co uważać",
    watch: {
      chocolate: [
        "Wymioty i biegunka pojawiają się często po 2–4 godzinach. Drgawki i kłopoty z sercem mogą przyjść wkrótce albo dopiero następnego dnia.",
        "Obserwuj przez 48 godzin: niepokój, dyszenie, szybkie bicie serca, drżenie, częste sikanie.",
      ],
      coffee: [
        "Objawy pojawiają się często już w pierwszych godzinach: niepokój, wymioty, szybkie bicie serca. Drżenie i drgawki mogą przyjść wkrótce potem.",
        "Obserwuj przez 48 godzin: niepokój, dyszenie, szybkie bicie serca, drżenie, częste sikanie.",
      ],
      xylitol: [
        "Niski cukier widać często po 30–60 minutach, po gumie także później: słabość, chwiejny chód, drgawki. Wątroba daje znać po 8–72 godzinach.",
      ],
      grapes: [
        "Wymioty pojawiają się często po 2–6 godzinach, potem pies jest osowiały i nie je. Nerki mogą przestać pracować w ciągu 12–72 godzin.",
      ],
      onion: [
        "Po dużych ilościach coś widać po jednym dniu, zwykle dopiero po kilku: blade lub żółte dziąsła, ciemny mocz, osłabienie, szybki oddech.",
        "Obserwuj przez tydzień.",
      ],
      macadamia: ["Słabe tylne łapy, leżenie, bolące stawy: 6–24 godziny po zjedzeniu.", "Obserwuj przez 48 godzin."],
      medicine: [
        "Na początku często nic nie widać. Później wymioty, czarny kał, zataczanie się, drgawki. Nie czekaj na to.",
      ],
      bait: [
        "Trutka na szczury daje znać często dopiero po trzech do pięciu dni: zmęczenie, blade dziąsła, kaszel, krwawienie. Trutka na ślimaki działa szybko.",
      ],
      other: ["Wymioty, ślinienie, drżenie, zataczanie się, blade dziąsła, zachowanie jak nigdy."],
    },
    callIf: "Zadzwoń od razu, gdy tylko pies",
    doTitle: "Co zrobić teraz",
    neverTitle: "Czego nie robić",
    questionsTitle: "O co zapytają w lecznicy",
    vetTitle: "Co dzieje się w lecznicy",
    vetDoes: {
      chocolate: [
        "Jeśli jest jeszcze wcześnie, zastrzyk wywołuje wymioty pod kontrolą. Potem pies dostaje węgiel.",
        "Kontrola serca i temperatury, kroplówki, leki na drżenie i drgawki.",
      ],
      coffee: [
        "Jeśli jest jeszcze wcześnie, zastrzyk wywołuje wymioty pod kontrolą. Potem pies dostaje węgiel.",
        "Kontrola serca i temperatury, kroplówki, leki na drżenie i drgawki.",
      ],
      xylitol: [
        "Przez wiele godzin mierzy się cukier we krwi, w razie potrzeby podaje się go do żyły.",
        "Wyniki wątroby sprawdza się nawet przez 72 godziny.",
      ],
      grapes: [
        "Jeśli jest jeszcze wcześnie: wywołanie wymiotów, potem węgiel.",
        "Kroplówka przez 48 godzin i kilka badań nerek.",
      ],
      onion: [
        "Jeśli jest jeszcze wcześnie: wywołanie wymiotów, potem węgiel.",
        "Badania krwi przez kilka dni, przy ciężkiej anemii tlen lub transfuzja.",
      ],
      macadamia: [
        "Jeśli jest jeszcze wcześnie: wywołanie wymiotów.",
        "Leki na ból i gorączkę, w razie potrzeby kroplówka.",
      ],
      medicine: [
        "W lecznicy przeliczą substancję czynną na kg i wywołają wymioty, jeśli to jeszcze pomaga.",
        "Ochrona i kontrola żołądka, wątroby i nerek; na niektóre leki jest odtrutka.",
      ],
      bait: [
        "Na wiele trutek na szczury pomaga witamina K, przez kilka tygodni i z kontrolą krzepnięcia.",
        "Przy trutce na ślimaki i płynie do chłodnic liczą się godziny: usunięcie trucizny, opanowanie drgawek, kroplówka.",
      ],
      other: ["W lecznicy omówią z tobą możliwe przyczyny, zbadają psa i zdecydują, czy wymioty jeszcze pomogą."],
    },
    share: "Mój pies zjadł: {{facts}}. {{level}}.",
    shared: { now: "Możliwe zatrucie: dzwoń teraz", today: "Możliwe zatrucie: dziś do weterynarza" },
    calendarTitle: "Obserwuj psa: {{what}}",
    evidence: [
      "Czekolada i kawa: lekkie objawy opisano od 20 mg metyloksantyn na kg, zaburzenia serca od 40–50, drgawki od 60. Dawkę śmiertelną szacuje się na 100–200 mg na kg, ale ciężkie objawy zdarzały się i przy mniejszej.",
      "Zawartość na gram: kakao w proszku 28,5 mg, czekolada niesłodzona 16 mg, mleczna 2,3 mg. Przy tabliczkach z podaną zawartością kakao liczymy taki procent z 16 mg. Dla każdego rodzaju przyjmujemy górną wartość.",
      "Kofeina na gram: kawa mielona 13–23 mg, rozpuszczalna 18–44 mg, liście herbaty 8–30 mg; espresso 88–116 mg, napój energetyczny 80–106 mg.",
      "Filiżanka kawy z ekspresu, 200 ml, ma około 90 mg kofeiny.",
      "Ksylitol: niski cukier grozi powyżej 0,1 g na kg, niewydolność wątroby powyżej 0,5 g na kg.",
      "Guma do żucia ma zwykle około 0,3 g ksylitolu, niektóre 1 g. Liczymy 1 g.",
      "Winogrona i rodzynki: między ilością a szkodą nie widać związku. Już kilka winogron uszkadzało nerki.",
      "Cebula i jej krewni: do zatrucia dochodzi, gdy pies zje 0,5% swojej wagi, czyli 5 g na kg.",
      "Wyraźne zmiany we krwi opisano od 15–30 g cebuli na kg.",
      "Czosnek uchodzi za około 5 razy bardziej trujący niż cebula czy por.",
      "Makadamia: 13 psów zachorowało po 0,7–4,9 g na kg, 6–24 godziny po zjedzeniu. Jeden orzech waży 2,5 g.",
      "Łyżki, filiżanki i sztuki to nasze własne miary, podobnie czas obserwacji. Jak pilna jest sprawa, mówią te same reguły co na stronie „Zjadł coś niebezpiecznego”; osiągnięta ilość czyni ją pilniejszą, mała nigdy mniej pilną. Żaden weterynarz ich nie sprawdził.",
    ],
    sections: [
      {
        heading: "Dlaczego nigdy nie ma tu „wszystko w porządku”",
        paragraphs: [
          "Wartości pochodzą z pojedynczych przypadków. Zawartość różni się między tabliczkami, szacunki jeszcze bardziej, a psy reagują różnie. Mała wartość to powód, żeby dobrze obserwować, a nie uspokojenie.",
          "Nie wywołuj wymiotów na własną rękę i nie podawaj mleka, oleju, soli ani węgla. To, co pomaga w lecznicy, w domu może zaszkodzić.",
        ],
      },
    ],
    faq: [
      {
        question: "Jaka ilość czekolady jest trująca?",
        answer:
          "To zależy od rodzaju i wagi. Przy czekoladzie niesłodzonej, 16 mg na gram, u psa o wadze 10 kg pierwsze objawy mogą wystąpić już przy nieco ponad 12 g, przy mlecznej przy około 87 g. Zadzwoń także przy mniejszej ilości.",
      },
      {
        question: "Pies zjadł jedno winogrono. Co teraz?",
        answer: "Zadzwoń. Nie ma bezpiecznej ilości, a w pierwszych godzinach można zrobić najwięcej.",
      },
      {
        question: "Czy wywołać wymioty?",
        answer:
          "Nie. Sól, musztarda i woda utleniona trują lub parzą, a wymiociny mogą trafić do płuc. W lecznicy robi się to zastrzykiem.",
      },
      {
        question: "Pies czuje się dobrze. Czy i tak dzwonić?",
        answer:
          "Tak, jeśli mówi to wynik. Ciężkie objawy po czekoladzie mogą przyjść dopiero po wielu godzinach, po cebuli i trutce na szczury po kilku dniach.",
      },
    ],
    links: [
      {
        to: "/pl/check/zjadl-cos-niebezpiecznego",
        label: "Zjadł coś niebezpiecznego: pytania, które pokażą, jak to pilne",
      },
      {
        to: "/pl/blog/co-jest-trujace-dla-psa",
        label: "Co jest trujące dla psa: co, ile i kiedy",
      },
    ],
  },
  pregnancy: {
    title: "Kalendarz ciąży suki",
    description:
      "Kiedy urodzą się szczenięta? Oblicz zakres dni od krycia lub owulacji. Znajdziesz tu terminy wizyt, żywienie tydzień po tygodniu i objawy alarmowe.",
    lead: "Suka jest w ciąży albo może być. Podaj dzień, a zobaczysz, kiedy spodziewać się porodu, jakie terminy zapisać i co dzieje się w każdym tygodniu.",
    basisLabel: "Który dzień jest znany?",
    bases: {
      mating: "Dzień krycia",
      ovulation: "Owulacja, z badań krwi",
      rise: "Pierwszy wzrost progesteronu",
    },
    dayLabel: {
      mating: "Kiedy było krycie?",
      ovulation: "Kiedy była owulacja?",
      rise: "Kiedy progesteron wzrósł po raz pierwszy?",
    },
    dayHelp: "Jeśli kryć było kilka, podaj pierwsze, a pozostałe daty zachowaj dla lekarza.",
    dayWrong: {
      ahead: "Ten dzień dopiero nadejdzie. Który to był?",
      past: "Od tego dnia minęło ponad 75 dni, a tak długo żadna ciąża nie trwa. Sprawdź datę. Jeśli suka wygląda na ciężarną, a nic się nie urodziło, zadzwoń jeszcze dziś do lekarza.",
      none: "Podaj dzień, na przykład z kalendarza.",
    },
    buildLabel: "Jaka jest suka?",
    builds: {
      tiny: "Bardzo mała, poniżej 5 kg",
      short: "Krótkopyska",
      other: "Żadna z tych",
    },
    litterLabel: "Czy szczenięta są już policzone?",
    litters: {
      few: "Tak, najwyżej 4",
      more: "Tak, 5 lub więcej",
      unknown: "Jeszcze nie",
    },
    optional: "Nieobowiązkowe. Nie zmienia terminu, tylko rady.",
    calculate: "Pokaż kalendarz",
    again: "Zacznij od nowa",
    resultTitle: "Spodziewany termin porodu",
    window: "Możliwe od {{early}} do {{late}}.",
    today: "To dzisiaj.",
    inDays: {
      one: "To za {{count}} dzień.",
      few: "To za {{count}} dni.",
      many: "To za {{count}} dni.",
      other: "To za {{count}} dnia.",
    },
    daysAgo: {
      one: "To było {{count}} dzień temu.",
      few: "To było {{count}} dni temu.",
      many: "To było {{count}} dni temu.",
      other: "To było {{count}} dnia temu.",
    },
    dayOfPregnancy: "Dziś jest dzień {{day}}, tydzień {{week}} z 9.",
    stages: {
      early:
        "Jeszcze nic nie wiadomo. Ciążę pokaże USG mniej więcej od 25. dnia. Brzuch, sutki i nastroje jej nie potwierdzają.",
      middle: "Teraz USG pokaże, czy są szczenięta i czy biją im serca. Policzyć je w ten sposób trudno.",
      late: "Szczenięta szybko rosną. Suka potrzebuje więcej karmy w mniejszych porcjach, a ty numeru, pod który zadzwonisz w nocy.",
      due: "Poród może zacząć się każdego dnia. Bak pełny, droga sprawdzona, wszystkie godziny na kartce.",
      over: "To już 66. dzień. Niech lekarz jeszcze dziś sprawdzi tętno szczeniąt, nawet jeśli suka czuje się dobrze.",
    },
    accuracy: {
      mating:
        "Licząc od krycia, szczenięta rodziły się między 57. a 72. dniem: plemniki potrafią czekać na komórkę jajową przez wiele dni. USG pozwala zawęzić termin.",
      ovulation: "Od owulacji liczy się dużo dokładniej: średnio 63 dni, mniej więcej dwa w jedną lub drugą stronę.",
      rise: "Owulacja następuje około dwa dni po pierwszym wzroście. Prawie wszystkie szczenięta rodzą się 64–66 dni po tym wzroście.",
    },
    buildNote: {
      tiny: "Bardzo małe suki częściej mają trudny poród. Wcześnie zapytaj lekarza, jak i gdzie ma rodzić. U niej już dwie godziny przerwy w porodzie to za długo.",
      short:
        "W brytyjskim badaniu ryzyko trudnego porodu było u buldogów francuskich około 16 razy, a u mopsów 11 razy większe niż u kundelków. Już teraz porozmawiaj z lekarzem o zaplanowanym porodzie.",
      other: "Duże suki też mogą mieć trudny poród. Ustal teraz, kto odbierze telefon w nocy.",
    },
    litterNote: {
      few: "Gdy szczeniąt jest cztery lub mniej, ciąża trwa średnio o dzień dłużej. Jedno duże szczenię może utknąć: zapytaj lekarza, co robić, jeśli do terminu nic się nie zacznie.",
      more: "Zapisz tę liczbę i powieś obok kojca. Tylko tak poznasz, że poród się skończył.",
      unknown:
        "Poproś o policzenie ich na zdjęciu rentgenowskim w ostatnim tygodniu. Bez tej liczby nikt nie wie, czy to już koniec porodu.",
    },
    vetOver:
      "To już 66. dzień. Zadzwoń jeszcze dziś do lekarza, niech sprawdzi tętno szczeniąt, nawet jeśli suka czuje się dobrze.",
    datesTitle: "Terminy",
    steps: {
      ultrasound: "USG: czy jest ciąża, czy biją serca?",
      food: "Stopniowo więcej karmy",
      apart: "Z dala od innych psów, do trzech tygodni po porodzie",
      xray: "RTG: ile jest szczeniąt?",
      thermometer: "Mierzenie temperatury rano i wieczorem",
      ring: "Nie ma szczeniąt? Dziś zadzwoń do lekarza",
    },
    weeksTitle: "Tydzień po tygodniu",
    week: "Tydzień {{week}}",
    now: "teraz",
    weeks: [
      {
        grows: "W jajowodach dochodzi do zapłodnienia, z zewnątrz nic nie widać.",
        todo: "Zapisz każde krycie. Jeśli było przypadkowe, zadzwoń teraz do lekarza: na początku jest więcej możliwości.",
      },
      {
        grows: "Zarodki wędrują do macicy i jeszcze swobodnie w niej pływają.",
        todo: "Ta sama karma, te same spacery. Żadnych leków ani środków na pasożyty bez pytania.",
      },
      {
        grows: "Mniej więcej między 17. a 22. dniem zagnieżdżają się w macicy.",
        todo: "Niektóre suki przez kilka dni jedzą mniej. Jeśli dłużej niż pół dnia nie rusza niczego, zadzwoń.",
      },
      {
        grows: "Serca biją, USG pokazuje je mniej więcej od 23.–25. dnia.",
        todo: "Zrób USG teraz albo za tydzień. Zapytaj też o odrobaczanie: glistami szczenięta zarażają się od matki.",
      },
      {
        grows: "Powstają wszystkie narządy, masa i brzuch powoli rosną.",
        todo: "Ostatni dobry tydzień na USG. Spokojny ruch każdego dnia utrzymuje formę.",
      },
      {
        grows: "Są już łapki i pazurki. Mniej więcej od 42. dnia szczenięta rosną szybko.",
        todo: "Pod koniec tygodnia stopniowo więcej karmy, w kilku małych porcjach. Bez wapnia: przed porodem szkodzi.",
      },
      {
        grows: "Kości twardnieją.",
        todo: "Od teraz do trzech tygodni po porodzie unikaj kontaktu z innymi psami: herpeswirus, dla nich niegroźny, może zabić noworodki. Ustaw kojec w spokojnym miejscu.",
      },
      {
        grows: "Robi się ciasno, pod ręką czuć ruchy.",
        todo: "Od 55. dnia RTG, żeby policzyć szczenięta. Zapisz numer na noc i przejedź trasę na próbę.",
      },
      {
        grows: "Mniej więcej od 58. dnia szczenięta są dojrzałe.",
        todo: "Mierz temperaturę dwa razy dziennie. Spadek poniżej 37,5 °C zapowiada poród, zwykle w ciągu doby. Brak spadku nic nie znaczy.",
      },
    ],
    redFlags: {
      heading: "Jedź od razu i zadzwoń po drodze",
      points: [
        "20 minut mocnego parcia bez szczeniaka albo szczeniak, który utknął",
        "Zielona lub czarna wydzielina przed pierwszym szczeniakiem, jasnoczerwona krew albo cuchnący zapach",
        "Wody odeszły dwie godziny temu, szczeniaka nie ma; albo cztery godziny przerwy, choć mają być kolejne, u bardzo małych i krótkopyskich dwie",
        "Poród przed 58. dniem albo niepokój od 24 godzin bez parcia",
        "Suka drży, sztywnieje, zatacza się, jest osowiała, gorączkuje lub ma blade dziąsła",
      ],
    },
    share: "Spodziewany termin porodu: {{expected}}.",
    shared: "Termin porodu: {{month}}",
    calendarTitle: "Możliwy poród",
    calendarDay: "Spodziewany poród",
    calendarNote: "Z kalendarza ciąży Hundeblick. Terminy ustalone przez lekarza są ważniejsze.",
    signsTitle: "Czy coś jest nie tak?",
    signsLead: "Zaznacz, co widzisz. W razie wątpliwości zadzwoń: lepiej o jeden telefon za dużo niż o jeden za mało.",
    signs: {
      stuck: "Widać szczeniaka i nie przesuwa się",
      pushing: "20 minut mocnego parcia, szczeniaka nie ma",
      green: "Zielona lub czarna wydzielina, szczeniaka jeszcze nie ma",
      waters: "Wody odeszły dwie godziny temu, szczeniaka nie ma",
      blood: "Jasnoczerwona krew, ropa albo cuchnący zapach",
      tremor: "Drży, sztywnieje, zatacza się lub ma drgawki",
      flat: "Osowiała, z gorączką, bardzo słaba lub blade dziąsła",
      early: "Poród przed 58. dniem",
      restless: "Od ośmiu godzin niespokojna, nie prze",
      dropped: "Temperatura spadła ponad 24 godziny temu i nic",
      notEating: "Od pół dnia nic nie zjadła",
      vomiting: "Wymiotuje albo dyszy w spoczynku",
    },
    signNow: "To nie może czekać.",
    signToday: "Nie czekaj z tym do jutra.",
    signVet: {
      now: "Jedź teraz, a po drodze zadzwoń do lecznicy lub na dyżur. Nigdy nie ciągnij szczeniaka i nie podawaj niczego na skurcze.",
      today: "Zadzwoń dziś do lekarza i powiedz, który to dzień ciąży.",
    },
    evidence: [
      "Od krycia opisano od 57 do 72 dni. Od owulacji w 162 ciążach było to średnio 63,1 dnia (plus minus 2,1), od pierwszego wzrostu progesteronu prawie zawsze 64–66. Liczymy 63 dni i pokazujemy pierwszy zakres albo dwa dni przed i po.",
      "Małe mioty rodzą się później: w 764 miotach cztery szczenięta lub mniej oznaczały około jednego dnia więcej. To, czy miot był pierwszy, nie miało znaczenia. Rasy różnią się o kilka dni, tego nie wliczamy.",
      "Gdy 16 suk mierzono bez przerwy, spadek temperatury zapowiedział tylko 53–69% porodów.",
      "Dni USG, RTG, zmiany karmy i mierzenia temperatury to zwykłe zalecenia, a w ich ramach nasz wybór. Terminy lekarza są ważniejsze. Kiedy poród jest nagłym przypadkiem, mówią te same zasady co w naszych pytaniach o poród.",
    ],
    sections: [
      {
        heading: "Z czego można zrezygnować",
        points: [
          "Wapń i witaminy: pełnoporcjowa karma zawiera to, czego trzeba, a wapń przed porodem może po nim wywołać drgawki.",
          "Jedzenie za dwoje od pierwszego dnia: tłuszcz utrudnia poród.",
          "Leki z domowej apteczki, także na ból i mdłości.",
        ],
      },
      {
        heading: "To nie było planowane",
        paragraphs: [
          "Zdarza się. Niezależnie od decyzji zadzwoń do lekarza w pierwszych dniach: na początku jest więcej możliwości i są łagodniejsze. Kastracja jest jedną z nich. Nikt nie będzie robił ci wyrzutów.",
        ],
      },
    ],
    faq: [
      {
        question: "Po czym poznać, że suka jest w ciąży?",
        answer:
          "Pewność daje USG mniej więcej od 25. dnia albo badanie krwi na relaksynę mniej więcej od 26. dnia. Okrągły brzuch, mleko i budowanie gniazda bywają też przy ciąży urojonej.",
      },
      {
        question: "Czy pierwsza ciąża trwa dłużej?",
        answer:
          "Nie dlatego, że jest pierwsza. W holenderskim badaniu pierworódki nosiły ciążę tak samo długo. Pierwsze mioty bywają jednak małe, a te rodzą się około dnia później.",
      },
      {
        question: "Czy może chodzić na spacery?",
        answer:
          "Tak, codziennie, dopóki sprawia jej to przyjemność. W ostatnich tygodniach to ona wyznacza tempo. Skoki, dzikie zabawy i bieganie przy rowerze trzeba odłożyć.",
      },
      {
        question: "Co teraz je?",
        answer:
          "Mniej więcej do szóstego tygodnia to samo co zawsze. Potem powoli więcej, najlepiej pełnoporcjową karmę dla psów rosnących lub karmiących, w trzech, czterech małych porcjach.",
      },
    ],
    links: [
      { to: "/pl/check/porod", label: "Pytania, które liczą czas razem z tobą podczas porodu" },
      { to: "/pl/blog/porod-u-suki", label: "Poród u suki: co jest normalne, a kiedy dzwonić" },
      { to: "/pl/blog/calodobowy-weterynarz-noc", label: "Weterynarz w nocy: kto odbierze, co powiedzieć" },
    ],
  },
  puppyLicence: {
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
    behaviours: {
      calm: "Spokojnie",
      playful: "Zachęca do zabawy",
      pushy: "Natarczywie",
    },
    calculate: "Zobacz wynik",
    again: "Powtórz test",
    resultTitle: "Jak ryzykowne są te spotkania",
    risks: {
      high: "Wysokie ryzyko",
      medium: "Średnie ryzyko",
      low: "Niskie ryzyko",
    },
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
      street: "Mijaj z dystansem, na smyczy. Powitanie tylko wtedy, gdy zgadzają się obie osoby.",
      training: "Psie przedszkole to dobre miejsce, gdy grupa jest mała i ktoś pilnuje zabawy.",
      stranger: "Zawsze najpierw zapytaj i nie pozwól obcym psom po prostu podbiegać.",
      neighbour: "Znajome psy też miewają złe dni. Bądź blisko i nie przedłużaj spotkania.",
      family: "Znajome, cierpliwe psy to najlepsi nauczyciele.",
      calm: "Chwal spokój. Szczenię może też tylko patrzeć.",
      playful: "Po kilku minutach zrób przerwę, zanim zabawa wymknie się spod kontroli.",
      pushy: "Odwołaj szczenię, zanim inny pies sam je odprawi.",
    },
    share: "Test mitu o nietykalności szczeniąt: {{risk}}. Obce psy o żadnej nietykalności nie słyszały.",
    vetHint:
      "Które miejsca są w porządku przed wszystkimi szczepieniami, powie ci weterynarz. Jeśli szczenię zostało ugryzione, pokaż je weterynarzowi jeszcze tego samego dnia, nawet gdy rana jest mała.",
    evidence: [
      "Powszechnej nietykalności szczeniąt nie ma. Szczenięta są tolerowane głównie we własnej grupie. Punktację i progi tego testu ustaliliśmy sami.",
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
    faq: [
      {
        question: "Czy szczeniaka chroni jego wiek?",
        answer:
          "Nie. Wiele dorosłych psów jest dla szczeniąt cierpliwych, ale nie wszystkie, a najmniej dla obcych. Kłapnąć zębami może każdy pies.",
      },
      {
        question: "Co robić, gdy dorosły pies warczy na mojego szczeniaka?",
        answer:
          "Spokojnie zawołaj szczeniaka albo go zabierz i daj drugiemu psu miejsce. Warczenie to ostrzeżenie, w dodatku pożyteczne. Nie karć żadnego z nich.",
      },
      {
        question: "Czy psie przedszkole jest bezpieczniejsze niż wybieg?",
        answer:
          "Dobrze prowadzone tak: kilka szczeniąt w podobnym wieku i podobnej wielkości, przerwy i trenerka, która reaguje. Obejrzyj zajęcia, zanim się zapiszesz.",
      },
    ],
  },
  puppyTeeth: {
    title: "Kalendarz wymiany zębów",
    description:
      "Czy wymiana zębów u szczenięcia przebiega zgodnie z planem? Harmonogram dla każdego zęba, wskazówki i terminy do kalendarza.",
    lead: "Miejsce 28 zębów mlecznych zajmują 42 stałe. Powiedz, co widzisz, a my powiemy, na co teraz pora.",
    ageLabel: "Ile miesięcy ma szczenię?",
    ages: {
      "2": "2",
      "3": "3",
      "4": "4",
      "5": "5",
      "6": "6",
      "7": "7",
      "8": "8+",
    },
    sizeLabel: "Jak duże będzie jako dorosłe?",
    sizes: {
      small: "Małe",
      medium: "Średnie",
      large: "Duże",
    },
    seenLabel: "Co widać w pysku?",
    seen: {
      none: "Jeszcze nic się nie zmienia",
      loose: "Chwiejące się zęby, luki lub nowe zęby",
      double: "Dwa zęby w jednym miejscu",
      finished: "Są już wszystkie nowe zęby",
    },
    foundLabel: "Czy udało się już znaleźć zęby, które wypadły?",
    found: {
      yes: "Tak",
      no: "Nie",
    },
    calculate: "Sprawdź zęby",
    again: "Sprawdź ponownie",
    resultTitle: "Tak wygląda wymiana zębów",
    categories: {
      perfect: "Przebiega zgodnie z planem",
      normal: "W zwykłych granicach",
      check: "Warto pokazać to weterynarzowi",
    },
    score: "{{points}} na 100 punktów",
    scoreBesideVet: "{{points}} na 100 punktów. Ważniejsze jest tu to, co widać.",
    phases: {
      milk: {
        name: "Zęby mleczne",
        text: "Jest 28 zębów mlecznych, ostrych jak igły. Wymiana zaczyna się zwykle od trzeciego miesiąca.",
      },
      before: {
        name: "Przed wymianą",
        text: "Teraz zaczynają się chwiać pierwsze siekacze.",
      },
      main: {
        name: "Główna wymiana",
        text: "Wychodzą kły, przedtrzonowce i trzonowce. Dziąsła mogą swędzieć.",
      },
      final: {
        name: "Faza końcowa",
        text: "Około siódmego miesiąca są już zwykle wszystkie 42 zęby stałe, a mlecznych nie ma wcale.",
      },
    },
    foundNote: {
      yes: "Znaleziony ząb to rzadkość: większość psy połykają i nic złego się nie dzieje.",
      no: "To normalne, że trudno znaleźć zęby: większość psy połykają i nic złego się nie dzieje.",
    },
    vetHint:
      "Poproś o obejrzenie zębów przy najbliższym szczepieniu. Od siódmego miesiąca warto raz sprawdzić u weterynarza, czy wypadły wszystkie mleczaki, nawet gdy wszystko wygląda dobrze.",
    tooEarly: "Brak wymiany przed trzecim miesiącem to norma, choć nasze punkty trochę za to odejmują.",
    vet: {
      double:
        "Dwa zęby w jednym miejscu: mleczny nie ustępuje miejsca nowemu. Pokaż to wkrótce weterynarzowi, wtedy zgryz często da się jeszcze poprawić. U małych psów zdarza się to częściej.",
      early:
        "Ruszające się zęby, luki albo komplet nowych zębów nie pasują jeszcze do tego wieku. Sprawdź wiek jeszcze raz. Jeśli się zgadza, niech weterynarz wkrótce zajrzy do pyska: ząb mógł zostać wybity lub złamany.",
      unfinished:
        "W wieku ośmiu miesięcy wymiana powinna być skończona. Niech weterynarz sprawdzi, czy nie zostały mleczaki i czy nie brakuje zęba.",
      late: "Najpóźniej w wieku sześciu miesięcy wymiana powinna już trwać. Niech weterynarz sprawdzi, czy są wszystkie zęby stałe.",
    },
    timeline: "Harmonogram w miesiącach",
    teeth: {
      incisors: "Siekacze",
      canines: "Kły",
      premolars: "Przedtrzonowce",
      molars: "Trzonowce",
    },
    span: "od {{start}} do {{end}} miesięcy",
    now: "teraz",
    tips: [
      "Raz w tygodniu zajrzyj na chwilę do pyska, z pochwałą i smakołykiem.",
      "Daj coś miękkiego do gryzienia, na przykład wilgotną, schłodzoną ściereczkę. Bez poroża, kości i kamieni.",
      "Zrezygnuj z zabaw w przeciąganie, póki zęby się chwieją.",
      "Odrobina krwi na zabawce to norma. Jeśli szczenię nie je albo z pyska brzydko pachnie, zadzwoń do weterynarza.",
    ],
    share: "Wymiana zębów mojego szczenięcia: {{phase}}.",
    calendar: "Obejrzeć zęby: {{tooth}}",
    calendarDone: "Obejrzeć zęby: czy nie ma już mlecznych?",
    calendarNote: "Jeśli w jednym miejscu są dwa zęby, pokaż je weterynarzowi.",
    evidence: [
      "28 zębów mlecznych, 42 stałe, wymiana od trzeciego do siódmego miesiąca: co do tego teksty fachowe są zgodne. U dużych psów wymiana kończy się często trochę wcześniej niż u małych.",
      "Punkty to nasza własna reguła. Weterynarze mówią: ząb mleczny powinien zniknąć, gdy tylko pojawi się nowy, w każdym wieku. Dlatego przy podwójnych zębach zawsze radzimy wizytę, także przy wysokiej liczbie punktów.",
    ],
    sections: [
      {
        heading: "Co i kiedy się wymienia",
        paragraphs: [
          "Najpierw siekacze (3 do 5 miesięcy), potem kły (4 do 6) i przedtrzonowce (4 do 7). Trzonowce (5 do 7) nie mają mlecznych poprzedników: po prostu dochodzą.",
        ],
      },
    ],
    faq: [
      {
        question: "Czy wymiana zębów boli?",
        answer: "Dziąsła mogą swędzieć i być napięte. Gryzienie pomaga. Silny ból to już nie norma.",
      },
      {
        question: "Szczenię połknęło ząb. Co teraz?",
        answer: "Nic. Zęby mleczne są maleńkie i same wyjdą z kałem.",
      },
      {
        question: "Czy wyrwać chwiejący się ząb?",
        answer: "Nie. Korzeń może się złamać. Jeśli długo chwieje się obok nowego, pokaż go weterynarzowi.",
      },
    ],
  },
  puppyWeight: {
    title: "Krzywa wagi szczeniaka",
    description:
      "Ile powinien ważyć szczeniak? Średnia krzywa wzrostu według rasy lub wagi dorosłego psa, twoje ważenia na niej i uczciwie: co mówią, a czego nie.",
    lead: "Wybierz rasę albo wagę dorosłego psa. Krzywa i tabela pokażą, ile psy tej wielkości średnio ważą w każdym wieku, a obok wpiszesz wyniki swojego szczeniaka.",
    knownLabel: "Co wiesz o swoim psie?",
    known: { breed: "Znam rasę", adult: "Znam wagę dorosłego psa, na przykład rodziców" },
    breedLabel: "Rasa",
    breedChoose: "Wybierz",
    breedHelp:
      "Na liście nie ma mieszańców ani ras, których zakres mało mówi o pojedynczym psie: wpisz wtedy wagę dorosłego psa. Jeśli znasz rodziców, ich waga mówi więcej niż zakres rasy.",
    sexLabel: "Pies czy suka?",
    sexes: { female: "Suka", male: "Pies" },
    adultLabel: "Ile będzie ważyć dorosły pies?",
    adultHelp:
      "W kilogramach, na przykład 24. U mieszańca pomoże waga matki, a jeszcze lepiej średnia obojga rodziców.",
    adultWrong: "Podaj wagę od 0,8 do 120 kg, na przykład 24.",
    bornLabel: "Kiedy urodził się twój pies?",
    bornHelp: "Data jest w paszporcie lub książeczce zdrowia.",
    bornWrong: {
      ahead: "Ten dzień dopiero nadejdzie. Kiedy pies się urodził?",
      past: "To ponad dwa lata temu, a wtedy pies jest już dorosły. Dla niego jest test „Waga w czasie”.",
      none: "Podaj dzień.",
    },
    weeksLabel: "Albo wiek w tygodniach, jeśli nie znasz daty",
    weeksHelp: "Wyliczymy z niego przybliżoną datę urodzenia.",
    weeksWrong: "Podaj liczbę od 1 do 104.",
    calculate: "Pokaż krzywą",
    again: "Zacznij od nowa",
    edit: "Zmień dane psa",
    resultTitle: { weighed: "Ostatnie ważenie", expected: "Średnio w tym wieku" },
    noCurve: "Jeszcze bez krzywej",
    weighed:
      "{{day}}, {{age}}. Psy tej wielkości ważą wtedy średnio {{mean}} kg; twój pies jest na poziomie {{percent}} średniej linii.",
    weighedOutside: "{{day}}, {{age}}. Dla tego wieku nie opublikowano krzywej.",
    enterFirst: "Wpisz pierwszą wagę, a zobaczysz, gdzie jest twój szczeniak.",
    ageWeeks: {
      one: "w wieku {{count}} tygodnia",
      few: "w wieku {{count}} tygodni",
      many: "w wieku {{count}} tygodni",
      other: "w wieku {{count}} tygodnia",
    },
    ageMonths: {
      one: "w wieku {{count}} miesiąca",
      few: "w wieku {{count}} miesięcy",
      many: "w wieku {{count}} miesięcy",
      other: "w wieku {{count}} miesiąca",
    },
    ofSex: { female: "{{breed}}, suka", male: "{{breed}}, pies" },
    adult: "Dorosły pies: {{kg}} kg",
    typical: "Psy tej wielkości mają {{age}} średnio {{percent}} wagi dorosłego psa.",
    oneOnly: "Jedno ważenie mówi niewiele. Od drugiego widać, dokąd zmierza linia.",
    tooSoon: "Te ważenia są zbyt blisko siebie, by coś z nich wynikało. Zważ za tydzień, na tej samej wadze.",
    steady:
      "Od {{day}} pies nie przybrał na tyle, by pokazała to waga. Małe psy w tym wieku prawie już nie rosną, duże powinny dalej przybierać. Zważ za tydzień i sprawdź żebra.",
    crossing: {
      up: "Od {{day}} pies przeszedł z {{from}} na {{to}} średniej linii: przybiera wyraźnie szybciej niż psy tej wielkości. Sprawdź żebra, odważaj karmę i pokaż krzywą na następnej wizycie. Nigdy nie odchudzaj szczeniaka na własną rękę.",
      down: "Od {{day}} pies zszedł z {{from}} na {{to}} średniej linii: przybiera wyraźnie wolniej niż psy tej wielkości. Pokaż go weterynarzowi w najbliższych dniach, nawet jeśli jest żwawy. Jednym z powodów mogą być robaki.",
    },
    meanOnly: "Linia to średnia. Nie mówi, jak daleko od niej bywają zdrowe psy.",
    quartiles: {
      said: {
        female: "Połowa suk z ras o wadze dorosłego psa {{group}} ważyła {{age}} od {{low}} do {{high}} kg.",
        male: "Połowa samców z ras o wadze dorosłego psa {{group}} ważyła {{age}} od {{low}} do {{high}} kg.",
      },
      group: { below: "poniżej {{to}} kg", between: "{{from}}–{{to}} kg" },
      place: {
        light: "Twój pies byłby w najlżejszej ćwiartce.",
        middle: "Twój pies byłby w środkowej połowie.",
        heavy: "Twój pies byłby w najcięższej ćwiartce.",
      },
      note: "To wagi z rutynowych wizyt w sieci lecznic w USA. Są wśród nich psy za chude i za grube, a rasy różnej wielkości trafiły do jednej grupy.",
      tableTitle: "Ile ważyły młode psy w USA, w tabeli",
      caption:
        "Rasy o wadze dorosłego psa {{group}}: połowa psów ważyła od pierwszej do drugiej wartości, w kg; w nawiasie mediana",
      weeks: "Tygodnie",
    },
    noCharts:
      "Dla psów powyżej 40 kg nie ma ogólnych siatek centylowych. Poproś w lecznicy o prowadzenie własnej krzywej.",
    tooYoung:
      "Krzywa zaczyna się od ośmiu tygodni. Wcześniej waż codziennie: jeśli szczenię w ciągu doby nie przybierze, zadzwoń jeszcze tego samego dnia.",
    unpublished:
      "Po 52. tygodniu nie ma już opublikowanej krzywej. Przerywaną linię aż do dorosłego psa poprowadziliśmy sami.",
    grown: "W tym wieku pies tej wielkości jest już dorosły. Teraz sylwetka mówi więcej niż krzywa.",
    nextTitle: "Najbliższe tygodnie, średnio",
    bigTitle: "Duży pies: niech rośnie powoli",
    big: [
      "Nie przyspieszaj wzrostu jedzeniem. Od nadmiaru kalorii duże szczenięta rosną za szybko, a to szkodzi kościom i stawom.",
      "Do karmy pełnoporcjowej nigdy nie dodawaj wapnia, także mączki kostnej ani skorupek jaj. Mniej więcej do szóstego miesiąca jelito szczeniaka nie umie obronić się przed nadmiarem.",
      "Wybierz karmę pełnoporcjową dla szczeniąt dużych ras, odważoną i podzieloną na posiłki, zamiast miski pełnej przez cały dzień.",
    ],
    tips: [
      "Waż co tydzień na tej samej wadze, rano przed jedzeniem.",
      "Dla małych psów weź wagę kuchenną lub niemowlęcą: łazienkowa nie pokaże tak małych różnic.",
      "Za każdym razem sprawdź też żebra i talię. Czy szczeniak jest za gruby, czy za chudy, powie dłoń, a nie krzywa.",
    ],
    notWell: "Szczeniak źle je, wymiotuje, ma biegunkę albo jest osowiały? To liczy się bardziej niż każda krzywa:",
    notWellLink: "Chory szczeniak",
    breedLink: "Więcej o rasie: {{breed}}",
    curveTitle: "Krzywa",
    weighTitle: "Twoje ważenia",
    weighHelp:
      "Wszystko jest tylko w adresie tej strony. Dodaj ją do zakładek, a za tydzień zaczniesz od tego miejsca.",
    kgLabel: "Waga w kg",
    kgHelp: "Tak dokładnie, jak pokazuje waga, na przykład 4,35.",
    kgWrong: "Podaj wagę od 0,05 do 120 kg.",
    dayLabel: "Dzień ważenia",
    dayHelp: "Jeden wynik na dzień: drugi zastąpi pierwszy.",
    dayWrong: {
      ahead: "Ten dzień dopiero nadejdzie.",
      before: "Wtedy psa nie było jeszcze na świecie.",
      none: "Podaj dzień.",
    },
    add: "Wpisz",
    save: "Zapisz zmianę",
    cancel: "Anuluj",
    noWeights: "Nie ma jeszcze żadnego wyniku.",
    full: "Więcej niż 100 wyników nie zmieści się w adresie. Usuń stare, a zrobi się miejsce.",
    table: {
      caption: "Twoje ważenia i ich stosunek do średniej linii",
      day: "Dzień",
      kg: "kg",
      ofMean: "wobec średniej",
      actions: "Zmień lub usuń",
    },
    change: "Zmień",
    remove: "Usuń",
    removed: "Usunięto: {{kg}} kg, {{day}}.",
    undo: "Cofnij",
    curveCaption: "{{dog}}: średnia waga w danym wieku",
    share: {
      weighed: "Mój szczeniak {{age}} waży {{kg}} kg.",
      expected: "Tyle średnio ważą szczenięta takie jak moje: {{kg}}.",
    },
    shared: { expected: "Ile średnio waży szczeniak", weighed: "Waga szczeniaka na krzywej" },
    calendarTitle: "Zważyć szczeniaka",
    calendarNote: "Średnia na ten dzień to {{kg}} kg.",
    evidence: [
      "Linia to średnia krzywa wzrostu z wytycznych europejskiej federacji producentów karmy (FEDIAF): pięć wzorów według wagi dorosłego psa, od 8. do 52. tygodnia. Czytaliśmy je w kopiach.",
      "U 493 szczeniąt od prywatnych właścicieli waga nie odbiegała systematycznie od krzywej wzrostu obliczonej w tamtym badaniu. Czy chodziło dokładnie o te wzory, nie wynika ze streszczenia, które czytaliśmy.",
      "Prawdziwe siatki centylowe opracował Waltham, instytut producenta karmy: na danych ponad 6 milionów młodych psów, dla ras do 40 kg, od 12. tygodnia do wieku 2 lat. Opublikowano je jako rysunki, nie jako liczby.",
      "Surowe dane z tego badania są ogólnodostępne (CC BY 4.0). Twórcy aplikacji WeighTogether obliczyli z nich kwartyle: ile ważyły psy na rutynowych wizytach, według płci, wieku i pięciu grup wielkości do 40 kg. Odczytaliśmy te wartości, sami ich nie przeliczaliśmy i pokazujemy tygodnie od 12. do 88. To nie są siatki Waltham: w danych są psy za chude i za grube, niektóre kilkakrotnie, a rasy różnej wielkości trafiły do jednej grupy.",
      "Na tych siatkach sprawdzono, co znaczy przecinanie linii: ze zdrowych psów mniej niż 5% przecięło więcej niż dwie linie. Z psów otyłych w wieku trzech lat 68% przecięło co najmniej dwie w górę, a z tych, które stały się za chude, 49% co najmniej dwie w dół.",
      "Kiedy zwracamy na to uwagę, ustaliliśmy sami: wobec średniej linii spadek o ponad 10% albo wzrost o ponad 20% w ciągu 14–45 dni. W górę granica jest szersza, bo szczenięta mają przybierać, a żadna rasa nie rośnie dokładnie jak średnia.",
      "Daleko od linii to u nas ponad 30%: od 30% powyżej najlepszej wagi psa uznaje się za otyłego. W dół przyjęliśmy tę samą granicę. Poniżej połowy i powyżej dwukrotności pytamy najpierw, czy liczba się zgadza.",
      "O tym, co u szczeniaka znaczy spadek lub brak przyrostu wagi, nie decyduje żadna nasza miara, tylko test „Waga w czasie”.",
    ],
    sections: [
      {
        heading: "Co krzywa potrafi, a czego nie",
        points: [
          "Pokazuje, jak szybko średnio rosną psy tej wielkości i czy twój szczeniak trzyma się swojej linii.",
          "Nie pokazuje, czy jest za gruby, czy za chudy. To wyczujesz na żebrach i w talii.",
          "Jeśli waga dorosłego psa się nie zgadza, cała linia leży za wysoko albo za nisko. Mimo to widać, czy szczeniak oddala się od niej w górę, czy w dół.",
          "Rasy nie rosną dokładnie tak samo. Wzory znają tylko wielkość.",
        ],
      },
      {
        heading: "Co znaczy przecinanie linii",
        paragraphs: [
          "Na siatce centylowej zdrowy szczeniak zwykle biegnie wzdłuż swojej linii, wysokiej lub niskiej. Gdy odchodzi od niej w górę, przybiera szybciej niż większość psów jego wielkości; w dół, wolniej. Powodem może być karma, robaki albo choroba, więc w obu przypadkach warto to sprawdzić.",
          "Nasz rysunek ma tylko jedną linię. Dlatego mówimy, ile procent jej wartości ma twój pies i czy szybko się to zmienia. Ile to linii centylowych, lecznica odczyta z drukowanej siatki.",
        ],
      },
    ],
    faq: [
      {
        question: "Ile będzie ważyć mój szczeniak?",
        answer:
          "Najlepszą wskazówką są rodzice, potem zakres rasy. Obliczanie wagi dorosłego psa z dzisiejszej jest niedokładne: w wieku dwunastu tygodni bardzo małe psy mają średnio 48% dorosłej wagi, bardzo duże dopiero 29%.",
      },
      {
        question: "Mój szczeniak jest pod linią. Dawać mu więcej jedzenia?",
        answer:
          "Sam ten fakt nie wystarczy. Szczeniak, który dobrze je, jest żwawy i trzyma się swojej linii, może być po prostu lekkiej budowy. Jeśli zostaje w tyle, chudnie albo żebra są ostre, pokaż go weterynarzowi.",
      },
      {
        question: "Mój szczeniak jest nad linią. Odchudzać go?",
        answer:
          "Nie, szczeniak nie powinien chudnąć. Sprawdź żebra: jeśli łatwo je wyczuć, może być po prostu duży. Jeśli nie, porcję ustal z lecznicą, żeby przybierał wolniej.",
      },
      {
        question: "Kiedy pies przestaje rosnąć?",
        answer:
          "Bardzo małe psy w wieku 6–9 miesięcy, średnie najpóźniej w wieku 12 miesięcy, duże w wieku 12–18 miesięcy, a bardzo duże najpóźniej w wieku 24 miesięcy.",
      },
      {
        question: "Czy duży szczeniak potrzebuje dodatkowego wapnia?",
        answer:
          "Nie. Karma pełnoporcjowa dla szczeniąt dużych ras ma go dość, a więcej szkodzi. W poradni żywieniowej 66% szczeniąt z kłopotami z kośćmi rosło za szybko, 61% dostawało wyraźnie za dużo wapnia, a 20% za mało.",
      },
      {
        question: "Dlaczego na rysunku nie ma linii centylowych?",
        answer:
          "Siatki centylowe Waltham opublikowano jako rysunki, bez liczb. Z surowych danych tego samego badania obliczono kwartyle i te pokazujemy w zdaniu i w tabeli. Grupy wielkości są w nich szerokie: jako pasma wokół linii kwartyle wyglądałyby na dokładniejsze, niż są. Zapytaj w lecznicy o siatki wzrostu Waltham.",
      },
    ],
    links: [
      { to: "/pl/check/szczenie-choruje", label: "Chory szczeniak" },
      { to: "/pl/check/nowe-szczenie", label: "Nowy szczeniak" },
      { to: "/pl/check/waga-w-czasie", label: "Waga w czasie" },
      { to: "/pl/check/ocena-sylwetki", label: "Ocena sylwetki" },
      { to: "/pl/check/ilosc-karmy", label: "Oblicz porcję karmy" },
      { to: "/pl/blog/ile-ruchu-potrzebuje-szczeniak", label: "Ile ruchu potrzebuje szczeniak?" },
      { to: "/pl/labrador-szczeniak-stawy", label: "Szczeniak labradora: jak dbać o stawy" },
    ],
  },
  shedding: {
    title: "Kalendarz linienia",
    description:
      "Jak mocno pies linieje w tym miesiącu i kiedy następna wymiana sierści? Ze wskazówkami pielęgnacji dla każdego rodzaju sierści.",
    lead: "Trzy pytania i wiadomo, ile sierści spodziewać się w tym miesiącu i kiedy znów będzie jej więcej.",
    coatLabel: "Jaką sierść ma twój pies?",
    coats: {
      kurzhaar: "Krótka",
      langhaar: "Długa",
      doppelfell: "Podwójna, z podszerstkiem",
      lockig: "Kręcona",
    },
    sizeLabel: "Jak duży jest pies?",
    sizes: {
      small: "Mały",
      medium: "Średni",
      large: "Duży",
    },
    livingLabel: "Gdzie mieszka?",
    living: {
      indoor: "Prawie wyłącznie w domu",
      mixed: "W domu i na dworze",
      outdoor: "Głównie na dworze",
    },
    analyse: "Rozpocznij analizę",
    again: "Analizuj ponownie",
    resultTitle: "Jak mocno linieje twój pies {{month}}",
    titleMonths: [
      "w styczniu",
      "w lutym",
      "w marcu",
      "w kwietniu",
      "w maju",
      "w czerwcu",
      "w lipcu",
      "w sierpniu",
      "we wrześniu",
      "w październiku",
      "w listopadzie",
      "w grudniu",
    ],
    intensities: {
      extreme: "Ekstremalnie",
      strong: "Mocno",
      medium: "Średnio",
      light: "Słabo",
      minimal: "Minimalnie",
    },
    levels: {
      high: "W tym miesiącu trwa duża wymiana sierści.",
      medium: "Ten miesiąc jest przed dużą wymianą sierści albo po niej.",
      low: "W tym miesiącu pies prawie nie linieje.",
    },
    levelNames: {
      low: "mało",
      medium: "średnio",
      high: "dużo",
    },
    seasonNames: {
      spring: "Wiosna",
      summer: "Lato",
      autumn: "Jesień",
      winter: "Zima",
    },
    next: {
      one: "Następny miesiąc mocnego linienia to {{month}}, za {{count}} miesiąc.",
      few: "Następny miesiąc mocnego linienia to {{month}}, za {{count}} miesiące.",
      many: "Następny miesiąc mocnego linienia to {{month}}, za {{count}} miesięcy.",
      other: "Następny miesiąc mocnego linienia to {{month}}, za {{count}} miesiąca.",
    },
    seasons: {
      spring: "Wiosną wypada zimowy podszerstek.",
      summer: "Latem sierść jest cienka i lekka.",
      autumn: "Jesienią letnia sierść ustępuje miejsca zimowej.",
      winter: "Zimą sierść jest gęsta i zwykle zostaje na miejscu.",
    },
    livingNote: {
      indoor:
        "W domu długo pali się światło i zawsze jest ciepło: wiele psów linieje wtedy trochę przez cały rok, a wymiana sierści jest łagodniejsza.",
      mixed: "W domu i na dworze: wymianę sierści widać, ale mniej wyraźnie niż u psów mieszkających na dworze.",
      outdoor: "Na dworze rytm wyznacza światło dzienne: wymiana sierści jest wyraźna i mieści się w kilku tygodniach.",
    },
    sizeNote: {
      small: "Przy małym psie zwykle wystarczy pięć minut szczotkowania.",
      medium: "Zaplanuj około dziesięciu minut szczotkowania.",
      large: "Duży pies gubi dużo sierści: lepiej szczotkować często i krótko niż rzadko i długo.",
    },
    coatTips: {
      kurzhaar: [
        "Gumowe zgrzebło raz w tygodniu, w miesiącu mocnego linienia co drugi dzień.",
        "Potem wilgotna ściereczka zbierze luźne włosy.",
      ],
      langhaar: [
        "Czesz codziennie, najpierw końcówki, potem do skóry.",
        "Kołtuny robią się najpierw za uszami i pod pachami.",
      ],
      doppelfell: [
        "Wyczesuj podszerstek warstwa po warstwie, szczotką do podszerstka.",
        "Nie gol psa: włos okrywowy chroni przed słońcem i często odrasta nierówno.",
      ],
      lockig: [
        "Luźne włosy zostają w lokach: przeczesuj dwa, trzy razy w tygodniu.",
        "Strzyżenie co sześć do ośmiu tygodni.",
      ],
    },
    year: "Rok w skrócie",
    tableTitle: "Miesiąc po miesiącu",
    tableCaption: "Ile sierści psy gubią w poszczególnych miesiącach",
    share: "Linienie, {{month}}: {{intensity}}.",
    shared: {
      extreme: "Linieje ekstremalnie",
      strong: "Linieje mocno",
      medium: "Linieje średnio",
      light: "Linieje słabo",
      minimal: "Prawie nie linieje",
    },
    checkTitle: "Czy to jeszcze linienie?",
    checkLead: "Zaznacz, co widzisz.",
    checkSigns: {
      increased: "Dużo więcej włosów niż w innych latach",
      clumps: "Sierść wychodzi kępkami",
      uneven: "Nierówno, z łysymi miejscami",
      scratching: "Pies często się drapie lub liże",
    },
    checkVerdict: {
      normal: "Jeden objaw to prawdopodobnie jeszcze norma.",
      observe: "Obserwuj przez dwa tygodnie. Jeśli będzie tego więcej, pokaż psa weterynarzowi.",
      vet: "Niech weterynarz obejrzy skórę i sierść. To nie wygląda na linienie.",
    },
    checkVet:
      "Łyse miejsca oraz częste drapanie lub lizanie to nie objawy linienia. Niech weterynarz obejrzy skórę i sierść, nawet jeśli poza tym nic nie widać.",
    checkBesideVet: {
      normal: "Według samej liczby objawów: prawdopodobnie norma.",
      observe: "Według samej liczby objawów: do obserwacji.",
      vet: "Także według liczby objawów: to nie wygląda na linienie.",
    },
    evidence: [
      "Wymianą sierści steruje głównie długość dnia. Miesiące i poziomy są tu naszym własnym podziałem dla Europy Środkowej, a nie pomiarem.",
      "Światło w domu, ogrzewanie i kastracja łagodzą ją lub przesuwają. Dlatego mówimy o tym w wyniku, nie zmieniając poziomu.",
      "Łyse miejsca, świąd czy matowa sierść to nie objawy linienia. Przyczyną może być też tarczyca.",
    ],
    sections: [
      {
        heading: "Co pomaga podczas linienia",
        points: [
          "Regularne szczotkowanie, na dworze lub w łazience.",
          "Dobra karma pełnoporcjowa i świeża woda: zwykle nic więcej nie trzeba.",
          "Kąpiel tylko w razie potrzeby i dokładne suszenie.",
        ],
      },
    ],
    faq: [
      {
        question: "Jak długo trwa wymiana sierści?",
        answer: "Zwykle kilka tygodni. U psów, które żyją głównie w domu, trwa dłużej, ale jest słabsza.",
      },
      {
        question: "Czy golenie ogranicza linienie?",
        answer: "Nie. Krótkie włosy wypadają tak samo, a sierść przestaje chronić przed słońcem, zimnem i wilgocią.",
      },
      {
        question: "Dlaczego suka linieje po cieczce?",
        answer:
          "Na sierść wpływają też hormony. Po cieczce, ciąży lub kastracji wiele suk linieje mocniej albo inaczej.",
      },
    ],
  },
  vetFees: {
    title: "Kalkulator opłat u weterynarza w Niemczech",
    description:
      "Ile może kosztować wizyta u weterynarza w Niemczech? Zaznacz usługi i zobacz zakres według urzędowego cennika GOT, w dzień i na dyżurze, z VAT.",
    lead: "W Niemczech rozporządzenie mówi, ile lecznica musi wziąć co najmniej i ile może najwyżej. Zaznacz usługi i zobacz zakres: przyda się na urlopie z psem albo gdy mieszkasz w Niemczech.",
    where:
      "To niemiecki cennik urzędowy, dla wizyty w Niemczech. W Polsce takiego cennika nie ma: cenę ustala lecznica, a różnice bywają bardzo duże. Poproś o kosztorys przed wizytą.",
    timeLabel: "Kiedy?",
    times: {
      day: "W godzinach przyjęć",
      emergency: "Na dyżurze: w nocy, w weekend, w święto",
    },
    examplesLabel: "Zacznij od przykładu",
    examples: {
      vaccination: "Szczepienie",
      ear: "Chore ucho",
      vomiting: "Wymioty",
      limping: "Kulawizna",
      spay: "Kastracja suki",
      teeth: "Czyszczenie zębów",
    },
    servicesLabel: "Albo zaznacz usługi",
    groups: {
      visit: "Wizyta i profilaktyka",
      tests: "Badania",
      treatment: "Leczenie i szpital",
      surgery: "Znieczulenie i operacja",
      teeth: "Zęby",
    },
    services: {
      advice: "Sama porada, także przez telefon",
      exam: "Badanie ogólne z poradą",
      again: "Badanie kontrolne",
      homeVisit: "Wizyta domowa, bez dojazdu",
      vaccination: "Zaszczepienie i wpis, bez szczepionki",
      chip: "Wszczepienie mikroczipa, bez czipa",
      claws: "Obcinanie pazurów",
      analGlands: "Opróżnienie gruczołów okołoodbytowych, obie strony",
      tick: "Usunięcie kleszczy",
      stool: "Badanie kału na pasożyty",
      urine: "Mocz: test paskowy i osad",
      bloodSample: "Pobranie krwi",
      bloodCount: "Morfologia krwi z rozmazem",
      bloodValues: "10 parametrów krwi (nerki, wątroba i inne)",
      smear: "Wymaz pod mikroskopem",
      skin: "Zeskrobina skóry",
      needle: "Biopsja cienkoigłowa guzka",
      lameness: "Badanie ortopedyczne",
      eyes: "Badanie oczu z barwieniem, oba",
      xray2: "RTG, 2 zdjęcia",
      xray4: "RTG, 4 zdjęcia",
      ultrasound: "USG",
      pregnancyScan: "USG w ciąży",
      ecg: "EKG",
      heartScan: "USG serca, podstawowe",
      ct: "Tomografia jednej części ciała",
      mri: "Rezonans magnetyczny",
      injection: "Zastrzyk pod skórę lub w mięsień",
      catheter: "Założenie wenflonu",
      drip: "Kroplówka",
      pump: "Kroplówka z pompą",
      ears: "Leczenie obu uszu z płukaniem",
      bandage: "Opatrunek",
      woundClean: "Oczyszczenie rany",
      woundClose: "Zamknięcie rany",
      woundHard: "Zamknięcie rany, trudne",
      stay: "Doba w szpitalu, bez leczenia",
      intensive: "Doba intensywnego nadzoru",
      euthanasia: "Uśpienie",
      sedation: "Sedacja",
      anaesthesia: "Narkoza z intubacją, wprowadzenie zastrzykiem",
      monitoring: "Monitorowanie narkozy",
      castration: "Kastracja psa",
      spay: "Kastracja suki (jajniki)",
      spayWomb: "Kastracja suki (jajniki i macica)",
      lump: "Usunięcie guza",
      lumpHard: "Usunięcie guza, trudne",
      caesarean: "Cesarskie cięcie",
      torsion: "Operacja skrętu żołądka",
      stomach: "Otwarcie żołądka, na przykład z powodu ciała obcego",
      bowel: "Otwarcie jelita, na przykład z powodu ciała obcego",
      spleen: "Usunięcie śledziony",
      cruciate: "Operacja więzadła krzyżowego",
      patella: "Operacja rzepki",
      fracture: "Operacja złamania",
      teeth: "Usunięcie kamienia i polerowanie",
      tooth: "Usunięcie jednego zęba",
      toothHard: "Usunięcie jednego zęba, trudne",
    },
    calculate: "Oblicz zakres",
    again: "Zacznij od nowa",
    resultTitle: "Za te usługi, z VAT",
    range: "{{least}} do {{most}}",
    how: {
      day: "Obliczone ze stawką od pojedynczej do potrójnej i 19% VAT.",
      emergency: "Obliczone ze stawką od podwójnej do poczwórnej, opłatą dyżurną 50 € i 19% VAT.",
    },
    only: "Leki, szczepionka i materiały są dodatkowo płatne.",
    onTop: [
      "Leki, środki do narkozy, szczepionki, opatrunki, implanty i zewnętrzne laboratoria są liczone osobno. Przy operacjach to często duża część rachunku.",
      "O stawce decyduje lecznica: liczy się trudność, czas, pora, wartość zwierzęcia i miejsce. Więcej niż potrójną stawkę trzeba w dzień uzgodnić wcześniej na piśmie.",
      "Mniej niż pojedyncza stawka jest dozwolone tylko w uzasadnionych przypadkach, też uzgodnione wcześniej na piśmie. Na targowanie się prawie nie ma miejsca.",
      "Przy wizycie domowej dochodzi dojazd: 3,50 € za kilometr tam i z powrotem, co najmniej 13 €.",
    ],
    tips: [
      "Przed wizytą poproś o kosztorys i zapytaj, od jakiej kwoty zadzwonią z pytaniem o zgodę.",
      "Przy każdym badaniu zapytaj, co jego wynik zmieni w leczeniu.",
      "Powiedz wcześnie, że pieniędzy jest mało. Wtedy najważniejsze rzeczy będą pierwsze, a o ratach można porozmawiać.",
      "Sprawdź rachunek: przy każdej usłudze powinien być jej numer z cennika.",
      "Nie czekaj z nagłym przypadkiem do godzin przyjęć, żeby zaoszczędzić. Prawie zawsze kosztuje to więcej, przede wszystkim psa.",
    ],
    tableTitle: "Stawka pojedyncza bez VAT",
    service: "Usługa",
    number: "Nr w GOT",
    rate: "Stawka pojedyncza",
    sum: "Razem, stawka pojedyncza bez VAT",
    share: "Opłaty według niemieckiego cennika: {{least}} do {{most}}, do tego leki i materiały.",
    shared: { day: "Opłaty u weterynarza w dzień", emergency: "Opłaty u weterynarza na dyżurze" },
    evidence: [
      "Stawki pochodzą z załącznika do niemieckiego cennika weterynaryjnego (GOT) z 15 sierpnia 2022 w brzmieniu z 15 marca 2023. Odczytaliśmy je z odpisu tekstu prawnego i wzięliśmy 63 z ponad 1000 pozycji. Czego tu nie ma, tego brakuje u nas, a nie w rozporządzeniu.",
      "Liczymy w centach: suma stawek pojedynczych razy mnożnik, na dyżurze plus opłata dyżurna, potem VAT. Przykłady to nasz wybór. Twój pies może potrzebować więcej albo mniej.",
      "W 2026 roku cennik jest sprawdzany i stawki mogą się potem zmienić. Obowiązuje prawo z dnia wizyty.",
    ],
    sections: [
      {
        heading: "Skąd bierze się cena",
        points: [
          "W dzień: stawka od pojedynczej do potrójnej.",
          "Na dyżurze: od podwójnej do poczwórnej i raz 50 € opłaty dyżurnej, nawet jeśli leczone są dwa twoje psy.",
          "Noc trwa od 18 do 8, weekend od piątku od 18 do poniedziałku do 8, święto całą dobę. Jeśli lecznica ma wtedy zwykłe godziny przyjęć, obowiązuje zwykła stawka.",
          "Usługi, która jest częścią innej, nie wolno policzyć drugi raz.",
        ],
      },
    ],
    faq: [
      {
        question: "Dlaczego ta sama operacja gdzie indziej kosztuje dwa razy więcej?",
        answer:
          "Bo w granicach od pojedynczej do potrójnej stawki lecznica wybiera według okoliczności, a narkoza, nadzór, materiały i opieka po zabiegu bywają różne. Dlatego porównuj całe kosztorysy, nie pojedyncze wiersze.",
      },
      {
        question: "Czy opłatę dyżurną trzeba zawsze zapłacić?",
        answer:
          "Na dyżurze lecznicy się ona należy, raz na przypadek. Może z niej zrezygnować tylko w uzasadnionych sytuacjach.",
      },
      {
        question: "A ceny w Polsce?",
        answer:
          "Są umowne, więc każda nasza liczba byłaby w następnym mieście nieprawdziwa. Poproś o kosztorys, a w nocy zapytaj o dopłatę dyżurną.",
      },
    ],
    links: [
      {
        to: "/pl/blog/calodobowy-weterynarz-noc",
        label: "Weterynarz w nocy: kto odbierze, co powiedzieć, o co zapytać",
      },
      { to: "/pl/blog/ubezpieczenie-psa-czy-warto", label: "Ubezpieczenie psa: czy warto" },
    ],
  },
  wormsTicks: {
    title: "Kalendarz odrobaczania i kleszczy",
    description:
      "Jak często odrobaczać albo badać kał i kiedy są kleszcze? Plan według kraju, wieku i trybu życia psa, z terminami do kalendarza.",
    lead: "Nie ma planu dobrego dla każdego psa. Powiedz, gdzie mieszkacie i co pies robi na co dzień, a zobaczysz propozycję według zaleceń parazytologów. Preparat wybiera lekarz.",
    countryLabel: "Gdzie mieszkacie?",
    countries: {
      de: "Niemcy",
      at: "Austria",
      ch: "Szwajcaria",
      pl: "Polska",
      gb: "Wielka Brytania",
      ie: "Irlandia",
    },
    ageLabel: "W jakim wieku jest pies?",
    ages: {
      pup: "Szczenię do 12 tygodni",
      young: "Do 6 miesięcy",
      adult: "Starszy",
    },
    habitsLabel: "Co do niego pasuje?",
    habits: {
      meets: "Biega luzem albo spotyka inne psy",
      hunts: "Łapie myszy albo chodzi na polowania",
      scavenges: "Biega bez nadzoru, zjada padlinę lub odchody",
      raw: "Dostaje surowe mięso lub podroby",
      slugs: "Zjada ślimaki albo zlizuje ich śluz",
    },
    householdLabel: "Kto z wami mieszka?",
    household: {
      children: "Dzieci poniżej 5 lat",
      weak: "Ktoś ze słabą odpornością",
    },
    travelsLabel: "Dokąd pies wkrótce jedzie?",
    travels: {
      entry: "Do Finlandii, Irlandii, Norwegii, Wielkiej Brytanii, Irlandii Północnej lub na Maltę",
      fox: "W inne strony, gdzie jest bąblowiec wielojamowy",
      south: "Nad Morze Śródziemne albo na południowy wschód Europy",
    },
    noneOf: "Jeśli nic nie pasuje, idź dalej.",
    lastLabel: "Kiedy było ostatnie odrobaczanie lub badanie kału?",
    lastHelp: "Nieobowiązkowe. Bez tej daty plan zaczyna się dziś.",
    lastWrong: "Podaj dzień od 1990 roku do dziś.",
    arrivalLabel: "Którego dnia tam dojedziecie?",
    arrivalHelp: "Nieobowiązkowe. Na tej podstawie wyliczymy dni na podanie leku przed wjazdem.",
    arrivalWrong: "Podaj dzień.",
    calculate: "Pokaż kalendarz",
    again: "Zacznij od nowa",
    resultTitle: "Propozycja",
    groups: {
      a: "Grupa ryzyka A",
      b: "Grupa ryzyka B",
      c: "Grupa ryzyka C",
      d: "Grupa ryzyka D",
    },
    groupNote: {
      a: "Grupa A: prawie żadnego kontaktu z robakami. Jeśli trudno ocenić ryzyko, zaleca się odrobaczanie lub badanie kału co najmniej cztery razy w roku.",
      b: "Grupa B: pies może zebrać jaja robaków, ale nie zjada zdobyczy.",
      c: "Grupa C: tasiemce trafiają do psa razem ze zdobyczą.",
      d: "Grupa D: nie widać, co pies zjada po drodze. To grupa o najwyższym ryzyku.",
    },
    pup: "Co 2 tygodnie",
    young: "Co miesiąc",
    roundworm: {
      fortnight:
        "Na glisty od drugiego tygodnia życia co 14 dni, do dwóch tygodni po ostatnim karmieniu mlekiem. Potem co miesiąc do wieku sześciu miesięcy. Razem ze szczeniętami odrobacza się matkę.",
      month: "Na glisty: co miesiąc odrobaczanie albo badanie kału.",
      quarter: "Na glisty: cztery razy w roku odrobaczanie albo badanie kału.",
      halfYear: "Na glisty: raz lub dwa razy w roku odrobaczanie albo badanie kału.",
    },
    tapeworm: {
      month: "Na tasiemce: co miesiąc, bo pies zjada zdobycz lub padlinę.",
      sixWeeks:
        "Na tasiemce, z powodu surowego mięsa: co sześć tygodni odrobaczanie albo co dwa, trzy miesiące badanie. Mięso dobrze podgrzane lub długo mrożone tego nie wymaga.",
      upToQuarter: "Na tasiemce: co najmniej co trzy miesiące, a tam, gdzie występuje bąblowiec, co sześć tygodni.",
    },
    next: "Najbliższy termin: {{day}}.",
    householdNote:
      "Mieszkają z wami małe dzieci albo ktoś ze słabą odpornością, dlatego zalecenia mówią, zależnie od ryzyka, o rytmie comiesięcznym. Czy jest potrzebny u was, ustal z weterynarzem.",
    slugsNote:
      "Ślimaki przenoszą nicienia płucnego, a wiele tabletek na niego nie działa. W tym tygodniu zapytaj o badanie lub ochronę, nawet jeśli pies nie kaszle.",
    foxNote: {
      de: "Bąblowiec wielojamowy występuje głównie na południu Niemiec. Dla ludzi jest groźny, a po psie go nie widać.",
      at: "Bąblowiec wielojamowy występuje głównie na zachodzie Austrii. Dla ludzi jest groźny, a po psie go nie widać.",
      ch: "Bąblowiec wielojamowy występuje głównie na północy Szwajcarii. Dla ludzi jest groźny, a po psie go nie widać.",
      pl: "Bąblowiec wielojamowy występuje głównie na Warmii, Mazurach i Podkarpaciu, gdzie w badaniu nosił go więcej niż co trzeci lis. Dla ludzi jest groźny, a po psie go nie widać.",
      gb: "W Wielkiej Brytanii nie ma bąblowca wielojamowego. W Herefordshire, środkowej Walii i na Hebrydach Zewnętrznych żyje bąblowiec krążący między psem a owcą. Nie pozwalaj tam psu zbliżać się do padłych zwierząt.",
      ie: "W Irlandii nie ma bąblowca wielojamowego.",
    },
    testNote: {
      good: "Badanie kału to pełnoprawna droga, jeśli robisz je tak samo często jak odrobaczanie, a próbkę zbierasz przez trzy dni.",
      limited:
        "Na glisty wystarczy też badanie kału zbieranego przez trzy dni. Tasiemce wykrywa słabo: tu bezpieczniejszy jest stały rytm.",
      puppy: "Szczenięta się odrobacza, bo prawie wszystkie mają glisty od matki. Badanie tego nie zastąpi.",
    },
    travelTitle: "W podróży",
    entryNote:
      "Przed wjazdem do Finlandii, Irlandii, Norwegii, Wielkiej Brytanii, Irlandii Północnej i na Maltę lekarz podaje psu lek na tasiemce od 24 do 120 godzin wcześniej i wpisuje to z godziną do paszportu. Wyjątki między tymi krajami się zmieniają: sprawdź przepisy przed każdą podróżą.",
    entryDays: "Bez względu na godziny bezpieczne są te dni: {{days}}.",
    travelNote: {
      fox: "Tam, gdzie jest bąblowiec wielojamowy: lek cztery tygodnie po wyjeździe, potem co cztery tygodnie, do czterech tygodni po powrocie.",
      south:
        "Na południu dochodzą robak sercowy i leiszmanioza, które przenoszą komary i moskity. Moskity latają co najmniej od kwietnia do listopada. Porozmawiaj z lekarzem kilka tygodni wcześniej.",
    },
    nowTitle: "Od razu do lecznicy",
    todayTitle: "Zadzwoń dziś",
    signs: {
      urine: "Mocz ciemnoczerwony lub brązowy, na przykład po kleszczach",
      pale: "Dziąsła blade albo duże osłabienie",
      fit: "Drżenie, chwiejny chód lub drgawki, także po preparacie",
      lung: "Ciężki oddech, kaszel z krwią lub krwawienie bez powodu",
      wrong: "Podany zły preparat, dwa razy albo za dużo",
      tickIll: "Osowiałość lub gorączka w tygodniach po kleszczu albo podróży",
      yellow: "Białka oczu lub dziąsła żółtawe",
      pupWorm: "Szczenię z robakami, które wymiotuje, ma biegunkę lub wzdęty brzuch",
      gutWorm: "Robaki razem z wymiotami lub biegunką",
      slugCough: "Kaszel u psa, który zjada ślimaki",
    },
    tips: [
      "Zapytaj lekarza, na co działa który preparat, i nigdy nie podawaj dwóch naraz na własną rękę. Liczy się masa psa.",
      "Powiedz, jeśli pies miał drgawki, jest owczarkiem szkockim lub psem spokrewnionej rasy, suka jest w ciąży albo w domu mieszka kot.",
      "Sprzątaj od razu, myj ręce, przykrywaj piaskownicę: to chroni dzieci bardziej niż tabletka.",
      "W sezonie kleszczy co wieczór przejedź palcami po sierści i zapisz dzień, w którym wyjmiesz kleszcza.",
    ],
    ticksTitle: "Kleszcze w ciągu roku",
    season: "sezon kleszczy",
    mild: "w łagodne dni",
    carries: {
      de: [
        "Wysokie słupki: zwykły sezon kleszczy. Niskie: łagodne dni. W Niemczech zbierano kleszcze z psów we wszystkich miesiącach.",
        "Kleszcz pospolity (78% znalezionych): borelioza, anaplazmoza, na południu też kleszczowe zapalenie mózgu.",
        "Kleszcz łąkowy (19%): babeszjoza, zagrażająca życiu. Lubi chłodne dni wiosną i jesienią, jest aktywny także zimą.",
      ],
      at: [
        "Wysokie słupki: zwykły sezon kleszczy. Niskie: łagodne dni, bo i tu znajdowano kleszcze przez cały rok.",
        "Kleszcz pospolity (90% znalezionych na psach): borelioza, anaplazmoza, prawie wszędzie kleszczowe zapalenie mózgu.",
        "Kleszcz łąkowy (5%), głównie na wschodzie: babeszjoza. Wiosną pojawia się wcześniej, a jesienią znika później niż pospolity.",
      ],
      ch: [
        "Wysokie słupki: zwykły sezon kleszczy. Niskie: łagodne dni.",
        "Kleszcz pospolity: borelioza, anaplazmoza, prawie wszędzie kleszczowe zapalenie mózgu.",
        "Kleszcz łąkowy, nad Jeziorem Genewskim i na Wyżynie Szwajcarskiej: babeszjoza, najwięcej przypadków wiosną, trochę jesienią.",
      ],
      pl: [
        "Wysokie słupki: zwykły sezon kleszczy. Niskie: łagodne dni, także zimą.",
        "Kleszcz łąkowy: babeszjoza, na wschodzie i w centrum bardzo częsta (do 250 przypadków na 1000 psów w lecznicy), na zachodzie rzadka.",
        "Kleszcz pospolity: borelioza, anaplazmoza, kleszczowe zapalenie mózgu.",
      ],
      gb: [
        "Wysokie słupki: zwykły sezon kleszczy. Niskie: łagodne dni.",
        "Kleszcz pospolity (89% znalezionych na psach): borelioza, anaplazmoza.",
        "Babeszjoza jest rzadka. W okolicy Harlow w Essex zachorowały jednak psy, które nigdy nie były za granicą.",
      ],
      ie: [
        "Wysokie słupki: zwykły sezon kleszczy. Niskie: łagodne dni.",
        "Także tu najczęstszy na psach jest kleszcz pospolity: borelioza, anaplazmoza.",
      ],
    },
    share: "Kalendarz odrobaczania i kleszczy mojego psa: {{word}}.",
    calendarRound: "Robaki: odrobaczanie albo badanie kału",
    calendarTape: "Tasiemce: odrobaczanie",
    calendarBoth: "Glisty i tasiemce",
    calendarNote: "Propozycja z kalendarza odrobaczania i kleszczy Hundeblick. Preparat wybiera lekarz.",
    calendarTicks: "Początek sezonu kleszczy: ustal ochronę",
    calendarEntry: "Lek na tasiemce przed wjazdem",
    evidence: [
      "Grupy i częstość pochodzą ze schematu ESCCAP, europejskiej rady parazytologów: A raz lub dwa razy, B cztery razy, C dwanaście razy na tasiemce i cztery razy na glisty, D dwanaście razy w roku, zawsze jako odrobaczanie albo równie częste badanie. Przy surowym mięsie, dzieciach poniżej 5 lat i w podróży obowiązuje przewodnik 1.",
      "W Wielkiej Brytanii i Irlandii nie ma bąblowca wielojamowego, dlatego na tasiemce podajemy tam trzy miesiące, w niektórych stronach sześć tygodni. Brytyjskie organizacje lekarzy radzą podawać tak mało, jak to możliwe, i tak dużo, jak to konieczne, także ze względu na środowisko.",
      "Miesiące sezonu kleszczy to nasze uproszczenie. Co przenoszą kleszcze i jak często który gatunek znajdowano na psach, mówią podane badania. Czy jest ich dużo u was, wie lekarz.",
    ],
    sections: [
      {
        heading: "Dlaczego nie polecamy preparatu",
        paragraphs: [
          "Żaden nie działa na wszystko, a niektóre są dla części psów niebezpieczne. Liczą się masa, wiek, rasa, choroby i inni domownicy. Ocenić to może tylko ktoś, kto zna psa.",
        ],
      },
      {
        heading: "Mniej robaków bez tabletki",
        points: [
          "Surowe mięso podgrzej przez dziesięć minut do 65 °C w środku albo mroź przez tydzień w temperaturze od −17 do −20 °C.",
          "Mysz lub padlinę wymień na coś lepszego zamiast wyrywać, wtedy pies chętniej ją przyniesie.",
          "Na noc zabieraj do domu miskę i zabawki, z powodu ślimaków.",
        ],
      },
    ],
    faq: [
      {
        question: "Czy częstsze odrobaczanie szkodzi?",
        answer:
          "Każdy preparat może mieć skutki uboczne i trafia do środowiska. Częściej, niż trzeba, nic nie daje, bo tabletka nie chroni do następnej.",
      },
      {
        question: "A suka w ciąży?",
        answer:
          "Nie każdy preparat jest dozwolony, a robaki przechodzą na szczenięta. Ustal plan jeszcze w tym tygodniu.",
      },
      {
        question: "Po co tak często? Mój pies nigdy nie ma robaków.",
        answer:
          "Większość psów z robakami wygląda na zdrowe. Plan chroni przede wszystkim dzieci i inne zwierzęta. Badania kału pokażą, czego twój pies naprawdę potrzebuje.",
      },
    ],
    links: [
      { to: "/pl/check/kleszcze-pchly-robaki", label: "Pytania o kleszcze, pchły i robaki" },
      { to: "/pl/blog/odrobaczanie-psa", label: "Odrobaczanie psa: tabletka, badanie kału czy jedno i drugie?" },
      { to: "/pl/blog/kleszcze-u-psa", label: "Kleszcze u psa: wyjąć, obserwować, zapobiegać" },
      { to: "/pl/blog/pchly-u-psa", label: "Pchły u psa" },
      { to: "/pl/blog/podroz-z-psem-dokumenty", label: "Podróż z psem: dokumenty i choroby" },
    ],
  },
  zoomies: {
    title: "Kalkulator zoomies, czyli psiej głupawki",
    description: "Pies nagle pędzi w kółko? Cztery pytania pokażą, czy jego dzikie pięć minut mieści się w normie.",
    lead: "Zad nisko, uszy do tyłu i pędem wokół stołu. Cztery pytania pokażą, czy dzikie pięć minut twojego psa mieści się w normie.",
    ageLabel: "Ile lat ma twój pies?",
    ages: {
      puppy: "Szczenię, poniżej 6 miesięcy",
      young: "Młody, 6–24 miesiące",
      adult: "Dorosły, 2–7 lat",
      senior: "Senior, ponad 7 lat",
    },
    oftenLabel: "Jak często to się zdarza?",
    often: {
      "multiple-daily": "Kilka razy dziennie",
      daily: "Codziennie",
      weekly: "Co tydzień",
      rarely: "Rzadko",
    },
    triggerLabel: "Kiedy najczęściej?",
    triggers: {
      "after-bath": "Po kąpieli",
      "after-poop": "Po kupie",
      evening: "Wieczorem",
      visitors: "Gdy przychodzą goście",
      random: "Tak po prostu",
    },
    lastsLabel: "Ile minut to trwa?",
    lasts: {
      "under-1": "Poniżej 1",
      "1-3": "1 do 3",
      "3-5": "3 do 5",
      "over-5": "Ponad 5",
    },
    calculate: "Pokaż wynik",
    again: "Oblicz ponownie",
    resultTitle: "Głupawka twojego psa",
    categories: {
      perfect: "Czysta radość",
      normal: "Zwykła sprawa",
      check: "Warto przyjrzeć się bliżej",
    },
    explanation: {
      perfect: "Tak wygląda głupawka: krótka, wesoła, a potem zmęczony pies.",
      normal: "Trochę więcej niż zwykle. Często pomaga spokojniejszy dzień ze stałą porą snu.",
      check: "Tak długo lub tak często w tym wieku to rzadkość. Obserwuj i nagraj film.",
    },
    score: "{{points}} na 100 punktów",
    scientific: "Fachowo nazywa się to",
    triggerNote: {
      "after-bath": "Po kąpieli: mokra sierść jest dziwna w dotyku, a napięcie musi znaleźć ujście.",
      "after-poop": "Po kupie: wiele psów czuje po prostu ulgę.",
      evening: "Wieczorem schodzi z psa to, co zebrało się w ciągu dnia, a u młodych psów także przemęczenie.",
      visitors: "Goście to emocje. Pomaga spokojne powitanie.",
      random: "Głupawka bez widocznego powodu też jest normalna, dopóki pies na ciebie reaguje.",
    },
    tips: [
      "Zrób miejsce: żadnych śliskich podłóg, schodów ani szklanych stołów na trasie.",
      "Nie goń. Odwróć się albo pobiegnij kawałek przodem, a pies pobiegnie za tobą.",
      "Potem woda i odpoczynek. Szczenięta potrzebują bardzo dużo snu.",
    ],
    vet: "Nagraj film i pokaż go weterynarzowi. U starszych psów nowy niepokój może też wynikać z bólu albo ze zmian w mózgu.",
    redFlags: {
      heading: "To nie jest głupawka",
      points: [
        "Pies wciąż goni ogon, światło lub cienie i nie da się go od tego oderwać.",
        "Wydaje się zdezorientowany, zatacza się, przewraca lub ma drgawki: jedź od razu do weterynarza.",
        "Skowyczy, kuleje albo gryzie sam siebie.",
      ],
    },
    share: "Głupawka mojego psa: {{points}} na 100 punktów.",
    evidence: [
      "Punkty i stopnie to nasz własny, żartobliwy podział, a nie test. Fachowcy uważają dzikie minuty za normalne zachowanie w każdym wieku, od sekund do kilku minut. Punkty odjęte za wiek nie znaczą więc, że coś jest nie tak.",
      "Ważniejsze od liczby jest to, czy pies w tym czasie na ciebie reaguje. Przymusowe kręcenie się albo gonienie światła i ogona to sprawa dla weterynarza.",
    ],
    sections: [
      {
        heading: "Skąd się bierze?",
        paragraphs: [
          "Mało kto badał, dlaczego psy tak pędzą. Najpewniej organizm naraz rozładowuje napięcie: z radości, z ulgi albo po długim leżeniu. Ukłon do zabawy, otwarty pysk i łagodne łuki pokazują, że pies dobrze się bawi.",
        ],
      },
    ],
    faq: [
      {
        question: "Czy mam przerywać głupawkę?",
        answer:
          "Tylko gdy coś grozi psu albo innym. Zamiast gonić, spokojnie odwołaj go z ulicy, ze schodów czy ze śliskiej podłogi.",
      },
      {
        question: "Dlaczego szczenięta tak często mają ją wieczorem?",
        answer:
          "Zwykle są zmęczone i nie potrafią się wyciszyć. Mniej wrażeń i ciche miejsce pomagają bardziej niż jeszcze jedna runda.",
      },
      {
        question: "Kiedy pokazać to weterynarzowi?",
        answer:
          "Gdy u starszego psa to coś nowego, gdy pies nie reaguje na ciebie albo potem kuleje. Bardzo pomaga film.",
      },
    ],
  },
};

export default TEXTS;
