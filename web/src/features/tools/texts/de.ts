import type { ToolsTexts } from "../frame/tools-texts.ts";

const TEXTS: ToolsTexts = {
  words: {
    tools: "Tools",
    share: "Ergebnis teilen",
    print: "Drucken",
    calendar: "In den Kalender",
    copied: "Link kopiert",
    copyByHand: "Kopiere diesen Link:",
    sharedResult: "Ein geteiltes Ergebnis",
    yours: "Und bei deinem Hund? Hier findest du es heraus.",
    photo: "Foto prüfen lassen",
    photoLead: "Und wie geht es deinem Hund gerade? Ein Foto genügt.",
    evidence: "Wie gut ist das belegt?",
    sources: "Quellen",
    faq: "Häufige Fragen",
    more: "Weitere Tools",
    reading: "Mehr dazu",
    next: "Weiter",
    back: "Zurück",
    skip: "Überspringen",
    years: "Jahre",
    tips: "Was du tun kannst",
    from: "Berechnet aus",
    insights: "Was das bedeutet",
    progress: "Fortschritt",
    percent: "{{percent}}\u00A0%",
    step: "Schritt {{step}} von {{of}}",
    home: "Zur Startseite",
    notVet: "Das Ergebnis informiert und ersetzt keine tierärztliche Untersuchung.",
  },
  dogYears: {
    title: "Hundejahre-Rechner",
    description:
      "Wie alt ist dein Hund in Menschenjahren? Rechne es nach Alter und Größe aus, mit Tabelle und der Einteilung, die Tierärzte nutzen.",
    lead: "Mal sieben stimmt nicht. In den ersten Jahren altert ein Hund schnell, danach immer langsamer. Und große Hunde sind früher alt als kleine.",
    ageLabel: "Wie alt ist dein Hund?",
    ageHelp: "Halbe Jahre gehen auch, zum Beispiel 2,5.",
    ageWrong: "Bitte halbe oder ganze Jahre, von 0,5 bis 25.",
    sizeLabel: "Wie groß ist er ausgewachsen?",
    sizes: {
      small: "Klein, unter 10 kg",
      medium: "Mittel, 10–25 kg",
      large: "Groß, 25–45 kg",
      giant: "Riesig, über 45 kg",
    },
    shortSizes: {
      small: "Klein",
      medium: "Mittel",
      large: "Groß",
      giant: "Riesig",
    },
    calculate: "Ausrechnen",
    resultTitle: "Dein Hund ist etwa so alt wie ein Mensch mit",
    resultUnit: {
      one: "Jahr",
      other: "Jahren",
    },
    emptyTitle: "Hier steht gleich das Alter",
    emptyText: "Gib das Alter ein und wähle die Größe. Dazu sagen wir dir, in welcher Lebensphase dein Hund ist.",
    phaseLabel: "Lebensphase nach Menschenjahren",
    phases: {
      puppy: "Welpe oder Junghund",
      youngAdult: "Junger Erwachsener",
      adult: "Erwachsen",
      middleAge: "Mittleres Alter",
      senior: "Senior",
      veryOld: "Sehr alt",
    },
    vetLabel: "Lebensphase, wie Tierärzte sie einteilen",
    vetStages: {
      puppy: "Welpe",
      youngAdult: "Junger Erwachsener",
      matureAdult: "Reifer Erwachsener",
      senior: "Senior",
    },
    vetAdvice: {
      puppy: "Jetzt geht es um Impfungen, Wachstum und erste Erfahrungen.",
      youngAdult: "Ein Check im Jahr reicht meist. Achte auf Gewicht und Zähne.",
      matureAdult: "Einmal im Jahr zum Check, mit Blick auf Gewicht, Zähne und Gelenke.",
      senior: "Jetzt lohnt sich ein Check alle sechs Monate, mit Blick auf Gelenke, Zähne und Gewicht.",
    },
    supplementLabel: "Ergänzung",
    supplements: {
      young: "Es braucht nichts. Ein Alleinfutter für junge Hunde enthält alles.",
      adult: "Bei einem guten Alleinfutter braucht es nichts.",
      middle: "Nötig ist nichts. Wenn du etwas geben möchtest, sprich in der Praxis über Omega-3 (EPA und DHA).",
      old: "Omega-3 (EPA und DHA) ist für Gelenke am besten untersucht. Menge und Dauer klärst du in der Praxis, vor allem wenn dein Hund Medikamente bekommt.",
    },
    tableTitle: "Alle Größen im Vergleich",
    tableCaption: "Menschenjahre nach Hundealter und Größe",
    dog: "Hund",
    rowAge: {
      one: "{{count}} Jahr",
      other: "{{count}} Jahre",
    },
    shareText: {
      other: "Mein Hund ist etwa so alt wie ein Mensch mit {{count}} Jahren.",
    },
    shared: {
      puppy: "Unter 20 Menschenjahre: Welpe oder Junghund",
      youngAdult: "20 bis 29 Menschenjahre: jung und erwachsen",
      adult: "30 bis 49 Menschenjahre: erwachsen",
      middleAge: "50 bis 64 Menschenjahre: mittleres Alter",
      senior: "65 bis 79 Menschenjahre: Senior",
      veryOld: "Ab 80 Menschenjahren: sehr alt",
    },
    evidence: [
      "Die Formel (16 · ln(Alter) + 31) stammt aus einer Studie zum Erbgut von 104 Hunden, fast alle Labradore. Die Faktoren für die Größe (0,85 bis 1,25) sind unsere eigenen und nicht aus der Studie.",
      "Der amerikanische Tierärzteverband AAHA rät davon ab, Hundejahre in Menschenjahre umzurechnen. Er teilt das Leben in Phasen ein: Senior ist ein Hund im letzten Viertel seiner erwarteten Lebenszeit. Deshalb steht diese Einteilung beim Ergebnis zuerst. Die Jahre dafür haben wir aus typischen Lebensspannen geschätzt: klein ab 10,5, mittel ab 9,5, groß ab 8, riesig ab 6 Jahren.",
      "Bei kleinen, alten Hunden wird die Rechnung ungenau: Ein kleiner Hund von 15 Jahren kommt nur auf 63. Glaub im Zweifel deinem Hund, nicht der Zahl.",
    ],
    sections: [
      {
        heading: "Warum nicht einfach mal sieben?",
        paragraphs: [
          "Ein Hund von einem Jahr ist geschlechtsreif, ein Kind von sieben nicht. Das erste Jahr zählt also viel mehr. Die Forscher verglichen, wie sich chemische Markierungen am Erbgut mit dem Alter ändern, bei Hund und Mensch. Daraus wurde eine Kurve, die steil beginnt und dann flacher wird.",
        ],
      },
      {
        heading: "Was in jedem Alter guttut",
        points: [
          "Welpe und Junghund: viel Schlaf, kurze Spaziergänge, gute Erfahrungen mit Menschen, Hunden und Geräuschen.",
          "Erwachsen: Gewicht halten, Zähne anschauen, jeden Tag etwas zum Denken.",
          "Mittleres Alter: auf Steifheit nach dem Aufstehen achten, Sprünge verringern, einmal im Jahr zum Check.",
          "Senior: weiche Liegeplätze, rutschfeste Wege, mehrere kleine Runden, alle sechs Monate zum Check.",
        ],
      },
    ],
    faq: [
      {
        question: "Welche Hunde altern am schnellsten?",
        answer:
          "Die großen. Ein sehr großer Hund ist schon alt, wenn ein kleiner noch mitten im Leben steht. Deshalb fragt der Rechner nach der Größe.",
      },
      {
        question: "Ab wann ist ein Hund ein Senior?",
        answer:
          "Tierärzte rechnen das letzte Viertel der erwarteten Lebenszeit dazu. Bei großen Rassen beginnt es früher als bei kleinen. Wie lange deine Rasse meist lebt, steht auf ihrer Seite unter Hunderassen.",
      },
      {
        question: "Kann ich nach Menschenjahren füttern oder Medikamente geben?",
        answer:
          "Nein. Die Zahl ist ein Bild für uns Menschen. Futter richtet sich nach Gewicht, Figur und Bewegung, Medikamente nach dem, was die Praxis verordnet.",
      },
    ],
  },
  heatCycle: {
    title: "Läufigkeits-Rechner",
    description:
      "Wann wird deine Hündin wieder läufig? Rechne den nächsten Termin mit Zeitfenster aus und übernimm ihn in deinen Kalender.",
    lead: "Sag uns, wann deine Hündin zuletzt läufig war. Wir rechnen aus, wann es wieder so weit ist und wie breit das Zeitfenster ist.",
    lastLabel: "Wann begann die letzte Läufigkeit?",
    lastHelp: "Der erste Tag, an dem du Blut oder eine Schwellung gesehen hast.",
    lastWrong: "Bitte einen Tag von 1990 bis heute.",
    cycleLabel: "Wie viele Monate liegen meist zwischen zwei Läufigkeiten?",
    cycles: {
      "4": "4 Monate",
      "5": "5 Monate",
      "6": "6 Monate",
      "7": "7 Monate",
      "8": "8 Monate",
      "9": "9 Monate",
    },
    sizeLabel: "Wie groß ist deine Hündin?",
    sizes: {
      small: "Klein",
      medium: "Mittel",
      large: "Groß",
    },
    ageLabel: "Wie alt ist sie?",
    ages: {
      young: "Jung, unter 2 Jahre",
      adult: "Erwachsen",
      senior: "Senior",
    },
    optional: "Freiwillig. Ohne Antwort rechnen wir mit dem üblichen Zeitfenster.",
    calculate: "Ergebnis berechnen",
    again: "Neu berechnen",
    resultTitle: "Nächste Läufigkeit, erwartet am",
    window: "Frühestens am {{early}}, spätestens am {{late}}.",
    today: "Das ist heute.",
    inDays: {
      one: "Das ist in {{count}} Tag.",
      other: "Das ist in {{count}} Tagen.",
    },
    daysAgo: {
      one: "Das war vor {{count}} Tag.",
      other: "Das war vor {{count}} Tagen.",
    },
    accuracy: {
      high: "Das Zeitfenster berücksichtigt Größe und Alter.",
      medium: "Mit Größe und Alter passt das Zeitfenster besser zu deiner Hündin: Es wird schmaler oder breiter.",
    },
    lengths: {
      short: "Unter sechs Monaten ist der Zyklus kurz.",
      typical: "Sechs Monate sind ein typischer Zyklus.",
      long: "Mehr als sechs Monate sind ein langer Zyklus. Bei vielen Hündinnen ist das normal.",
    },
    seasons: {
      spring: "Der Termin fällt in den Frühling: Dann sind viele Hunde draußen unterwegs, auch Rüden.",
      autumn: "Der Termin fällt in den Herbst. Nimm an dunklen Abenden eine kurze Leine.",
    },
    vet: {
      overdue:
        "Das Zeitfenster ist vorbei. Eine Läufigkeit kann still verlaufen oder ausbleiben. Lass in der Tierarztpraxis nachsehen, vor allem wenn deine Hündin viel trinkt, müde ist oder Ausfluss hat.",
      short:
        "Vier Monate Abstand sind sehr wenig. Liegen regelmäßig weniger als etwa 130 Tage zwischen zwei Läufigkeiten, sollte das eine Tierarztpraxis ansehen.",
    },
    tips: [
      "Ab dem frühesten Tag: nur an der Leine, auch im Garten nicht allein.",
      "Schreib den ersten Tag auf. Nach zwei, drei Malen kennst du ihren eigenen Rhythmus.",
      "Bleib danach vier Monate aufmerksam. Viel Durst, Müdigkeit, Fieber oder Ausfluss sind ein Grund, noch am selben Tag in der Praxis anzurufen.",
    ],
    share: "Die nächste Läufigkeit meiner Hündin erwarte ich am {{expected}}.",
    shared: "Nächste Läufigkeit: {{month}}",
    calendarTitle: "Läufigkeit möglich",
    calendarDay: "Läufigkeit erwartet",
    signsTitle: "Ist sie gerade läufig?",
    signsLead: "Kreuze an, was du siehst. Trinkt sie viel, ist sie matt oder fiebert sie, ruf gleich in der Praxis an.",
    signs: {
      swelling: "Ihre Scham ist geschwollen",
      bleeding: "Sie blutet",
      maleAttention: "Rüden interessieren sich für sie",
      behaviorChange: "Sie benimmt sich anders als sonst",
    },
    signVerdict: {
      likely: "Sehr wahrscheinlich ist sie läufig.",
      possible: "Sie ist möglicherweise läufig. Schau in zwei Tagen noch einmal.",
      single: "Ein einzelnes Zeichen. Beobachte weiter.",
    },
    signVet:
      "Blut oder Ausfluss kann auch von einer Gebärmutterentzündung kommen, vor allem in den vier Monaten nach einer Läufigkeit. Ruf heute noch in der Praxis an. Trinkt sie viel, ist sie matt oder fiebert sie, ist es ein Notfall.",
    signBesideVet: {
      likely: "Nach der Zahl der Zeichen allein: sehr wahrscheinlich läufig.",
      possible: "Nach der Zahl der Zeichen allein: möglicherweise läufig.",
      single: "Nach der Zahl der Zeichen: ein einzelnes Zeichen.",
    },
    evidence: [
      "Das Zeitfenster (14 Tage, bei kleinen Hündinnen 10, bei großen 21, bei jungen 7 und bei älteren 14 Tage mehr) ist unsere eigene Festlegung und kein Messwert.",
      "In der Tiermedizin gelten im Mittel etwa sechs Monate, je nach Rasse aber sehr verschieden: Kleine Hündinnen können drei- bis viermal im Jahr läufig werden (frag dann trotzdem einmal in der Praxis, ob das bei deiner in Ordnung ist), sehr große nur alle 12 bis 18 Monate. Liegen bei deiner Hündin mehr als neun Monate dazwischen, kann dieser Rechner sie nicht abbilden.",
      "Zwei bis acht Wochen nach der Läufigkeit kommt die Gebärmutterentzündung (Pyometra) am häufigsten vor. Sie ist ein Notfall.",
    ],
    sections: [
      {
        heading: "Die vier Phasen",
        points: [
          "Vorbrunst, im Mittel 9 Tage: Schwellung und Blut. Rüden kommen, aber sie lässt sie noch nicht an sich heran.",
          "Brunst (Standhitze, die Stehtage), im Mittel 9 Tage: Das Blut wird heller. Jetzt kann sie trächtig werden.",
          "Nachbrunst, etwa zwei Monate: Der Körper verhält sich ein wenig wie in einer Trächtigkeit.",
          "Ruhe: bis zur nächsten Läufigkeit.",
        ],
      },
    ],
    faq: [
      {
        question: "Wann kommt die erste Läufigkeit?",
        answer:
          "Oft mit etwa sechs Monaten, bei kleinen Hündinnen früher, bei sehr großen erst mit anderthalb bis zwei Jahren.",
      },
      {
        question: "Wie lange dauert sie?",
        answer:
          "Vorbrunst und Brunst dauern im Mittel je neun Tage, zusammen gut zweieinhalb Wochen. Bei mancher Hündin geht es deutlich schneller oder dauert länger.",
      },
      {
        question: "Ist sie ungefährdet, wenn sie nicht mehr blutet?",
        answer: "Nein. Gerade wenn das Blut heller wird oder aufhört, kann sie trächtig werden.",
      },
      {
        question: "Der Zyklus ist jedes Mal anders. Ist das schlimm?",
        answer:
          "In den ersten zwei Jahren ist das häufig. Wird er später plötzlich anders, frag in der Tierarztpraxis nach.",
      },
    ],
  },
  horoscope: {
    title: "Hunde-Horoskop",
    description:
      "Welches Sternzeichen hat dein Hund, und was bringt ihm der Tag? Ein Spaß mit Augenzwinkern, aus Geburtstag oder Sternzeichen.",
    lead: "Ein Spaß mit Augenzwinkern: Gib den Geburtstag ein oder tippe auf ein Sternzeichen. Dein Hund glaubt nicht an Sterne, aber an dich.",
    birthdayLabel: "Wann hat dein Hund Geburtstag?",
    birthdayHelp: "Du kennst ihn nicht? Nimm den Tag, an dem er zu dir kam.",
    birthdayWrong: "Bitte einen Tag von 1990 bis heute.",
    show: "Horoskop anzeigen",
    pick: "Oder wähle das Sternzeichen",
    again: "Anderes Sternzeichen",
    resultTitle: "Horoskop für den {{day}}",
    labels: {
      element: "Element",
      treats: "Lieblingssnack",
      toy: "Glücksspielzeug",
      focus: "Achte heute auf",
      supplement: "Ergänzung",
      mood: "Stimmung",
      activity: "Heute passt",
      number: "Glückszahl",
      match: "Bester Freund des Tages",
      friends: "Versteht sich mit",
      week: "Die Woche",
      tip: "Gesundheitstipp",
      traits: "Wesen",
    },
    elements: {
      fire: "Feuer",
      earth: "Erde",
      air: "Luft",
      water: "Wasser",
    },
    signs: {
      aries: {
        name: "Widder",
        personality: ["mutig", "schnell", "ungeduldig", "herzlich"],
        treats: "Möhrenstücke, sofort",
        toy: "ein großer Ball, der weit rollt",
      },
      taurus: {
        name: "Stier",
        personality: ["gemütlich", "treu", "verfressen", "stur"],
        treats: "ein Stück Apfel ohne Kerne",
        toy: "eine Schleckmatte für lange Abende",
      },
      gemini: {
        name: "Zwillinge",
        personality: ["neugierig", "gesprächig", "flink", "wechselhaft"],
        treats: "zwei kleine statt eines großen",
        toy: "zwei Spielzeuge im Wechsel",
      },
      cancer: {
        name: "Krebs",
        personality: ["anhänglich", "sanft", "wachsam", "häuslich"],
        treats: "gekochte Kartoffel ohne Salz",
        toy: "eine Schnüffelmatte neben dir",
      },
      leo: {
        name: "Löwe",
        personality: ["stolz", "großzügig", "laut", "sonnig"],
        treats: "gekochtes Huhn ohne Knochen, bitte mit Applaus",
        toy: "ein Gummiring, groß wie eine Krone",
      },
      virgo: {
        name: "Jungfrau",
        personality: ["ordentlich", "klug", "fleißig", "wählerisch"],
        treats: "eine Gurkenscheibe, sauber geschnitten",
        toy: "ein Suchspiel mit System",
      },
      libra: {
        name: "Waage",
        personality: ["freundlich", "ausgeglichen", "charmant", "unentschlossen"],
        treats: "erst der eine, dann der andere",
        toy: "ein Zergel für zwei",
      },
      scorpio: {
        name: "Skorpion",
        personality: ["tiefgründig", "mutig", "beharrlich", "geheimnisvoll"],
        treats: "getrockneter Fisch ohne Salz",
        toy: "ein gut verstecktes Lieblingsspielzeug",
      },
      sagittarius: {
        name: "Schütze",
        personality: ["abenteuerlustig", "fröhlich", "frei", "ehrlich"],
        treats: "etwas für unterwegs",
        toy: "ein Stock-Ersatz aus Gummi",
      },
      capricorn: {
        name: "Steinbock",
        personality: ["geduldig", "ernst", "zäh", "zuverlässig"],
        treats: "ein weicher Kausnack, der lange hält",
        toy: "ein Futterball mit Aufgabe",
      },
      aquarius: {
        name: "Wassermann",
        personality: ["eigenwillig", "erfinderisch", "gesellig", "verträumt"],
        treats: "ein Stück Melone ohne Kerne und Schale",
        toy: "ein Karton ohne Klammern und Klebeband",
      },
      pisces: {
        name: "Fische",
        personality: ["einfühlsam", "verspielt", "träumerisch", "weich"],
        treats: "ein Löffel Hüttenkäse",
        toy: "ein Spielzeug, das schwimmt",
      },
    },
    focus: {
      joints: {
        name: "die Gelenke",
        supplement: "Es braucht nichts. Bei älteren Hunden kannst du in der Praxis nach Omega-3 fragen.",
        tip: "Erst zehn Minuten gehen, dann toben. Das mögen Gelenke unter jedem Stern.",
      },
      coat: {
        name: "das Fell",
        supplement: "Mit einem guten Alleinfutter braucht es nichts.",
        tip: "Fünf Minuten bürsten und dabei die Haut anschauen: Knötchen, Zecken, kahle Stellen?",
      },
      digestion: {
        name: "den Bauch",
        supplement: "Es braucht nichts. Neues Futter mischst du über sieben Tage langsam ein.",
        tip: "Immer zur gleichen Zeit füttern und danach eine Stunde ruhen.",
      },
      calm: {
        name: "die Ruhe",
        supplement: "Es braucht nichts. Eine Schnüffelmatte beruhigt besser.",
        tip: "Ein fester Mittagsschlaf an einem Platz, an dem ihn niemand stört.",
      },
      weight: {
        name: "die Linie",
        supplement: "Es braucht nichts, im Napf eher etwas weniger.",
        tip: "Fühl die Rippen: Sie sollten leicht zu tasten, aber nicht zu sehen sein.",
      },
      teeth: {
        name: "die Zähne",
        supplement: "Es braucht nichts. Eine Zahnbürste wirkt besser.",
        tip: "Heb einmal die Lefze an: Bei rotem Zahnfleisch oder starkem Geruch geht ihr in die Praxis.",
      },
    },
    moods: [
      "verschmust",
      "abenteuerlustig",
      "gelassen",
      "frech",
      "verträumt",
      "stolz",
      "neugierig",
      "hungrig nach Lob",
      "sonnig",
      "ein bisschen eigensinnig",
    ],
    activities: [
      "ein neuer Weg",
      "Suchspiele im Gras",
      "ein langer Mittagsschlaf",
      "ein Besuch bei einem Hundefreund",
      "ein kleiner neuer Trick",
      "Bürsten und Kraulen",
      "eine Runde im Wald",
      "Leckerchen verstecken",
      "am Fenster sitzen und schauen",
      "ein Sonnenbad",
      "Apportieren, aber nur kurz",
      "gar nichts, zusammen auf dem Sofa",
    ],
    week: [
      {
        days: "Mo–Di",
        text: "Ruhiger Start: lieber schnüffeln als rennen.",
      },
      {
        days: "Mi–Do",
        text: "Eine Begegnung unterwegs macht gute Laune.",
      },
      {
        days: "Fr–So",
        text: "Zeit für Abenteuer, und am Sonntag für das Sofa.",
      },
    ],
    share: "Mein Hund ist {{sign}}, und heute ist er {{mood}}.",
    evidence: [
      "Horoskope sind Unterhaltung. Für einen Einfluss der Sterne auf Menschen oder Hunde gibt es keinen Beleg. Stimmung, Aktivität und Glückszahl rechnen wir aus dem Datum: Sie sind am selben Tag für alle Hunde gleich.",
      "Nur die Tipps zu Gelenken, Fell, Bauch, Zähnen und Gewicht sind ernst gemeint.",
    ],
    sections: [
      {
        heading: "Was den Charakter wirklich formt",
        paragraphs: [
          "Anlagen, die ersten Wochen im Leben, Erfahrungen und du. Beobachte deinen Hund: Er sagt dir mehr als jeder Stern.",
        ],
      },
    ],
    faq: [
      {
        question: "Mein Hund kommt aus dem Tierschutz. Was nehme ich als Geburtstag?",
        answer:
          "Den Tag, an dem er zu dir kam. Für die Sterne ist das so gut wie jeder andere Tag, und gefeiert wird sowieso.",
      },
      {
        question: "Muss mein Hund die Ergänzung bekommen?",
        answer: "Nein. Bei jedem Sternzeichen steht dasselbe: Ein gesunder Hund mit gutem Alleinfutter braucht nichts.",
      },
    ],
  },
  poison: {
    title: "Giftrechner: Schokolade und mehr",
    description:
      "Schokolade, Kaffee, Xylit, Trauben, Zwiebel, Macadamia: Vergleiche die Menge mit dem Gewicht deines Hundes. Was jetzt zu tun ist, und was du lassen musst.",
    lead: "Hat dein Hund Schokolade, Rosinen, Kaugummi oder Zwiebeln gefressen? Der Rechner stellt die Menge neben veröffentlichte Werte und sagt, wie eilig es ist.",
    signsHelp: "Trifft etwas davon zu, rechne nicht erst. Ruf jetzt an.",
    weightLabel: "Wie schwer ist dein Hund?",
    weightHelp: "Von 0,2 bis 100 kg. Weißt du es nicht genau, nimm lieber weniger.",
    weightWrong: "Bitte ein Gewicht von 0,2 bis 100 kg.",
    ageLabel: "Wie alt ist er?",
    ages: {
      puppy: "Unter 6 Monate",
      adult: "Erwachsen",
      senior: "Über 8 Jahre",
    },
    groupLabel: "Was hat er gefressen?",
    groups: {
      chocolate: "Schokolade, Kakao",
      coffee: "Kaffee, Tee, Energydrink",
      xylitol: "Xylit (Birkenzucker, E 967)",
      grapes: "Trauben, Rosinen",
      onion: "Zwiebel, Knoblauch, Lauch",
      macadamia: "Macadamianüsse",
      medicine: "Medikament",
      bait: "Köder, Gift, Frostschutz",
      other: "Etwas anderes, oder ich weiß es nicht",
    },
    kindLabel: "Genauer?",
    kinds: {
      milk: "Milchschokolade",
      semisweet: "Zartbitter, bis 60 % Kakao",
      dark: "Bitter, 61 bis 85 % Kakao",
      baking: "Über 85 % Kakao, ungesüßt",
      cocoa: "Kakaopulver",
      white: "Weiße Schokolade",
      grounds: "Kaffeepulver, Bohnen, Kaffeesatz",
      instant: "Löslicher Kaffee, trocken",
      coffee: "Kaffee als Getränk",
      espresso: "Espresso",
      tea: "Teeblätter, schwarz oder grün",
      energy: "Energydrink",
      gum: "Kaugummi mit Xylit",
      sweetener: "Xylit pur, Bonbons, Gebäck",
      grapes: "Weintrauben",
      raisins: "Rosinen, Sultaninen, Korinthen",
      onion: "Zwiebel, roh oder gekocht",
      leek: "Lauch, Schnittlauch",
      garlic: "Knoblauch",
      powder: "Pulver, Röstzwiebeln, Suppe",
      macadamia: "Macadamianüsse",
      painkiller: "Schmerzmittel (Ibuprofen, Paracetamol)",
      caffeineTablets: "Koffeintabletten",
      medicine: "Anderes Medikament",
      ratBait: "Rattengift",
      slugBait: "Schneckenkorn",
      antifreeze: "Frostschutz, Dünger, Putzmittel",
      unsure: "Etwas anderes, oder ich weiß es nicht",
    },
    kindHelp: {
      chocolate:
        "Kuchen, Kekse, Pralinen: Zähl das ganze Gewicht so, als wäre alles die dunkelste Schokolade, die darin ist.",
      xylitol: "Bonbons und Gebäck: Nimm die Gramm Xylit, wenn sie draufstehen, sonst das ganze Gewicht.",
      onion: "Soßen und Reste: Schätze, wie viel Zwiebel höchstens darin war.",
    },
    unitLabel: "Wie gibst du die Menge an?",
    units: {
      g: "Gramm",
      ml: "Milliliter",
      square: "Stück Schokolade (5 g)",
      bar: "Tafel (100 g)",
      teaspoon: "Teelöffel",
      tablespoon: "Esslöffel",
      cup: "Tasse (200 ml)",
      espresso: "Espresso",
      can: "Dose (250 ml)",
      gum: "Kaugummi",
      onion: "mittelgroße Zwiebel (150 g)",
      clove: "Zehe (6 g)",
      nut: "Nuss (2,5 g)",
      crumb: "Nur ein Krümel oder geleckt",
      unknown: "Weiß ich nicht",
    },
    amountLabel: "Wie viel höchstens?",
    amountHelp: "Nimm die größte Menge, die fehlen kann.",
    amountWrong: "Bitte eine Zahl über 0 und höchstens 5.000.",
    timeHelp: "Weißt du es nicht, lass es offen. Dann zählt es wie gerade eben.",
    calculate: "Ergebnis zeigen",
    again: "Neu rechnen",
    resultTitle: "So eilig ist es",
    signsNow: "Rechne nicht weiter. Ruf jetzt an und sag, was du siehst.",
    reachedReason: "Die Menge erreicht einen Wert, bei dem Vergiftungen beschrieben sind.",
    careful: {
      today:
        "Ruf heute noch in der Praxis an, auch wenn nichts zu sehen ist. Dort lässt sich die Menge zum Gewicht einschätzen.",
      home: "Beobachte deinen Hund genau. Auch eine kleine Menge schließt eine Vergiftung nicht aus.",
    },
    doseTitle: "Die Menge im Vergleich",
    dosePerKg: "Das sind {{dose}} {{toxin}} je kg Hund.",
    toxins: {
      methylxanthines: "Methylxanthine (Theobromin und Koffein)",
      xylitol: "Xylit",
      onion: "Zwiebel",
      macadamia: "Nuss",
    },
    contentNotes: {
      gram: "Gerechnet mit {{content}} je Gramm, dem oberen Ende.",
      millilitre: "Gerechnet mit {{content}} je Milliliter, dem oberen Ende.",
      gum: "Gerechnet mit {{content}} Xylit je Stück, dem oberen Ende. Viele Kaugummis haben weniger.",
      garlic: "Knoblauch zählt hier wie die fünffache Menge Zwiebel.",
    },
    reached: "ab {{amount}} je kg: {{what}} ({{percent}} davon erreicht)",
    marks: {
      mild: "Erbrechen, Durchfall, viel Durst",
      heart: "gestörter Herzschlag",
      fits: "Zittern und Krampfanfälle",
      sugar: "Unterzucker",
      liver: "Leberschaden",
      cells: "rote Blutkörperchen können zerfallen",
      anaemia: "deutliche Veränderungen im Blut",
      legs: "schwache Hinterbeine, kleinste beschriebene Menge",
    },
    below:
      "Das liegt unter der kleinsten Menge, zu der etwas veröffentlicht ist. Harmlos heißt das nicht: Der Gehalt schwankt, Schätzungen sind ungenau, und jeder Hund reagiert anders. Beobachte ihn weiter und ruf an, sobald sich etwas ändert.",
    unknownAmount: "Ohne Menge lässt sich nichts vergleichen. Die Praxis fragt genauer nach.",
    noAmount: {
      grapes:
        "Für Trauben und Rosinen gibt es keine sichere Menge. Manche Hunde vertragen viele, anderen versagen nach wenigen die Nieren, und vorher weiß es niemand.",
      onion:
        "Getrocknet und als Pulver wirkt es viel stärker als frisch. Ein veröffentlichter Wert zum Vergleichen fehlt uns.",
      medicine:
        "Für Medikamente rechnen wir nichts aus. Schon eine Tablette kann zu viel sein. Halte Namen, Stärke und Zahl bereit.",
      bait: "Bei Ködern und Giften ist keine Menge sicher. Es zählt, wie schnell Hilfe kommt.",
      other: "Was wir nicht kennen, können wir nicht vergleichen. Nimm Verpackung, Rest oder ein Foto mit.",
    },
    watchTitle: "Darauf achtest du",
    watch: {
      chocolate: [
        "Erbrechen und Durchfall kommen oft nach 2 bis 4 Stunden. Krämpfe und Herzprobleme können bald oder erst am nächsten Tag folgen.",
        "Beobachte 48 Stunden lang: Unruhe, Hecheln, rasendes Herz, Zittern, viel Pinkeln.",
      ],
      coffee: [
        "Zeichen kommen oft in den ersten Stunden: Unruhe, Erbrechen, rasendes Herz. Zittern und Krämpfe können bald folgen.",
        "Beobachte 48 Stunden lang: Unruhe, Hecheln, rasendes Herz, Zittern, viel Pinkeln.",
      ],
      xylitol: [
        "Unterzucker zeigt sich oft nach 30 bis 60 Minuten, bei Kaugummi auch später: schwach, wackelig, Krampf. Die Leber meldet sich nach 8 bis 72 Stunden.",
      ],
      grapes: [
        "Erbrechen kommt oft nach 2 bis 6 Stunden, dann ist der Hund matt und frisst nicht. Die Nieren können in 12 bis 72 Stunden versagen.",
      ],
      onion: [
        "Bei großen Mengen zeigt sich nach einem Tag etwas, meist erst nach mehreren: blasses oder gelbes Zahnfleisch, dunkler Urin, Schlappheit, schneller Atem.",
        "Beobachte eine Woche lang.",
      ],
      macadamia: [
        "Schwache Hinterbeine, Liegenbleiben, schmerzende Gelenke: 6 bis 24 Stunden nach dem Fressen.",
        "Beobachte 48 Stunden lang.",
      ],
      medicine: ["Zuerst sieht man oft nichts. Später Erbrechen, schwarzer Kot, Taumeln, Krampf. Warte nicht darauf."],
      bait: [
        "Rattengift zeigt sich oft erst nach drei bis fünf Tagen: müde, blasses Zahnfleisch, Husten, Blutung. Schneckenkorn wirkt schnell.",
      ],
      other: ["Erbrechen, Sabbern, Zittern, Taumeln, blasses Zahnfleisch, ein Verhalten wie nie."],
    },
    callIf: "Ruf sofort an, sobald dein Hund",
    doTitle: "Das tust du jetzt",
    neverTitle: "Das lässt du bleiben",
    questionsTitle: "Das will die Praxis wissen",
    vetTitle: "Was in der Praxis geschieht",
    vetDoes: {
      chocolate: [
        "Ist es noch früh, bringt eine Spritze den Hund gezielt zum Erbrechen. Danach gibt es Kohle.",
        "Herz und Temperatur werden überwacht, dazu Infusionen und Mittel gegen Zittern und Krämpfe.",
      ],
      coffee: [
        "Ist es noch früh, bringt eine Spritze den Hund gezielt zum Erbrechen. Danach gibt es Kohle.",
        "Herz und Temperatur werden überwacht, dazu Infusionen und Mittel gegen Zittern und Krämpfe.",
      ],
      xylitol: [
        "Der Blutzucker wird über Stunden gemessen, wenn nötig kommt Zucker in die Vene.",
        "Die Leberwerte werden bis 72 Stunden lang nachgesehen.",
      ],
      grapes: [
        "Ist es noch früh, löst die Praxis Erbrechen aus und gibt danach Kohle.",
        "Eine Infusion über 48 Stunden und mehrmals die Nierenwerte.",
      ],
      onion: [
        "Ist es noch früh, löst die Praxis Erbrechen aus und gibt danach Kohle.",
        "Blutbilder über mehrere Tage, bei schwerer Blutarmut Sauerstoff oder eine Transfusion.",
      ],
      macadamia: [
        "Ist es noch früh, löst die Praxis Erbrechen aus.",
        "Mittel gegen Schmerzen und Fieber, wenn nötig eine Infusion.",
      ],
      medicine: [
        "Die Praxis rechnet den Wirkstoff je kg aus und löst Erbrechen aus, wenn es noch hilft.",
        "Magen, Leber und Nieren werden geschützt und überwacht; für manche Mittel gibt es ein Gegenmittel.",
      ],
      bait: [
        "Gegen viele Rattengifte hilft Vitamin K, über Wochen und mit Kontrolle der Gerinnung.",
        "Bei Schneckenkorn und Frostschutz geht es um Stunden: entgiften, Krämpfe stillen, Infusion.",
      ],
      other: ["Die Praxis geht mit dir durch, was es sein kann, untersucht und entscheidet, ob Erbrechen noch hilft."],
    },
    share: "Mein Hund hat gefressen: {{facts}}. {{level}}.",
    shared: { now: "Vielleicht vergiftet: sofort anrufen", today: "Vielleicht vergiftet: heute in die Praxis" },
    calendarTitle: "Hund beobachten: {{what}}",
    evidence: [
      "Schokolade und Kaffee: Leichte Zeichen sind ab 20 mg Methylxanthinen je kg beschrieben, Herzstörungen ab 40 bis 50, Krämpfe ab 60. Die tödliche Menge wird mit 100 bis 200 mg je kg angegeben, schwere Zeichen gab es auch bei weniger.",
      "Gehalt je Gramm: Kakaopulver 28,5 mg, ungesüßte Schokolade 16 mg, Milchschokolade 2,3 mg. Bei Tafeln mit angegebenem Kakaoanteil rechnen wir mit diesem Anteil von 16 mg. Von jeder Sorte nehmen wir den oberen Wert.",
      "Koffein je Gramm: gemahlener Kaffee 13 bis 23 mg, löslicher 18 bis 44 mg, Teeblätter 8 bis 30 mg; ein Espresso 88 bis 116 mg, ein Energydrink 80 bis 106 mg.",
      "Eine Tasse Filterkaffee von 200 ml hat etwa 90 mg Koffein.",
      "Xylit: Unterzucker droht über 0,1 g je kg, Leberversagen über 0,5 g je kg.",
      "Ein Kaugummi enthält meist etwa 0,3 g Xylit, manche Sorten 1 g. Wir rechnen mit 1 g.",
      "Trauben und Rosinen: Menge und Schaden hängen nicht erkennbar zusammen. Auch ein halbes Dutzend Trauben hat schon Nieren geschädigt.",
      "Zwiebel und Verwandte: Vergiftungen kommen vor, wenn ein Hund 0,5 % seines Gewichts frisst, also 5 g je kg.",
      "Deutliche Veränderungen im Blut sind ab 15 bis 30 g Zwiebel je kg beschrieben.",
      "Knoblauch gilt als etwa 5-mal so giftig wie Zwiebel oder Lauch.",
      "Macadamia: 13 Hunde wurden nach 0,7 bis 4,9 g je kg krank, 6 bis 24 Stunden nach dem Fressen. Ein Kern wiegt 2,5 g.",
      "Löffel, Tassen und Stücke sind unsere eigenen Maße, ebenso, wie lange du beobachten sollst. Wie eilig es ist, sagen dieselben Regeln wie auf der Seite „Giftiges gefressen“; eine erreichte Menge macht es eiliger, eine kleine nie weniger eilig. Tierärztlich geprüft sind sie nicht.",
    ],
    sections: [
      {
        heading: "Warum hier nie „alles gut“ steht",
        paragraphs: [
          "Die Werte stammen aus einzelnen Fällen. Der Gehalt schwankt von Tafel zu Tafel, die geschätzte Menge noch mehr, und Hunde reagieren verschieden. Ein kleiner Wert ist ein Grund, genau hinzusehen, kein Freispruch.",
          "Bring deinen Hund nicht selbst zum Erbrechen, gib keine Milch, kein Öl, kein Salz und keine Kohle. Was in der Praxis hilft, kann zu Hause schaden.",
        ],
      },
    ],
    faq: [
      {
        question: "Wie viel Schokolade ist giftig?",
        answer:
          "Das hängt von Sorte und Gewicht ab. Bei einem Hund von 10 kg sind von ungesüßter Schokolade mit 16 mg je Gramm schon ab gut 12 g erste Zeichen möglich, von Milchschokolade ab etwa 87 g. Anrufen solltest du auch bei weniger.",
      },
      {
        question: "Mein Hund hat eine einzelne Weintraube gefressen. Was nun?",
        answer: "Ruf an. Es gibt keine sichere Menge, und in den ersten Stunden lässt sich am meisten tun.",
      },
      {
        question: "Soll ich ihn zum Erbrechen bringen?",
        answer:
          "Nein. Salz, Senf und Wasserstoffperoxid vergiften oder verätzen, und Erbrochenes kann in die Lunge geraten. In der Praxis geht es mit einer Spritze.",
      },
      {
        question: "Es geht ihm gut. Muss ich trotzdem anrufen?",
        answer:
          "Ja, wenn das Ergebnis es sagt. Schwere Zeichen können bei Schokolade erst nach vielen Stunden kommen, bei Zwiebeln und Rattengift erst nach Tagen.",
      },
    ],
    links: [
      {
        to: "/de/check/etwas-giftiges-gefressen",
        label: "Giftiges gefressen: Fragen, die zeigen, wie eilig es ist",
      },
      {
        to: "/de/blog/giftig-fuer-hunde",
        label: "Giftig für Hunde: Stoff, Menge und Zeit",
      },
    ],
  },
  pregnancy: {
    title: "Trächtigkeits-Kalender",
    description:
      "Wann kommen die Welpen? Rechne das Zeitfenster ab Deckakt oder Eisprung aus, mit Terminen, Fütterung Woche für Woche und den Zeichen für einen Notfall.",
    lead: "Deine Hündin ist trächtig oder könnte es sein. Nenn uns den Tag, und du bekommst das Zeitfenster für die Geburt, die wichtigen Termine und was in jeder Woche geschieht.",
    basisLabel: "Welchen Tag kennst du?",
    bases: {
      mating: "Den Deckakt",
      ovulation: "Den Eisprung, aus Bluttests",
      rise: "Den ersten Anstieg des Progesterons",
    },
    dayLabel: {
      mating: "Wann wurde sie gedeckt?",
      ovulation: "An welchem Tag war der Eisprung?",
      rise: "An welchem Tag stieg das Progesteron zuerst?",
    },
    dayHelp: "Bei mehreren Deckakten nimm den ersten und heb die anderen für die Praxis auf.",
    dayWrong: {
      ahead: "Dieser Tag liegt noch vor uns. Welcher war es?",
      past: "Das ist mehr als 75 Tage her, und so lange dauert keine Trächtigkeit. Bitte prüf den Tag. Wirkt sie trächtig und ist nichts gekommen, ruf heute noch in der Praxis an.",
      none: "Bitte gib einen Tag an, zum Beispiel aus deinem Kalender.",
    },
    buildLabel: "Was für eine Hündin ist sie?",
    builds: {
      tiny: "Sehr klein, unter 5 kg",
      short: "Kurznasig",
      other: "Weder noch",
    },
    litterLabel: "Sind die Welpen schon gezählt?",
    litters: {
      few: "Ja, bis zu 4",
      more: "Ja, 5 oder mehr",
      unknown: "Noch nicht",
    },
    optional: "Freiwillig. Am Termin ändert es nichts, nur am Rat.",
    calculate: "Kalender anzeigen",
    again: "Neu beginnen",
    resultTitle: "Welpen erwartet um den",
    window: "Möglich vom {{early}} bis zum {{late}}.",
    today: "Das ist heute.",
    inDays: {
      one: "Das ist in {{count}} Tag.",
      other: "Das ist in {{count}} Tagen.",
    },
    daysAgo: {
      one: "Das war vor {{count}} Tag.",
      other: "Das war vor {{count}} Tagen.",
    },
    dayOfPregnancy: "Heute ist Tag {{day}}, Woche {{week}} von 9.",
    stages: {
      early:
        "Noch lässt sich nichts sagen. Ob sie trächtig ist, zeigt ein Ultraschall etwa ab Tag 25. Bauch, Zitzen und Launen verraten es nicht.",
      middle:
        "Jetzt zeigt ein Ultraschall, ob Welpen da sind und ob ihre Herzen schlagen. Zählen lassen sie sich so nur schlecht.",
      late: "Die Welpen wachsen schnell. Sie braucht mehr Futter in kleineren Mahlzeiten, und du brauchst eine Nummer für die Nacht.",
      due: "Es kann jeden Tag losgehen. Tank voll, Weg bekannt, und schreib alle Uhrzeiten auf.",
      over: "Tag 66 ist erreicht. Heute sollte in der Praxis jemand nach den Herztönen der Welpen sehen, auch wenn es ihr gut geht.",
    },
    accuracy: {
      mating:
        "Ab dem Deckakt gerechnet kamen Welpen zwischen Tag 57 und 72: Spermien können tagelang auf das Ei warten. Mit einem Ultraschall lässt sich der Termin in der Praxis eingrenzen.",
      ovulation: "Ab dem Eisprung ist es viel genauer: im Mittel 63 Tage, etwa zwei mehr oder weniger.",
      rise: "Der Eisprung folgt etwa zwei Tage nach dem ersten Anstieg. Fast alle Welpen kommen 64 bis 66 Tage nach diesem Anstieg.",
    },
    buildNote: {
      tiny: "Sehr kleine Hündinnen haben öfter eine schwere Geburt. Frag früh in der Praxis, wie und wo sie werfen soll. Bei ihr sind während der Geburt schon zwei Stunden Pause zu lang.",
      short:
        "In einer britischen Studie war das Risiko einer schweren Geburt bei Französischen Bulldoggen etwa 16-mal, bei Möpsen 11-mal so hoch wie bei Mischlingen. Sprich jetzt in der Praxis über eine geplante Geburt.",
      other: "Auch große Hündinnen können schwer werfen. Klär jetzt, wer nachts ans Telefon geht.",
    },
    litterNote: {
      few: "Vier Welpen oder weniger brauchen im Mittel etwa einen Tag länger. Ein einzelner großer kann stecken bleiben: Frag in der Praxis, was zu tun ist, wenn sich bis zum Termin nichts tut.",
      more: "Schreib die Zahl auf und häng sie neben die Wurfkiste. Nur so weißt du, ob sie fertig ist.",
      unknown: "Lass sie in der letzten Woche per Röntgen zählen. Ohne Zahl weiß niemand, wann die Geburt zu Ende ist.",
    },
    vetOver:
      "Tag 66 ist erreicht. Ruf heute in der Praxis an und lass die Herztöne der Welpen prüfen, auch wenn es ihr gut geht.",
    datesTitle: "Deine Termine",
    steps: {
      ultrasound: "Ultraschall: Ist sie trächtig, schlagen die Herzen?",
      food: "Nach und nach mehr Futter",
      apart: "Abstand zu anderen Hunden, bis drei Wochen nach der Geburt",
      xray: "Röntgen: Wie viele Welpen sind es?",
      thermometer: "Morgens und abends Temperatur messen",
      ring: "Noch keine Welpen? Heute in der Praxis anrufen",
    },
    weeksTitle: "Woche für Woche",
    week: "Woche {{week}}",
    now: "jetzt",
    weeks: [
      {
        grows: "Die Eier werden im Eileiter befruchtet, von außen ist nichts zu sehen.",
        todo: "Notier jeden Deckakt. War es ein Versehen, ruf jetzt in der Praxis an: Früh gibt es mehr Möglichkeiten.",
      },
      {
        grows: "Die Embryonen wandern in die Gebärmutter und schwimmen dort noch frei.",
        todo: "Gleiches Futter, gleiche Runden. Keine Medikamente und kein Mittel gegen Parasiten, ohne zu fragen.",
      },
      {
        grows: "Etwa zwischen Tag 17 und 22 nisten sie sich ein.",
        todo: "Manche Hündin frisst ein paar Tage weniger. Lässt sie länger als einen halben Tag alles stehen, ruf an.",
      },
      {
        grows: "Die Herzen schlagen, im Ultraschall etwa ab Tag 23 bis 25 zu sehen.",
        todo: "Mach den Ultraschall jetzt oder nächste Woche. Frag auch nach einer Wurmkur: Spulwürmer bekommen Welpen von der Mutter.",
      },
      {
        grows: "Alle Organe entstehen, Gewicht und Bauch nehmen langsam zu.",
        todo: "Letzte gute Woche für den Ultraschall. Ruhige Runden jeden Tag halten sie fit.",
      },
      {
        grows: "Pfoten und Krallen sind da. Etwa ab Tag 42 wachsen die Welpen schnell.",
        todo: "Gegen Ende der Woche nach und nach mehr Futter, in mehreren kleinen Portionen. Kein Kalzium, es schadet vor der Geburt.",
      },
      {
        grows: "Die Knochen werden fest.",
        todo: "Ab jetzt bis drei Wochen nach der Geburt kein Kontakt zu fremden Hunden: Ein Herpesvirus, das ihnen nichts tut, kann Neugeborene töten. Stell die Wurfkiste an einen ruhigen Platz.",
      },
      {
        grows: "Es wird eng, und du spürst Bewegungen.",
        todo: "Ab Tag 55 zum Zählen röntgen. Speichere die Nummer für die Nacht und fahr die Strecke einmal ab.",
      },
      {
        grows: "Etwa ab Tag 58 sind die Welpen reif.",
        todo: "Miss zweimal am Tag. Fällt die Temperatur unter 37,5 °C, geht es meist innerhalb eines Tages los. Fällt sie nicht, heißt das nichts.",
      },
    ],
    redFlags: {
      heading: "Sofort losfahren und von unterwegs anrufen",
      points: [
        "20 Minuten kräftiges Pressen ohne Welpen, oder ein Welpe steckt fest",
        "Grüner oder schwarzer Ausfluss vor dem ersten Welpen, hellrotes Blut oder fauliger Geruch",
        "Fruchtblase vor zwei Stunden geplatzt, kein Welpe; oder vier Stunden Pause, obwohl noch Welpen im Bauch sind, bei sehr kleinen und kurznasigen Hündinnen zwei Stunden",
        "Wehen vor Tag 58, oder 24 Stunden unruhig, ohne zu pressen",
        "Sie zittert, wird steif, taumelt, ist matt, fiebrig oder blass",
      ],
    },
    share: "Wir erwarten Welpen um den {{expected}}.",
    shared: "Welpen erwartet: {{month}}",
    calendarTitle: "Welpen möglich",
    calendarDay: "Welpen erwartet",
    calendarNote: "Aus dem Trächtigkeits-Kalender von Hundeblick. Die Termine deiner Praxis gehen vor.",
    signsTitle: "Stimmt gerade etwas nicht?",
    signsLead: "Kreuze an, was du siehst. Bist du unsicher, ruf an: Ein Anruf zu viel ist besser als einer zu wenig.",
    signs: {
      stuck: "Ein Welpe ist zu sehen und kommt nicht weiter",
      pushing: "20 Minuten kräftiges Pressen, kein Welpe",
      green: "Grüner oder schwarzer Ausfluss, noch kein Welpe da",
      waters: "Fruchtblase vor zwei Stunden geplatzt, kein Welpe",
      blood: "Hellrotes Blut, Eiter oder fauliger Geruch",
      tremor: "Zittert, wird steif, taumelt oder krampft",
      flat: "Matt, fiebrig, sehr schwach oder Zahnfleisch blass",
      early: "Wehen vor Tag 58",
      restless: "Seit acht Stunden unruhig, presst nicht",
      dropped: "Temperatur vor über 24 Stunden gefallen, nichts geschieht",
      notEating: "Hat seit einem halben Tag nichts gefressen",
      vomiting: "Erbricht, oder hechelt in Ruhe",
    },
    signNow: "Das kann nicht warten.",
    signToday: "Warte damit nicht bis morgen.",
    signVet: {
      now: "Fahr jetzt los und ruf von unterwegs in der Praxis oder im Notdienst an. Zieh nie an einem Welpen und gib nichts, was Wehen machen soll.",
      today: "Ruf heute in der Praxis an und sag, welcher Tag der Trächtigkeit es ist.",
    },
    evidence: [
      "Ab dem Deckakt sind 57 bis 72 Tage beschrieben. Ab dem Eisprung waren es bei 162 Trächtigkeiten im Mittel 63,1 Tage (plus oder minus 2,1), ab dem ersten Anstieg des Progesterons fast immer 64 bis 66. Wir rechnen mit 63 Tagen und zeigen die erste Spanne oder zwei Tage davor und danach.",
      "Kleine Würfe dauern länger: Bei 764 Würfen bedeuteten vier Welpen oder weniger etwa einen Tag mehr. Ob es der erste Wurf war, spielte keine Rolle. Rassen unterscheiden sich um einige Tage, das rechnen wir nicht ein.",
      "Als man 16 Hündinnen ununterbrochen maß, kündigte der Temperaturabfall nur 53 bis 69 % der Geburten an.",
      "Die Tage für Ultraschall, Röntgen, Futter und Thermometer sind üblicher Rat und innerhalb davon unsere Wahl. Die Termine deiner Praxis gehen vor. Wann es ein Notfall ist, folgt denselben Regeln wie unsere Fragen zur Geburt.",
    ],
    sections: [
      {
        heading: "Was du weglassen kannst",
        points: [
          "Kalzium und Vitamine: Ein Alleinfutter hat, was sie braucht, und Kalzium vor der Geburt kann danach zu Krämpfen führen.",
          "Von Anfang an für zwei füttern: Fett macht die Geburt schwerer.",
          "Medikamente aus deinem eigenen Schrank, auch gegen Schmerzen oder Übelkeit.",
        ],
      },
      {
        heading: "Es war nicht geplant",
        paragraphs: [
          "Das kommt vor. Ruf in den ersten Tagen in der Praxis an, wie auch immer du dich entscheidest: Früh gibt es mehr Wege, und sie sind schonender. Eine Kastration ist einer davon. Vorwürfe macht dir dort niemand.",
        ],
      },
      {
        heading: "Was in Deutschland gilt",
        paragraphs: [
          "Die Tierschutz-Hundeverordnung verlangt auch beim ersten und einzigen Wurf eine Wurfkiste, und zwar schon vor dem Termin.",
        ],
      },
    ],
    faq: [
      {
        question: "Woran merke ich, dass sie trächtig ist?",
        answer:
          "Sicher nur am Ultraschall etwa ab Tag 25 oder an einem Bluttest auf das Hormon Relaxin etwa ab Tag 26. Runder Bauch, Milch und Nestbau gehören auch zur Scheinträchtigkeit.",
      },
      {
        question: "Dauert der erste Wurf länger?",
        answer:
          "Nicht, weil er der erste ist. In einer niederländischen Studie trugen Erstgebärende so lange wie andere. Erste Würfe können aber klein sein, und kleine dauern etwa einen Tag länger.",
      },
      {
        question: "Darf sie spazieren gehen?",
        answer:
          "Ja, jeden Tag, solange es ihr Freude macht. In den letzten Wochen gibt sie das Tempo vor. Springen, Toben und Laufen am Rad sind dann vorbei.",
      },
      {
        question: "Was frisst sie jetzt?",
        answer:
          "Bis etwa zur sechsten Woche das Gleiche wie immer. Danach langsam mehr, am besten ein Alleinfutter für wachsende oder säugende Hunde, in drei bis vier kleinen Mahlzeiten.",
      },
    ],
    links: [
      { to: "/de/check/geburt", label: "Fragen, die bei der Geburt mitrechnen" },
      { to: "/de/blog/geburt-beim-hund", label: "Geburt beim Hund: Was normal ist und wann du anrufst" },
      { to: "/de/blog/tierarzt-notdienst-nachts", label: "Tierarzt-Notdienst: wer nachts hilft" },
    ],
  },
  puppyLicence: {
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
    behaviours: {
      calm: "Ruhig",
      playful: "Verspielt",
      pushy: "Aufdringlich",
    },
    calculate: "Test auswerten",
    again: "Test wiederholen",
    resultTitle: "So riskant sind seine Begegnungen",
    risks: {
      high: "Hohes Risiko",
      medium: "Mittleres Risiko",
      low: "Geringes Risiko",
    },
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
    share: "Welpenschutz-Test: {{risk}}. Fremde Hunde kennen keinen Welpenschutz.",
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
          "Der Große legt sich hin oder wendet sich ab, der Kleine kommt von selbst näher.",
          "Nach wenigen Minuten ist Pause.",
        ],
      },
    ],
    faq: [
      {
        question: "Gibt es Welpenschutz?",
        answer:
          "Nein. Viele erwachsene Hunde sind mit Welpen geduldig, aber nicht alle, und mit fremden oft am wenigsten. Schnappen kann jeder Hund.",
      },
      {
        question: "Was mache ich, wenn ein erwachsener Hund meinen Welpen anknurrt?",
        answer:
          "Ruf oder trag deinen Welpen ruhig weg und gib dem anderen Hund Platz. Knurren ist eine Warnung, und zwar eine nützliche. Schimpf mit keinem von beiden.",
      },
      {
        question: "Ist eine Welpengruppe sicherer als die Hundewiese?",
        answer:
          "Eine gut geführte schon: wenige Welpen von ähnlichem Alter und ähnlicher Größe, Pausen und eine Trainerin, die eingreift. Schau dir eine Stunde an, bevor du buchst.",
      },
    ],
  },
  puppyTeeth: {
    title: "Milchzahn-Tracker",
    description:
      "Läuft der Zahnwechsel deines Welpen wie erwartet? Mit Zeitplan für jeden Zahn, Tipps und Terminen für den Kalender.",
    lead: "Aus 28 Milchzähnen werden 42 bleibende. Sag uns, was du siehst, und wir sagen dir, was gerade an der Reihe ist.",
    ageLabel: "Wie viele Monate ist dein Welpe alt?",
    ages: {
      "2": "2",
      "3": "3",
      "4": "4",
      "5": "5",
      "6": "6",
      "7": "7",
      "8": "8+",
    },
    sizeLabel: "Wie groß wird er ausgewachsen?",
    sizes: {
      small: "Klein",
      medium: "Mittel",
      large: "Groß",
    },
    seenLabel: "Was siehst du im Maul?",
    seen: {
      none: "Noch kein Wechsel",
      loose: "Wackelzähne, Lücken oder neue Zähne",
      double: "Zwei Zähne an einer Stelle",
      finished: "Alle neuen Zähne sind da",
    },
    foundLabel: "Hast du schon ausgefallene Zähne gefunden?",
    found: {
      yes: "Ja",
      no: "Nein",
    },
    calculate: "Zähne prüfen",
    again: "Neu prüfen",
    resultTitle: "So sieht der Zahnwechsel aus",
    categories: {
      perfect: "Läuft wie erwartet",
      normal: "Im üblichen Rahmen",
      check: "Bitte ansehen lassen",
    },
    score: "{{points}} von 100 Punkten",
    scoreBesideVet: "{{points}} von 100 Punkten. Hier zählt mehr, was du siehst.",
    phases: {
      milk: {
        name: "Milchzahnphase",
        text: "Die 28 Milchzähne sind da, spitz wie Nadeln. Gewechselt wird meist erst ab drei Monaten.",
      },
      before: {
        name: "Vor dem Wechsel",
        text: "Jetzt lockern sich die ersten Schneidezähne.",
      },
      main: {
        name: "Hauptwechsel",
        text: "Eck- und Backenzähne kommen. Das Zahnfleisch kann jucken.",
      },
      final: {
        name: "Endphase",
        text: "Mit etwa sieben Monaten sind meist alle 42 bleibenden Zähne da und alle Milchzähne weg.",
      },
    },
    foundNote: {
      yes: "Ausgefallene Zähne zu finden ist Glück: Die meisten werden verschluckt, das ist harmlos.",
      no: "Dass du keine Zähne findest, ist normal: Die meisten werden verschluckt, das ist harmlos.",
    },
    vetHint:
      "Lass die Zähne beim nächsten Impftermin mit ansehen. Ab sieben Monaten lohnt sich ein Blick in der Praxis, ob alle Milchzähne weg sind, auch wenn alles gut aussieht.",
    tooEarly:
      "Vor dem Alter von drei Monaten noch kein Wechsel: Das ist normal, auch wenn unsere Punkte dafür etwas abziehen.",
    vet: {
      double:
        "Zwei Zähne an einer Stelle: Der Milchzahn macht dem neuen keinen Platz. Lass das bald in der Tierarztpraxis ansehen, dann lässt sich der Biss oft noch richten. Bei kleinen Hunden kommt es häufiger vor.",
      early:
        "Lockere Zähne, Lücken oder schon alle neuen Zähne passen noch nicht zu diesem Alter. Prüfe das Alter noch einmal. Wenn es stimmt, lass bald in der Tierarztpraxis ins Maul schauen: Ein Zahn kann ausgeschlagen oder abgebrochen sein.",
      unfinished:
        "Mit acht Monaten sollte der Wechsel fertig sein. Lass in der Tierarztpraxis nachsehen, ob noch Milchzähne stehen und ob ein Zahn fehlt.",
      late: "Spätestens mit sechs Monaten sollte der Wechsel laufen. Lass in der Tierarztpraxis nachsehen, ob alle bleibenden Zähne angelegt sind.",
    },
    timeline: "Zeitplan in Monaten",
    teeth: {
      incisors: "Schneidezähne",
      canines: "Eckzähne",
      premolars: "Vordere Backenzähne",
      molars: "Hintere Backenzähne",
    },
    span: "{{start}} bis {{end}} Monate",
    now: "jetzt",
    tips: [
      "Schau einmal in der Woche kurz ins Maul, mit Lob und einem Leckerchen.",
      "Gib etwas Weiches zum Kauen, zum Beispiel ein feuchtes, gekühltes Tuch. Kein Geweih, keine Knochen, keine Steine.",
      "Keine Zerrspiele, solange Zähne wackeln.",
      "Ein wenig Blut am Spielzeug ist normal. Frisst dein Welpe nicht oder riecht er stark aus dem Maul, ruf in der Praxis an.",
    ],
    share: "Zahnwechsel bei meinem Welpen: {{phase}}.",
    calendar: "Zähne ansehen: {{tooth}}",
    calendarDone: "Zähne ansehen: Sind alle Milchzähne weg?",
    calendarNote: "Stehen zwei Zähne an einer Stelle, bitte in der Tierarztpraxis zeigen.",
    evidence: [
      "28 Milchzähne, 42 bleibende, Wechsel vom dritten bis zum siebten Monat: Darin sind sich die Fachtexte einig. Große Hunde sind oft etwas früher fertig als kleine.",
      "Die Punkte sind unsere eigene Regel. Tierärzte sagen: Ein Milchzahn sollte weg sein, sobald der neue da ist, in jedem Alter. Deshalb raten wir bei doppelten Zähnen immer zur Praxis, auch bei hoher Punktzahl.",
    ],
    sections: [
      {
        heading: "Was wann wechselt",
        paragraphs: [
          "Zuerst die Schneidezähne (3 bis 5 Monate), dann die Eckzähne (4 bis 6) und die vorderen Backenzähne (4 bis 7). Die hinteren Backenzähne (5 bis 7) haben keine Milchzähne vor sich: Sie kommen einfach dazu.",
        ],
      },
    ],
    faq: [
      {
        question: "Tut der Zahnwechsel weh?",
        answer: "Das Zahnfleisch kann jucken und drücken. Kauen hilft. Starke Schmerzen sind nicht normal.",
      },
      {
        question: "Mein Welpe hat einen Zahn verschluckt. Was nun?",
        answer: "Nichts. Milchzähne sind winzig und gehen von allein wieder ab.",
      },
      {
        question: "Soll ich einen wackelnden Zahn ziehen?",
        answer: "Nein. Die Wurzel kann abbrechen. Wackelt er lange neben dem neuen Zahn, zeig ihn in der Praxis.",
      },
    ],
  },
  puppyWeight: {
    title: "Welpen-Gewichtskurve",
    description:
      "Wie viel soll dein Welpe wiegen? Die mittlere Wachstumskurve nach Rasse oder Endgewicht, deine Werte darin und ehrlich, was sie sagen und was nicht.",
    lead: "Wähl die Rasse oder das Endgewicht. Kurve und Tabelle zeigen, was Hunde dieser Größe in jedem Alter im Mittel wiegen, und du trägst die Werte deines Welpen daneben ein.",
    knownLabel: "Was weißt du über deinen Hund?",
    known: { breed: "Die Rasse", adult: "Das Endgewicht, etwa von den Eltern" },
    breedLabel: "Rasse",
    breedChoose: "Bitte wählen",
    breedHelp:
      "Mischlinge und Rassen, deren Spanne über einen einzelnen Hund wenig sagt, fehlen in der Liste: Nimm dann das Endgewicht. Kennst du die Eltern, sagt ihr Gewicht mehr als die Spanne der Rasse.",
    sexLabel: "Rüde oder Hündin?",
    sexes: { female: "Hündin", male: "Rüde" },
    adultLabel: "Wie schwer wird dein Hund ausgewachsen?",
    adultHelp:
      "In Kilogramm, zum Beispiel 24. Bei einem Mischling hilft das Gewicht der Mutter, noch besser die Mitte zwischen beiden Eltern.",
    adultWrong: "Bitte ein Gewicht von 0,8 bis 120 kg, zum Beispiel 24.",
    bornLabel: "Wann ist dein Hund geboren?",
    bornHelp: "Der Tag steht im Heimtierausweis.",
    bornWrong: {
      ahead: "Dieser Tag liegt noch vor uns. Wann war der Geburtstag?",
      past: "Das ist mehr als zwei Jahre her, da ist ein Hund ausgewachsen. Für ihn gibt es den Check „Gewicht im Verlauf“.",
      none: "Bitte gib einen Tag an.",
    },
    weeksLabel: "Oder das Alter in Wochen, wenn du den Tag nicht kennst",
    weeksHelp: "Daraus wird ein ungefährer Geburtstag.",
    weeksWrong: "Bitte eine Zahl von 1 bis 104.",
    calculate: "Kurve anzeigen",
    again: "Neu beginnen",
    edit: "Angaben zum Hund ändern",
    resultTitle: { weighed: "Zuletzt gewogen", expected: "Im Mittel in diesem Alter" },
    noCurve: "Noch keine Kurve",
    weighed:
      "Am {{day}}, {{age}}. Im Mittel wiegen Hunde dieser Größe dann {{mean}} kg; dein Hund liegt bei {{percent}} der mittleren Linie.",
    weighedOutside: "Am {{day}}, {{age}}. Für dieses Alter ist keine Kurve veröffentlicht.",
    enterFirst: "Trag ein erstes Gewicht ein, dann siehst du, wo dein Welpe liegt.",
    ageWeeks: { one: "mit {{count}} Woche", other: "mit {{count}} Wochen" },
    ageMonths: { one: "mit {{count}} Monat", other: "mit {{count}} Monaten" },
    ofSex: { female: "{{breed}}, Hündin", male: "{{breed}}, Rüde" },
    adult: "Endgewicht {{kg}} kg",
    typical: "Hunde dieser Größe haben {{age}} im Mittel {{percent}} ihres Endgewichts.",
    oneOnly: "Ein einzelner Wert sagt wenig. Ab dem zweiten siehst du, wohin es geht.",
    tooSoon: "Für ein Urteil liegen die Werte zu eng beieinander. Wiege in einer Woche wieder, auf derselben Waage.",
    steady:
      "Seit dem {{day}} hat dein Hund nicht messbar zugenommen. Kleine Hunde wachsen in diesem Alter kaum noch, große sollten weiter zunehmen. Wiege in einer Woche wieder und fühl die Rippen.",
    crossing: {
      up: "Seit dem {{day}} ist dein Hund von {{from}} auf {{to}} der mittleren Linie gestiegen: Er nimmt deutlich schneller zu als Hunde dieser Größe. Fühl die Rippen, wieg das Futter ab und zeig die Kurve beim nächsten Termin. Setz einen Welpen nie selbst auf Diät.",
      down: "Seit dem {{day}} ist dein Hund von {{from}} auf {{to}} der mittleren Linie zurückgefallen: Er nimmt deutlich langsamer zu als Hunde dieser Größe. Lass ihn in den nächsten Tagen ansehen, auch wenn er munter ist. Würmer sind ein möglicher Grund.",
    },
    meanOnly: "Die Linie ist ein Mittelwert. Wie weit gesunde Hunde neben ihr liegen, sagt sie nicht.",
    quartiles: {
      said: {
        female:
          "Von den Hündinnen aus Rassen mit einem Endgewicht {{group}} wog die Hälfte {{age}} zwischen {{low}} und {{high}} kg.",
        male: "Von den Rüden aus Rassen mit einem Endgewicht {{group}} wog die Hälfte {{age}} zwischen {{low}} und {{high}} kg.",
      },
      group: { below: "unter {{to}} kg", between: "von {{from}} bis {{to}} kg" },
      place: {
        light: "Dein Hund läge im leichtesten Viertel.",
        middle: "Dein Hund läge in der mittleren Hälfte.",
        heavy: "Dein Hund läge im schwersten Viertel.",
      },
      note: "Das sind Gewichte von Routineterminen bei einer Praxiskette in den USA. Zu dünne und zu dicke Hunde sind dabei, und verschieden große Rassen stehen in einer Gruppe.",
      tableTitle: "Was junge Hunde in den USA wogen, als Tabelle",
      caption:
        "Rassen mit einem Endgewicht {{group}}: Die Hälfte der Hunde wog zwischen den beiden Werten, in kg; in Klammern der Median",
      weeks: "Wochen",
    },
    noCharts:
      "Für Hunde über 40 kg gibt es keine allgemeinen Perzentilkurven. Bitte deine Praxis, eine eigene Kurve zu führen.",
    tooYoung:
      "Die Kurve beginnt mit acht Wochen. Davor gilt: jeden Tag wiegen. Ein Welpe, der an einem Tag nicht zunimmt, ist noch am selben Tag einen Anruf wert.",
    unpublished:
      "Nach der 52. Woche ist keine Kurve mehr veröffentlicht. Die gestrichelte Linie bis zum ausgewachsenen Hund haben wir selbst gezogen.",
    grown: "In diesem Alter ist ein Hund dieser Größe ausgewachsen. Jetzt sagt die Figur mehr als die Kurve.",
    nextTitle: "Die nächsten Wochen im Mittel",
    bigTitle: "Großer Hund: langsam wachsen lassen",
    big: [
      "Füttere nicht auf schnelles Wachstum. Zu viele Kalorien lassen große Welpen zu schnell wachsen, und das schadet Knochen und Gelenken.",
      "Gib zu einem Alleinfutter nie Kalzium dazu, auch kein Knochenmehl und keine Eierschalen. Bis etwa sechs Monate kann der Darm eines Welpen ein Zuviel nicht abwehren.",
      "Nimm ein Alleinfutter für Welpen großer Rassen, abgewogen und in Mahlzeiten statt als voller Napf den ganzen Tag.",
    ],
    tips: [
      "Wiege jede Woche auf derselben Waage, morgens vor dem Futter.",
      "Für kleine Hunde nimm eine Küchen- oder Babywaage: Eine Personenwaage zeigt so kleine Schritte nicht.",
      "Fühl jedes Mal auch Rippen und Taille. Ob ein Welpe zu dick oder zu dünn ist, sagt die Hand, nicht die Kurve.",
    ],
    notWell:
      "Frisst dein Welpe schlecht, erbricht er, hat er Durchfall oder ist er matt? Dann zählt das mehr als jede Kurve:",
    notWellLink: "Welpe wirkt krank",
    breedLink: "Mehr zur Rasse: {{breed}}",
    curveTitle: "Die Kurve",
    weighTitle: "Deine Werte",
    weighHelp:
      "Alles steht nur in der Adresse dieser Seite. Setz ein Lesezeichen, dann machst du nächste Woche hier weiter.",
    kgLabel: "Gewicht in kg",
    kgHelp: "So genau, wie deine Waage anzeigt, zum Beispiel 4,35.",
    kgWrong: "Bitte ein Gewicht von 0,05 bis 120 kg.",
    dayLabel: "Gewogen am",
    dayHelp: "Ein Wert je Tag: Ein zweiter ersetzt den ersten.",
    dayWrong: {
      ahead: "Dieser Tag liegt noch vor uns.",
      before: "Da war dein Hund noch nicht geboren.",
      none: "Bitte gib einen Tag an.",
    },
    add: "Eintragen",
    save: "Änderung speichern",
    cancel: "Abbrechen",
    noWeights: "Noch kein Wert eingetragen.",
    full: "Mehr als 100 Werte passen nicht in die Adresse. Entferne alte, dann geht es weiter.",
    table: {
      caption: "Deine Werte und ihr Anteil an der mittleren Linie",
      day: "Tag",
      kg: "kg",
      ofMean: "vom Mittel",
      actions: "Ändern oder entfernen",
    },
    change: "Ändern",
    remove: "Entfernen",
    removed: "{{kg}} kg vom {{day}} entfernt.",
    undo: "Rückgängig",
    curveCaption: "{{dog}}: mittleres Gewicht nach Alter",
    share: {
      weighed: "Mein Welpe wiegt {{age}} {{kg}} kg.",
      expected: "So viel wiegen Welpen wie meiner im Mittel: {{kg}}.",
    },
    shared: { expected: "So viel wiegt ein Welpe im Mittel", weighed: "Das Gewicht eines Welpen auf der Kurve" },
    calendarTitle: "Welpen wiegen",
    calendarNote: "Im Mittel wären es an diesem Tag {{kg}} kg.",
    evidence: [
      "Die Linie ist die mittlere Wachstumskurve aus den Leitlinien des europäischen Verbands der Futterhersteller (FEDIAF): fünf Formeln nach Endgewicht, von der 8. bis zur 52. Woche. Gelesen haben wir sie in Kopien.",
      "Bei 493 privat gehaltenen Welpen wichen die Gewichte nicht systematisch von der dort berechneten Wachstumskurve ab. Ob es genau diese Formeln waren, sagt die Zusammenfassung nicht, die wir gelesen haben.",
      "Echte Perzentilkurven gibt es von Waltham, dem Institut eines Futterherstellers: aus den Daten von über 6 Millionen jungen Hunden, für Rassen bis 40 kg, von der 12. Woche bis zum Alter von 2 Jahren. Veröffentlicht sind sie als Zeichnungen, nicht als Zahlen.",
      "Die Rohdaten dieser Studie sind frei zugänglich (CC BY 4.0). Aus ihnen haben die Macher der App WeighTogether Quartile berechnet: wie viel die Hunde bei Routineterminen wogen, nach Geschlecht, Alter und fünf Größengruppen bis 40 kg. Wir haben diese Werte gelesen, nicht nachgerechnet, und zeigen die 12. bis 88. Woche. Es sind nicht die Kurven von Waltham: Zu dünne und zu dicke Hunde sind dabei, manche mehrfach, und verschieden große Rassen stehen in einer Gruppe.",
      "Mit diesen Kurven wurde geprüft, was das Kreuzen von Linien heißt: Von gesunden Hunden kreuzten weniger als 5 % mehr als zwei Linien. Von denen, die mit drei Jahren stark zu dick waren, kreuzten 68 % mindestens zwei nach oben; von denen, die zu dünn wurden, 49 % mindestens zwei nach unten.",
      "Ab wann wir dich darauf hinweisen, ist unsere eigene Grenze: gegenüber der mittleren Linie um mehr als 10 % gefallen oder um mehr als 20 % gestiegen, innerhalb von 14 bis 45 Tagen. Nach oben ist sie weiter, weil Welpen zunehmen sollen und keine Rasse genau wie der Mittelwert wächst.",
      "Weit daneben heißt bei uns mehr als 30 %: Ab 30 % über dem besten Gewicht gilt ein Hund als stark zu dick. Nach unten haben wir dieselbe Grenze genommen. Unter der Hälfte und über dem Doppelten fragen wir zuerst, ob die Zahl stimmt.",
      "Was Abnehmen und Stillstand bei einem Welpen bedeuten, entscheidet kein eigenes Maß, sondern der Check „Gewicht im Verlauf“.",
    ],
    sections: [
      {
        heading: "Was die Kurve kann und was nicht",
        points: [
          "Sie zeigt, wie schnell Hunde dieser Größe im Mittel wachsen und ob dein Welpe seiner Linie folgt.",
          "Sie zeigt nicht, ob er zu dick oder zu dünn ist. Das fühlst du an Rippen und Taille.",
          "Stimmt das Endgewicht nicht, liegt die ganze Linie zu hoch oder zu tief. Ob dein Welpe sich nach oben oder unten von ihr entfernt, siehst du trotzdem.",
          "Eine Rasse wächst nicht genau wie die andere. Die Formeln kennen nur die Größe.",
        ],
      },
      {
        heading: "Was es heißt, Linien zu kreuzen",
        paragraphs: [
          "Auf einer Karte mit Perzentilen läuft ein gesunder Welpe meist neben seiner Linie her, ob sie oben oder unten liegt. Verlässt er sie nach oben, nimmt er schneller zu als die meisten seiner Größe; nach unten, langsamer. Beides kann an Futter, Würmern oder einer Krankheit liegen und ist ein Grund, nachsehen zu lassen.",
          "Unser Bild hat nur eine Linie. Darum sagen wir, wie viel Prozent von ihr dein Hund hat und ob sich das schnell ändert. Wie viele Perzentillinien das wären, kann die Praxis auf einer gedruckten Karte ablesen.",
        ],
      },
    ],
    faq: [
      {
        question: "Wie schwer wird mein Welpe?",
        answer:
          "Den besten Hinweis geben die Eltern, dann die Spanne der Rasse. Vom heutigen Gewicht auf das Endgewicht zu schließen ist ungenau: Mit zwölf Wochen haben sehr kleine Hunde im Mittel 48 % ihres Endgewichts, sehr große erst 29 %.",
      },
      {
        question: "Mein Welpe liegt unter der Linie. Soll ich mehr füttern?",
        answer:
          "Nicht nur deshalb. Frisst er gut, ist er munter und folgt er seiner Linie, ist er vielleicht einfach leicht gebaut. Fällt er zurück, nimmt er ab oder sind die Rippen spitz, lass ihn ansehen.",
      },
      {
        question: "Mein Welpe liegt über der Linie. Soll ich ihn auf Diät setzen?",
        answer:
          "Nein, ein Welpe soll nicht abnehmen. Fühl die Rippen: Sind sie leicht zu tasten, ist er vielleicht einfach groß. Sind sie es nicht, lass die Menge in der Praxis festlegen, damit er langsamer zunimmt.",
      },
      {
        question: "Wann ist ein Hund ausgewachsen?",
        answer:
          "Sehr kleine mit 6 bis 9 Monaten, mittelgroße spätestens mit 12, große mit 12 bis 18 und sehr große spätestens mit 24 Monaten.",
      },
      {
        question: "Braucht ein großer Welpe zusätzlich Kalzium?",
        answer:
          "Nein. Ein Alleinfutter für Welpen großer Rassen enthält genug, mehr schadet. In einer Futterberatung waren von den Welpen mit Knochenproblemen 66 % zu schnell gewachsen, 61 % bekamen deutlich zu viel Kalzium und 20 % zu wenig.",
      },
      {
        question: "Warum sind in der Zeichnung keine Perzentillinien?",
        answer:
          "Die Perzentilkurven von Waltham sind als Zeichnungen veröffentlicht, ohne Zahlen. Aus den Rohdaten derselben Studie gibt es Quartile, und die zeigen wir in einem Satz und einer Tabelle. Ihre Größengruppen sind grob: Als Bänder um die Linie sähen die Quartile genauer aus, als sie sind. Frag in der Praxis nach den Wachstumskurven von Waltham.",
      },
    ],
    links: [
      { to: "/de/check/welpe-krank", label: "Welpe wirkt krank" },
      { to: "/de/check/neuer-welpe", label: "Neuer Welpe" },
      { to: "/de/check/gewicht-im-verlauf", label: "Gewicht im Verlauf" },
      { to: "/de/check/figur-fuehlen", label: "Figur fühlen" },
      { to: "/de/check/futtermenge", label: "Futtermenge berechnen" },
      { to: "/de/blog/wie-viel-bewegung-braucht-ein-welpe", label: "Wie viel Bewegung braucht ein Welpe?" },
      { to: "/de/labrador-welpe-gelenkschutz", label: "Labrador-Welpe: Gelenke schützen" },
    ],
  },
  shedding: {
    title: "Fellwechsel-Kalender",
    description:
      "Wie stark haart dein Hund in diesem Monat, und wann kommt der nächste Fellwechsel? Mit Pflegetipps für jede Fellart.",
    lead: "Drei Fragen, und du weißt, wie viel Fell diesen Monat zu erwarten ist und wann es wieder mehr wird.",
    coatLabel: "Welches Fell hat dein Hund?",
    coats: {
      kurzhaar: "Kurzhaar",
      langhaar: "Langhaar",
      doppelfell: "Doppelfell mit Unterwolle",
      lockig: "Lockig",
    },
    sizeLabel: "Wie groß ist er?",
    sizes: {
      small: "Klein",
      medium: "Mittel",
      large: "Groß",
    },
    livingLabel: "Wo lebt er?",
    living: {
      indoor: "Fast nur drinnen",
      mixed: "Drinnen und draußen",
      outdoor: "Meist draußen",
    },
    analyse: "Analyse starten",
    again: "Neu analysieren",
    resultTitle: "So stark haart dein Hund im {{month}}",
    titleMonths: [
      "Januar",
      "Februar",
      "März",
      "April",
      "Mai",
      "Juni",
      "Juli",
      "August",
      "September",
      "Oktober",
      "November",
      "Dezember",
    ],
    intensities: {
      extreme: "Extrem",
      strong: "Stark",
      medium: "Mittel",
      light: "Gering",
      minimal: "Minimal",
    },
    levels: {
      high: "Dieser Monat gehört zum großen Fellwechsel.",
      medium: "Dieser Monat liegt vor oder nach dem großen Fellwechsel.",
      low: "In diesem Monat ruht das Fell.",
    },
    levelNames: {
      low: "niedrig",
      medium: "mittel",
      high: "hoch",
    },
    seasonNames: {
      spring: "Frühling",
      summer: "Sommer",
      autumn: "Herbst",
      winter: "Winter",
    },
    next: {
      one: "Der nächste starke Monat ist der {{month}}, in {{count}} Monat.",
      other: "Der nächste starke Monat ist der {{month}}, in {{count}} Monaten.",
    },
    seasons: {
      spring: "Im Frühling fällt die Unterwolle des Winters.",
      summer: "Im Sommer ist das Fell dünn und leicht.",
      autumn: "Im Herbst macht das Sommerfell dem Winterfell Platz.",
      winter: "Im Winter ist das Fell dicht und bleibt meist, wo es ist.",
    },
    livingNote: {
      indoor:
        "Drinnen brennt lange Licht, und es ist immer gleich warm: Viele Hunde haaren dann das ganze Jahr ein wenig, und der Fellwechsel fällt flacher aus.",
      mixed:
        "Drinnen und draußen: Der Fellwechsel ist zu sehen, aber weniger deutlich als bei Hunden, die draußen leben.",
      outdoor: "Draußen gibt das Tageslicht den Takt: Der Fellwechsel kommt deutlich und in wenigen Wochen.",
    },
    sizeNote: {
      small: "Bei einem kleinen Hund reichen meist fünf Minuten Bürsten.",
      medium: "Rechne mit etwa zehn Minuten Bürsten.",
      large: "Ein großer Hund verliert viel Fell: Bürste lieber oft und kurz als selten und lang.",
    },
    coatTips: {
      kurzhaar: [
        "Ein Gummistriegel einmal in der Woche, im starken Monat jeden zweiten Tag.",
        "Ein feuchtes Tuch danach nimmt lose Haare auf.",
      ],
      langhaar: [
        "Jeden Tag kämmen, zuerst die Spitzen, dann bis zur Haut.",
        "Hinter den Ohren und unter den Achseln verfilzt es zuerst.",
      ],
      doppelfell: [
        "Unterwolle mit einer Unterwollbürste ausbürsten, Schicht für Schicht.",
        "Nicht scheren: Das Deckhaar schützt vor Sonne und wächst oft ungleich nach.",
      ],
      lockig: [
        "Lose Haare bleiben in den Locken: zwei- bis dreimal in der Woche durchkämmen.",
        "Alle sechs bis acht Wochen schneiden lassen.",
      ],
    },
    year: "Das Jahr im Überblick",
    tableTitle: "Monat für Monat",
    tableCaption: "Wie viel Hunde in welchem Monat haaren",
    share: "Fellwechsel im {{month}}: {{intensity}}.",
    shared: {
      extreme: "Haart extrem",
      strong: "Haart stark",
      medium: "Haart mittelstark",
      light: "Haart wenig",
      minimal: "Haart kaum",
    },
    checkTitle: "Ist das noch Fellwechsel?",
    checkLead: "Kreuze an, was du siehst.",
    checkSigns: {
      increased: "Viel mehr Haare als in anderen Jahren",
      clumps: "Haare gehen in Büscheln aus",
      uneven: "Ungleichmäßig, mit kahlen Stellen",
      scratching: "Er kratzt oder leckt sich oft",
    },
    checkVerdict: {
      normal: "Ein Zeichen allein ist wahrscheinlich normal.",
      observe: "Beobachte es zwei Wochen. Wird es mehr, zeig deinen Hund in der Tierarztpraxis.",
      vet: "Bitte lass Haut und Fell in der Tierarztpraxis ansehen. Das sieht nicht nach Fellwechsel aus.",
    },
    checkVet:
      "Kahle Stellen und häufiges Kratzen oder Lecken gehören nicht zum Fellwechsel. Lass Haut und Fell ansehen, auch wenn du sonst nichts bemerkst.",
    checkBesideVet: {
      normal: "Nach der Zahl der Zeichen allein: wahrscheinlich normal.",
      observe: "Nach der Zahl der Zeichen allein: beobachten.",
      vet: "Auch nach der Zahl der Zeichen: Das sieht nicht nach Fellwechsel aus.",
    },
    evidence: [
      "Den Fellwechsel steuert vor allem die Länge der Tage. Die Monate und Stufen hier sind unsere eigene Einteilung für Mitteleuropa, keine Messung.",
      "Wohnungslicht, Heizung und Kastration machen ihn flacher oder verschieben ihn. Deshalb sagen wir es dir im Ergebnis, ohne an der Stufe etwas zu ändern.",
      "Kahle Stellen, Juckreiz oder stumpfes Fell gehören nicht zum Fellwechsel. Auch die Schilddrüse kann dahinterstehen.",
    ],
    sections: [
      {
        heading: "Was beim Fellwechsel hilft",
        points: [
          "Regelmäßig bürsten, draußen oder im Bad.",
          "Gutes Alleinfutter und frisches Wasser: Es braucht meist nichts extra.",
          "Baden nur, wenn nötig, und gut trocknen.",
        ],
      },
    ],
    faq: [
      {
        question: "Wie lange dauert ein Fellwechsel?",
        answer:
          "Meist einige Wochen. Bei Hunden, die viel drinnen leben, zieht er sich länger hin und ist dafür schwächer.",
      },
      {
        question: "Hilft Scheren gegen das Haaren?",
        answer: "Nein. Kurze Haare fallen genauso aus, und das Fell verliert seinen Schutz vor Sonne, Kälte und Nässe.",
      },
      {
        question: "Warum haart meine Hündin nach der Läufigkeit?",
        answer:
          "Auch Hormone steuern das Fell. Nach einer Läufigkeit, einer Trächtigkeit oder einer Kastration haaren viele Hündinnen stärker oder anders.",
      },
    ],
  },
  vetFees: {
    title: "Tierarztkosten-Rechner",
    description:
      "Was darf der Tierarztbesuch kosten? Leistungen ankreuzen und die Spanne nach der Gebührenordnung (GOT) sehen, am Tag und im Notdienst, mit Mehrwertsteuer.",
    lead: "In Deutschland steht in einer Verordnung, was eine Tierarztpraxis mindestens nehmen muss und höchstens nehmen darf. Kreuz an, was gemacht wird, und du siehst die Spanne.",
    where: "Diese Rechnung gilt für Praxen in Deutschland. In Österreich und der Schweiz wird anders abgerechnet.",
    timeLabel: "Wann?",
    times: {
      day: "In der Sprechstunde",
      emergency: "Im Notdienst: nachts, am Wochenende, am Feiertag",
    },
    examplesLabel: "Mit einem Beispiel anfangen",
    examples: {
      vaccination: "Impftermin",
      ear: "Entzündetes Ohr",
      vomiting: "Erbrechen",
      limping: "Humpeln",
      spay: "Kastration der Hündin",
      teeth: "Zahnreinigung",
    },
    servicesLabel: "Oder selbst ankreuzen",
    groups: {
      visit: "Termin und Vorsorge",
      tests: "Untersuchungen",
      treatment: "Behandlung und Station",
      surgery: "Narkose und Operation",
      teeth: "Zähne",
    },
    services: {
      advice: "Nur Beratung, auch am Telefon",
      exam: "Allgemeine Untersuchung mit Beratung",
      again: "Folgeuntersuchung",
      homeVisit: "Hausbesuch, ohne Wegegeld",
      vaccination: "Impfen und eintragen, ohne Impfstoff",
      chip: "Mikrochip setzen, ohne Chip",
      claws: "Krallen kürzen",
      analGlands: "Analbeutel ausdrücken, beide Seiten",
      tick: "Zecken entfernen",
      stool: "Kot auf Parasiten untersuchen",
      urine: "Urin: Teststreifen und Sediment",
      bloodSample: "Blut abnehmen",
      bloodCount: "Großes Blutbild",
      bloodValues: "10 Blutwerte (Niere, Leber und andere)",
      smear: "Abstrich unter dem Mikroskop",
      skin: "Hautgeschabsel",
      needle: "Knoten mit feiner Nadel punktieren",
      lameness: "Orthopädische Untersuchung",
      eyes: "Augen untersuchen und anfärben, beide",
      xray2: "Röntgen, 2 Aufnahmen",
      xray4: "Röntgen, 4 Aufnahmen",
      ultrasound: "Ultraschall",
      pregnancyScan: "Ultraschall bei Trächtigkeit",
      ecg: "EKG",
      heartScan: "Herzultraschall, Basis",
      ct: "CT eines Körperteils",
      mri: "MRT",
      injection: "Spritze unter die Haut oder in den Muskel",
      catheter: "Venenkatheter legen",
      drip: "Infusion",
      pump: "Infusion mit Pumpe",
      ears: "Ohren behandeln, beide, und spülen",
      bandage: "Verband",
      woundClean: "Wunde reinigen",
      woundClose: "Wunde verschließen",
      woundHard: "Wunde verschließen, kompliziert",
      stay: "Ein Tag auf Station, ohne Behandlung",
      intensive: "Ein Tag Intensivüberwachung",
      euthanasia: "Einschläfern",
      sedation: "Sedieren",
      anaesthesia: "Intubationsnarkose, eingeleitet durch Spritze",
      monitoring: "Narkose überwachen",
      castration: "Rüden kastrieren",
      spay: "Hündin kastrieren (Eierstöcke)",
      spayWomb: "Hündin kastrieren (Eierstöcke und Gebärmutter)",
      lump: "Tumor entfernen",
      lumpHard: "Tumor entfernen, kompliziert",
      caesarean: "Kaiserschnitt",
      torsion: "Magendrehung operieren",
      stomach: "Magen öffnen, etwa wegen eines Fremdkörpers",
      bowel: "Darm öffnen, etwa wegen eines Fremdkörpers",
      spleen: "Milz entfernen",
      cruciate: "Kreuzband operieren",
      patella: "Kniescheibe operieren",
      fracture: "Knochenbruch operieren",
      teeth: "Zahnstein entfernen und polieren",
      tooth: "Einen Zahn ziehen",
      toothHard: "Einen Zahn ziehen, kompliziert",
    },
    calculate: "Spanne ausrechnen",
    again: "Neu beginnen",
    resultTitle: "Für diese Leistungen, mit Mehrwertsteuer",
    range: "{{least}} bis {{most}}",
    how: {
      day: "Gerechnet mit dem einfachen bis dreifachen Satz und 19 % Mehrwertsteuer.",
      emergency: "Gerechnet mit dem zwei- bis vierfachen Satz, 50 € Notdienstgebühr und 19 % Mehrwertsteuer.",
    },
    only: "Medikamente, Impfstoff und Material kommen dazu.",
    onTop: [
      "Medikamente, Narkosemittel, Impfstoff, Verbände, Implantate und Labore außer Haus stehen gesondert auf der Rechnung. Bei Operationen ist das oft ein großer Teil.",
      "Welcher Satz gilt, entscheidet die Praxis nach Schwierigkeit, Zeit, Zeitpunkt, Wert des Tieres und Ort. Außerhalb des Notdienstes muss mehr als der dreifache Satz vorher in Textform vereinbart sein.",
      "Weniger als der einfache Satz ist nur im begründeten Einzelfall erlaubt, ebenfalls vorher und in Textform. Handeln lässt sich darüber kaum.",
      "Bei einem Hausbesuch kommt Wegegeld dazu: 3,50 € je Doppelkilometer, mindestens 13 €.",
    ],
    tips: [
      "Frag vor dem Termin nach einem Kostenvoranschlag und ab welcher Summe man dich anruft.",
      "Frag bei jeder Untersuchung, was ihr Ergebnis an der Behandlung ändert.",
      "Sag früh, wenn das Geld knapp ist. Dann kommt das Wichtigste zuerst, und über Raten lässt sich reden.",
      "Prüf die Rechnung: Zu jeder Leistung gehört ihre Nummer aus dem Gebührenverzeichnis.",
      "Warte mit einem Notfall nicht bis zur Sprechstunde, um zu sparen. Es wird fast immer teurer, vor allem für deinen Hund.",
    ],
    tableTitle: "Einfacher Satz ohne Mehrwertsteuer",
    service: "Leistung",
    number: "Nr. der GOT",
    rate: "Einfacher Satz",
    sum: "Summe, einfacher Satz ohne Mehrwertsteuer",
    share: "Tierarztkosten nach GOT: {{least}} bis {{most}}, dazu Medikamente und Material.",
    shared: { day: "Tierarztkosten am Tag", emergency: "Tierarztkosten im Notdienst" },
    evidence: [
      "Die Sätze stammen aus der Anlage der Gebührenordnung für Tierärztinnen und Tierärzte vom 15. August 2022 in der Fassung vom 15. März 2023. Wir haben sie in einer Abschrift des Gesetzestexts gelesen und 63 von gut 1.000 Positionen übernommen. Was du hier nicht findest, fehlt uns, nicht der Verordnung.",
      "Gerechnet wird in Cent: Summe der einfachen Sätze mal Faktor, im Notdienst plus Notdienstgebühr, dann Mehrwertsteuer. Die Beispiele sind unsere Auswahl. Bei deinem Hund kann mehr oder weniger nötig sein.",
      "Die Gebührenordnung wird 2026 überprüft. Danach können sich Sätze ändern. Es gilt, was am Tag der Behandlung im Gesetz steht.",
    ],
    sections: [
      {
        heading: "So entsteht der Preis",
        points: [
          "Am Tag: der einfache bis dreifache Satz.",
          "Im Notdienst: der zwei- bis vierfache Satz, dazu einmal 50 € Notdienstgebühr, auch wenn zwei Hunde von dir behandelt werden.",
          "Nacht heißt von 18 bis 8 Uhr, Wochenende von Freitag 18 Uhr bis Montag 8 Uhr, Feiertag von 0 bis 24 Uhr. Hat die Praxis dann ohnehin Sprechstunde, gilt der normale Satz.",
          "Ist eine Leistung schon Teil einer anderen, darf sie nicht noch einmal berechnet werden.",
        ],
      },
    ],
    faq: [
      {
        question: "Warum kostet dieselbe Operation hier das Doppelte?",
        answer:
          "Weil die Praxis im Rahmen vom einfachen bis dreifachen Satz nach den Umständen wählt und weil Narkose, Überwachung, Material und Nachsorge verschieden ausfallen. Vergleich deshalb ganze Kostenvoranschläge, nicht einzelne Zeilen.",
      },
      {
        question: "Muss ich die Notdienstgebühr immer zahlen?",
        answer:
          "Im Notdienst steht sie der Praxis zu, einmal je Fall. Nur im begründeten Einzelfall darf sie darauf verzichten.",
      },
      {
        question: "Sind die Preise für Katzen gleich?",
        answer:
          "Die Untersuchung kostet gleich viel. Manche Operationen haben für Katzen eigene, niedrigere Sätze. Dieser Rechner kennt nur die für Hunde.",
      },
    ],
    links: [
      { to: "/de/blog/tierarzt-notdienst-nachts", label: "Tierarzt-Notdienst: wer nachts hilft, was es kostet" },
      { to: "/de/blog/hundeversicherung-sinnvoll", label: "Hundeversicherung ohne Werbung" },
    ],
  },
  wormsTicks: {
    title: "Wurm- und Zeckenkalender",
    description:
      "Wie oft entwurmen oder testen, und wann sind Zecken unterwegs? Ein Plan nach Land, Alter und Alltag deines Hundes, mit Terminen für den Kalender.",
    lead: "Es gibt keinen Plan für alle Hunde. Sag uns, wo ihr lebt und was dein Hund so treibt, und du bekommst einen Vorschlag nach den Leitlinien der Parasitologen. Das Mittel wählt die Praxis.",
    countryLabel: "Wo lebt ihr?",
    countries: {
      de: "Deutschland",
      at: "Österreich",
      ch: "Schweiz",
      pl: "Polen",
      gb: "Großbritannien, Nordirland",
      ie: "Irland",
    },
    ageLabel: "Wie alt ist dein Hund?",
    ages: {
      pup: "Welpe bis 12 Wochen",
      young: "Bis 6 Monate",
      adult: "Älter",
    },
    habitsLabel: "Was trifft auf ihn zu?",
    habits: {
      meets: "Läuft frei oder trifft andere Hunde",
      hunts: "Fängt Mäuse oder geht mit auf die Jagd",
      scavenges: "Läuft ohne Aufsicht, frisst Aas oder Kot",
      raw: "Bekommt rohes Fleisch oder Innereien",
      slugs: "Frisst Schnecken oder leckt Schneckenschleim",
    },
    householdLabel: "Wer lebt bei euch?",
    household: {
      children: "Kinder unter 5 Jahren",
      weak: "Jemand mit schwacher Abwehr",
    },
    travelsLabel: "Wohin reist er in nächster Zeit?",
    travels: {
      entry: "Nach Finnland, Irland, Malta, Norwegen, Großbritannien oder Nordirland",
      fox: "In eine andere Gegend mit Fuchsbandwurm",
      south: "Ans Mittelmeer oder nach Südosteuropa",
    },
    noneOf: "Trifft nichts zu, geh einfach weiter.",
    lastLabel: "Wann war die letzte Wurmkur oder Kotprobe?",
    lastHelp: "Freiwillig. Ohne Angabe beginnt der Plan heute.",
    lastWrong: "Bitte einen Tag von 1990 bis heute.",
    arrivalLabel: "An welchem Tag kommt ihr dort an?",
    arrivalHelp: "Freiwillig. Daraus rechnen wir die Tage für die Behandlung vor der Einreise aus.",
    arrivalWrong: "Bitte einen Tag.",
    calculate: "Kalender anzeigen",
    again: "Neu beginnen",
    resultTitle: "Dein Vorschlag",
    groups: {
      a: "Risikogruppe A",
      b: "Risikogruppe B",
      c: "Risikogruppe C",
      d: "Risikogruppe D",
    },
    groupNote: {
      a: "Gruppe A: kaum Kontakt zu Würmern. Kannst du sein Risiko schlecht einschätzen, gelten mindestens vier Termine im Jahr.",
      b: "Gruppe B: Er kann Wurmeier aufnehmen, frisst aber keine Beute.",
      c: "Gruppe C: Mit der Beute nimmt er Bandwürmer auf.",
      d: "Gruppe D: Was er unterwegs frisst, siehst du nicht. Das ist die Gruppe mit dem höchsten Risiko.",
    },
    pup: "Alle 2 Wochen",
    young: "Jeden Monat",
    roundworm: {
      fortnight:
        "Gegen Spulwürmer ab einem Alter von zwei Wochen alle 14 Tage, bis zwei Wochen nach der letzten Milch. Danach jeden Monat, bis er sechs Monate alt ist. Die Mutter wird mitbehandelt.",
      month: "Gegen Spulwürmer: jeden Monat behandeln oder Kot untersuchen.",
      quarter: "Gegen Spulwürmer: viermal im Jahr behandeln oder Kot untersuchen.",
      halfYear: "Gegen Spulwürmer: ein- bis zweimal im Jahr behandeln oder Kot untersuchen.",
    },
    tapeworm: {
      month: "Gegen Bandwürmer: jeden Monat, weil er Beute oder Aas frisst.",
      sixWeeks:
        "Gegen Bandwürmer, weil er roh gefüttert wird: alle sechs Wochen behandeln oder alle zwei bis drei Monate untersuchen. Gut erhitztes oder lange gefrorenes Fleisch erspart das.",
      upToQuarter: "Gegen Bandwürmer: mindestens alle drei Monate, in Gegenden mit Hundebandwurm alle sechs Wochen.",
    },
    next: "Nächster Termin: {{day}}.",
    householdNote:
      "Weil kleine Kinder oder Menschen mit schwacher Abwehr bei euch leben, nennen die Leitlinien je nach Risiko einen monatlichen Rhythmus. Ob er bei euch nötig ist, besprichst du in der Praxis.",
    slugsNote:
      "Schnecken übertragen den Lungenwurm, und viele Wurmtabletten erfassen ihn nicht. Frag diese Woche nach einem Test oder Schutz, auch ohne Husten.",
    foxNote: {
      de: "Fuchsbandwurm gibt es vor allem in Süddeutschland. Für Menschen ist er gefährlich, dem Hund siehst du nichts an.",
      at: "Fuchsbandwurm gibt es vor allem im Westen Österreichs. Für Menschen ist er gefährlich, dem Hund siehst du nichts an.",
      ch: "Fuchsbandwurm gibt es vor allem in der Nordschweiz. Für Menschen ist er gefährlich, dem Hund siehst du nichts an.",
      pl: "Fuchsbandwurm gibt es vor allem im Nordosten und Südosten Polens; dort trug ihn in einer Untersuchung mehr als jeder dritte Fuchs. Für Menschen ist er gefährlich, dem Hund siehst du nichts an.",
      gb: "Den Fuchsbandwurm gibt es in Großbritannien nicht. In Herefordshire, der Mitte von Wales und auf den Äußeren Hebriden lebt ein Hundebandwurm bei Schafen. Halte deinen Hund dort von Kadavern fern.",
      ie: "Den Fuchsbandwurm gibt es in Irland nicht.",
    },
    testNote: {
      good: "Eine Kotprobe ist ein vollwertiger Weg, wenn sie genauso oft kommt wie sonst die Wurmkur und über drei Tage gesammelt ist.",
      limited:
        "Gegen Spulwürmer geht auch eine Kotprobe, über drei Tage gesammelt. Bandwürmer findet sie schlecht: Dort ist der feste Rhythmus sicherer.",
      puppy:
        "Welpen werden behandelt, weil fast alle Spulwürmer von der Mutter haben. Eine Kotprobe ersetzt das nicht.",
    },
    travelTitle: "Auf Reisen",
    entryNote:
      "Vor der Einreise nach Finnland, Irland, Malta, Norwegen, Großbritannien und Nordirland behandelt eine Tierarztpraxis den Hund 24 bis 120 Stunden vorher gegen Bandwürmer und trägt es mit Uhrzeit ein. Ausnahmen zwischen diesen Ländern ändern sich: Schau vor jeder Reise bei der Behörde nach.",
    entryDays: "Auf der sicheren Seite bist du, egal um welche Uhrzeit, mit diesen Tagen: {{days}}.",
    travelNote: {
      fox: "In Gegenden mit Fuchsbandwurm: vier Wochen nach Reisebeginn behandeln, dann alle vier Wochen, bis vier Wochen nach der Rückkehr.",
      south:
        "Im Süden kommen Herzwurm und Leishmaniose dazu, die Mücken und Sandmücken übertragen. Sandmücken fliegen mindestens von April bis November. Sprich einige Wochen vorher in der Praxis darüber.",
    },
    nowTitle: "Sofort in die Praxis",
    todayTitle: "Heute anrufen",
    signs: {
      urine: "Urin dunkelrot oder braun, etwa nach Zecken",
      pale: "Zahnfleisch blass, oder sehr schwach",
      fit: "Zittern, Taumeln oder ein Krampf, auch nach einem Mittel",
      lung: "Atmet schwer, hustet Blut oder blutet ohne Grund",
      wrong: "Ein falsches, doppeltes oder zu starkes Mittel gegeben",
      tickIll: "Matt oder fiebrig in den Wochen nach einer Zecke oder Reise",
      yellow: "Augenweiß oder Zahnfleisch gelblich",
      pupWorm: "Welpe mit Würmern, der erbricht, Durchfall oder einen dicken Bauch hat",
      gutWorm: "Würmer zusammen mit Erbrechen oder Durchfall",
      slugCough: "Husten bei einem Hund, der Schnecken frisst",
    },
    tips: [
      "Lass dir in der Praxis sagen, welches Mittel wogegen wirkt, und nimm nie zwei zugleich auf eigene Faust. Auf das Gewicht kommt es an.",
      "Sag auch, wenn dein Hund Krämpfe hatte, ein Collie oder eine verwandte Rasse ist, wenn deine Hündin trächtig ist oder eine Katze im Haus lebt.",
      "Häufchen sofort aufheben, Hände waschen, Sandkasten abdecken: Das schützt Kinder mehr als jede Tablette.",
      "Such ihn in der Zeckenzeit jeden Abend mit den Fingern ab, und notier den Tag, wenn du eine Zecke ziehst.",
    ],
    ticksTitle: "Zecken im Jahr",
    season: "Zeckenzeit",
    mild: "an milden Tagen",
    carries: {
      de: [
        "Hohe Balken: übliche Zeckenzeit. Niedrige: an milden Tagen. In Deutschland wurden in allen Monaten Zecken von Hunden gesammelt.",
        "Holzbock (78 % der Funde): Borreliose, Anaplasmose, im Süden auch FSME.",
        "Auwald- oder Wiesenzecke (19 %): Babesiose, lebensgefährlich. Sie mag kühle Tage im Frühling und Herbst und ist auch im Winter unterwegs.",
      ],
      at: [
        "Hohe Balken: übliche Zeckenzeit. Niedrige: an milden Tagen, denn auch hier wurden Zecken rund ums Jahr gesammelt.",
        "Holzbock (90 % der Funde bei Hunden): Borreliose, Anaplasmose, fast überall auch FSME.",
        "Auwaldzecke (5 %), vor allem im Osten: Babesiose. Sie kommt im Frühling früher und im Herbst später als der Holzbock.",
      ],
      ch: [
        "Hohe Balken: übliche Zeckenzeit. Niedrige: an milden Tagen.",
        "Holzbock: Borreliose, Anaplasmose, fast überall auch FSME.",
        "Wiesenzecke, am Genfersee und im Mittelland: Babesiose, die meisten Fälle im Frühling, einige im Herbst.",
      ],
      pl: [
        "Hohe Balken: übliche Zeckenzeit. Niedrige: an milden Tagen, auch im Winter.",
        "Wiesenzecke: Babesiose, im Osten und in der Mitte sehr häufig (bis zu 250 Fälle auf 1.000 Hunde in einer Praxis), im Westen selten.",
        "Holzbock: Borreliose, Anaplasmose, FSME.",
      ],
      gb: [
        "Hohe Balken: übliche Zeckenzeit. Niedrige: an milden Tagen.",
        "Holzbock (89 % der Funde bei Hunden): Borreliose, Anaplasmose.",
        "Babesiose ist selten. Bei Harlow in Essex erkrankten aber Hunde, die nie im Ausland waren.",
      ],
      ie: [
        "Hohe Balken: übliche Zeckenzeit. Niedrige: an milden Tagen.",
        "Der Holzbock ist auch hier die häufigste Zecke bei Hunden: Borreliose, Anaplasmose.",
      ],
    },
    share: "Wurm- und Zeckenkalender für meinen Hund: {{word}}.",
    calendarRound: "Würmer: behandeln oder Kotprobe",
    calendarTape: "Bandwürmer: behandeln",
    calendarBoth: "Spul- und Bandwürmer",
    calendarNote: "Vorschlag aus dem Wurm- und Zeckenkalender von Hundeblick. Das Mittel wählt die Praxis.",
    calendarTicks: "Zeckenzeit beginnt: Schutz besprechen",
    calendarEntry: "Bandwurmbehandlung vor der Einreise",
    evidence: [
      "Gruppen und Häufigkeit stammen aus dem Schema von ESCCAP, dem Zusammenschluss europäischer Parasitologen: A ein- bis zweimal, B viermal, C zwölfmal gegen Bandwürmer und viermal gegen Spulwürmer, D zwölfmal im Jahr, immer als Behandlung oder ebenso häufige Untersuchung. Bei Rohfütterung, Kindern unter 5 Jahren und Reisen gilt die Leitlinie 1.",
      "In Großbritannien und Irland fehlt der Fuchsbandwurm, deshalb nennen wir dort gegen Bandwürmer drei Monate, in einigen Gegenden sechs Wochen. Britische Tierärzteverbände raten, so wenig wie möglich und so viel wie nötig zu geben, auch der Umwelt wegen.",
      "Die Monate der Zeckenzeit sind unsere Vereinfachung. Was Zecken tragen und wie oft welche Art an Hunden gefunden wurde, steht in den genannten Studien. Ob sie bei euch häufig sind, weiß deine Praxis.",
    ],
    sections: [
      {
        heading: "Warum kein Mittel empfohlen wird",
        paragraphs: [
          "Kein Mittel wirkt gegen alles, und manches ist für einzelne Hunde gefährlich. Gewicht, Alter, Rasse, Krankheiten und Mitbewohner entscheiden. Das kann nur jemand abwägen, der deinen Hund kennt.",
        ],
      },
      {
        heading: "Weniger Würmer ohne Tablette",
        points: [
          "Rohes Fleisch zehn Minuten bei 65 °C im Kern erhitzen oder eine Woche bei −17 bis −20 °C einfrieren.",
          "Mäuse und Aas abtauschen statt wegnehmen, dann bringt er sie dir eher.",
          "Napf und Spielzeug nachts hereinholen, wegen der Schnecken.",
        ],
      },
    ],
    faq: [
      {
        question: "Schadet es, öfter zu entwurmen?",
        answer:
          "Jedes Mittel kann Nebenwirkungen haben und gelangt in die Umwelt. Öfter als nötig bringt nichts, denn eine Wurmkur schützt nicht bis zur nächsten.",
      },
      {
        question: "Was gilt für eine trächtige Hündin?",
        answer: "Nicht jedes Mittel ist erlaubt, und Würmer gehen auf die Welpen über. Besprich den Plan diese Woche.",
      },
      {
        question: "Warum so oft? Mein Hund hat nie Würmer.",
        answer:
          "Die meisten Hunde mit Würmern sehen gesund aus. Der Plan schützt vor allem Kinder und andere Tiere. Mit Kotproben findest du heraus, was bei deinem Hund wirklich nötig ist.",
      },
    ],
    links: [
      { to: "/de/check/zecken-floehe-wuermer", label: "Fragen zu Zecken, Flöhen und Würmern" },
      { to: "/de/blog/wuermer-beim-hund-wurmkur", label: "Würmer beim Hund: Wurmkur, Kotprobe oder beides?" },
      { to: "/de/blog/zecken-beim-hund", label: "Zecken beim Hund: entfernen, beobachten, vorbeugen" },
      { to: "/de/blog/floehe-beim-hund", label: "Flöhe beim Hund" },
      { to: "/de/blog/mit-hund-verreisen-papiere", label: "Mit Hund verreisen: Papiere und Krankheiten" },
    ],
  },
  zoomies: {
    title: "Zoomies-Rechner",
    description:
      "Dein Hund rast plötzlich im Kreis? Vier Fragen zeigen, ob seine wilden fünf Minuten im üblichen Rahmen liegen.",
    lead: "Hintern runter, Ohren zurück, und ab um den Tisch. Vier Fragen zeigen dir, ob die wilden fünf Minuten deines Hundes im üblichen Rahmen liegen.",
    ageLabel: "Wie alt ist dein Hund?",
    ages: {
      puppy: "Welpe, unter 6 Monate",
      young: "Jung, 6–24 Monate",
      adult: "Erwachsen, 2–7 Jahre",
      senior: "Senior, über 7 Jahre",
    },
    oftenLabel: "Wie oft kommt es vor?",
    often: {
      "multiple-daily": "Mehrmals am Tag",
      daily: "Täglich",
      weekly: "Jede Woche",
      rarely: "Selten",
    },
    triggerLabel: "Wann meistens?",
    triggers: {
      "after-bath": "Nach dem Baden",
      "after-poop": "Nach dem großen Geschäft",
      evening: "Abends",
      visitors: "Wenn Besuch kommt",
      random: "Einfach so",
    },
    lastsLabel: "Wie viele Minuten dauert es?",
    lasts: {
      "under-1": "Unter 1",
      "1-3": "1 bis 3",
      "3-5": "3 bis 5",
      "over-5": "Mehr als 5",
    },
    calculate: "Ergebnis zeigen",
    again: "Neu ausrechnen",
    resultTitle: "Die Zoomies deines Hundes",
    categories: {
      perfect: "Pure Lebensfreude",
      normal: "Im üblichen Rahmen",
      check: "Einen zweiten Blick wert",
    },
    explanation: {
      perfect: "So sehen Zoomies aus: kurz, fröhlich, danach ein müder Hund.",
      normal: "Etwas mehr als üblich. Oft hilft ein ruhigerer Tag mit festen Schlafzeiten.",
      check: "So lang oder so oft in diesem Alter ist ungewöhnlich. Beobachte es und mach ein Video.",
    },
    score: "{{points}} von 100 Punkten",
    scientific: "Fachleute sagen dazu",
    triggerNote: {
      "after-bath": "Nach dem Baden: Nasses Fell fühlt sich fremd an, und die Anspannung muss raus.",
      "after-poop": "Nach dem Geschäft: Viele Hunde sind danach einfach erleichtert.",
      evening: "Abends entlädt sich, was vom Tag noch übrig ist, bei Junghunden auch Übermüdung.",
      visitors: "Besuch ist aufregend. Eine ruhige Begrüßung hilft.",
      random: "Ohne erkennbaren Anlass ist auch normal, solange dein Hund ansprechbar bleibt.",
    },
    tips: [
      "Mach den Weg frei: keine glatten Böden, Treppen oder Glastische in der Bahn.",
      "Nicht hinterherlaufen. Dreh dich weg oder lauf ein Stück voraus, dann kommt er mit.",
      "Danach Wasser und Ruhe. Welpen brauchen sehr viel Schlaf.",
    ],
    vet: "Mach ein Video und zeig es in der Tierarztpraxis. Bei älteren Hunden kann neue Unruhe auch von Schmerzen oder von Veränderungen im Gehirn kommen.",
    redFlags: {
      heading: "Das sind keine Zoomies",
      points: [
        "Er jagt immer wieder dem Schwanz, Licht oder Schatten nach und lässt sich nicht unterbrechen.",
        "Er wirkt verwirrt, taumelt, fällt um oder krampft: bitte sofort in die Tierarztpraxis.",
        "Er schreit, hinkt oder beißt sich selbst.",
      ],
    },
    share: "Die Zoomies meines Hundes: {{points}} von 100 Punkten.",
    evidence: [
      "Die Punkte und Stufen sind unsere eigene, verspielte Einteilung, kein Test. In der Fachwelt gelten die wilden Minuten als normales Verhalten in jedem Alter, von Sekunden bis wenigen Minuten. Der Abzug fürs Alter heißt also nicht, dass etwas fehlt.",
      "Wichtiger als die Zahl ist, ob dein Hund dabei ansprechbar ist. Zwanghaftes Kreiseln oder Jagen nach Licht und Schwanz gehört in tierärztliche Hände.",
    ],
    sections: [
      {
        heading: "Woher kommen sie?",
        paragraphs: [
          "Warum Hunde rasen, ist kaum erforscht. Am wahrscheinlichsten baut der Körper auf einen Schlag Spannung ab, aus Freude, aus Erleichterung oder nach langem Stillliegen. Spielhaltung, offenes Maul und weiche Kurven zeigen, dass es Spaß ist.",
        ],
      },
    ],
    faq: [
      {
        question: "Soll ich meinen Hund dabei stoppen?",
        answer:
          "Nur wenn er sich oder andere gefährdet. Ruf ihn ruhig von der Straße, der Treppe oder dem glatten Boden weg, statt ihm nachzulaufen.",
      },
      {
        question: "Warum tun es Welpen abends so oft?",
        answer:
          "Meist sind sie müde und finden nicht zur Ruhe. Weniger Programm und ein stiller Platz helfen mehr als noch eine Runde.",
      },
      {
        question: "Wann sollte das jemand ansehen?",
        answer:
          "Wenn es neu ist und dein Hund älter, wenn er nicht ansprechbar ist oder wenn er danach hinkt. Ein Video hilft in der Praxis sehr.",
      },
    ],
  },
};

export default TEXTS;
