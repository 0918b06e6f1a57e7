const TEXTS = {
  words: {
    tools: "Tools",
    share: "Share result",
    print: "Print",
    calendar: "Add to calendar",
    copied: "Link copied",
    copyByHand: "Copy this link:",
    sharedResult: "A shared result",
    yours: "And your dog? Find out here.",
    photo: "Check a photo",
    photoLead: "And how is your dog right now? One photo is enough.",
    evidence: "How well is this backed up?",
    sources: "Sources",
    faq: "Common questions",
    more: "More tools",
    reading: "Read on",
    next: "Next",
    back: "Back",
    skip: "Skip",
    years: "years",
    tips: "What you can do",
    from: "Worked out from",
    insights: "What this means",
    progress: "Progress",
    percent: "{{percent}}%",
    step: "Step {{step}} of {{of}}",
    home: "To the home page",
    notVet: "The result is for information and does not replace an examination by a vet.",
  },
  dogYears: {
    title: "Dog years calculator",
    description:
      "How old is your dog in human years? Work it out by age and size, with a table and the life stages vets use.",
    lead: "Times seven is wrong. A dog ages fast in the first years and more slowly after that. And big dogs are old sooner than small ones.",
    ageLabel: "How old is your dog?",
    ageHelp: "Half years work too, for example 2.5.",
    ageWrong: "Please give half or whole years, from 0.5 to 25.",
    sizeLabel: "How big is your dog when fully grown?",
    sizes: {
      small: "Small, under 10 kg",
      medium: "Medium, 10–25 kg",
      large: "Large, 25–45 kg",
      giant: "Giant, over 45 kg",
    },
    shortSizes: {
      small: "Small",
      medium: "Medium",
      large: "Large",
      giant: "Giant",
    },
    calculate: "Calculate",
    resultTitle: "Your dog is about as old as a person of",
    resultUnit: {
      one: "year",
      other: "years",
    },
    emptyTitle: "The age will appear here",
    emptyText: "Enter the age and choose the size. We also tell you which stage of life your dog is in.",
    phaseLabel: "Life stage by human years",
    phases: {
      puppy: "Puppy or young dog",
      youngAdult: "Young adult",
      adult: "Adult",
      middleAge: "Middle age",
      senior: "Senior",
      veryOld: "Very old",
    },
    vetLabel: "Life stage as vets define it",
    vetStages: {
      puppy: "Puppy",
      youngAdult: "Young adult",
      matureAdult: "Mature adult",
      senior: "Senior",
    },
    vetAdvice: {
      puppy: "Now is the time for vaccinations, growth and first experiences.",
      youngAdult: "One check-up a year is usually enough. Keep an eye on weight and teeth.",
      matureAdult: "A check-up once a year, with an eye on weight, teeth and joints.",
      senior: "A check-up every six months is worth it now, with an eye on joints, teeth and weight.",
    },
    supplementLabel: "Supplement",
    supplements: {
      young: "Nothing needed. A complete food for young dogs contains everything.",
      adult: "With a good complete food, nothing is needed.",
      middle: "Nothing is needed. If you would like to give something, ask your vet about omega-3 (EPA and DHA).",
      old: "For joints, omega-3 (EPA and DHA) is the best studied. Agree with your vet how much to give and for how long, above all if your dog takes medicine.",
    },
    tableTitle: "All sizes compared",
    tableCaption: "Human years by dog age and size",
    dog: "Dog",
    rowAge: {
      one: "{{count}} year",
      other: "{{count}} years",
    },
    shareText: {
      other: "My dog is about as old as a person of {{count}}.",
    },
    shared: {
      puppy: "Under 20 human years: a puppy or young dog",
      youngAdult: "20 to 29 human years: a young adult",
      adult: "30 to 49 human years: an adult",
      middleAge: "50 to 64 human years: middle-aged",
      senior: "65 to 79 human years: a senior",
      veryOld: "80 human years and more: very old",
    },
    evidence: [
      "The formula (16 · ln(age) + 31) comes from a study of the DNA of 104 dogs, almost all of them Labradors. The size factors (0.85 to 1.25) are our own and not from the study.",
      "The American Animal Hospital Association (AAHA) advises against turning dog years into human years. It divides life into stages: a dog is senior in the last quarter of its expected life. That is why this grouping stands first in the result. We estimated the years from typical life spans: small from 10.5, medium from 9.5, large from 8, giant from 6 years.",
      "The calculation becomes less exact for small old dogs: a small dog of 15 only gets to 63. If in doubt, trust your dog and not the number.",
    ],
    sections: [
      {
        heading: "Why not simply times seven?",
        paragraphs: [
          "A dog of one year is sexually mature, a child of seven is not. So the first year counts for much more. The researchers compared how chemical marks on the DNA change with age in dogs and in people. The result is a curve that starts steep and then flattens.",
        ],
      },
      {
        heading: "What is good at every age",
        points: [
          "Puppy and young dog: plenty of sleep, short walks, good experiences with people, dogs and sounds.",
          "Adult: keep the weight steady, look at the teeth, give the mind something to do every day.",
          "Middle age: watch for stiffness after getting up, fewer jumps, a check-up once a year.",
          "Senior: soft beds, floors that do not slip, several short walks, a check-up every six months.",
        ],
      },
    ],
    faq: [
      {
        question: "Which dogs age fastest?",
        answer:
          "The large ones. A giant dog is old while a small one is still in its prime. That is why the calculator asks for the size.",
      },
      {
        question: "When is a dog a senior?",
        answer:
          "Vets count the last quarter of its expected life. In large breeds it begins earlier than in small ones. How long your breed usually lives is on its page under dog breeds.",
      },
      {
        question: "Can I feed or give medicine by human years?",
        answer:
          "No. The number is a picture for us humans. Food goes by weight, figure and exercise, and medicine by what your vet prescribes.",
      },
    ],
  },
  heatCycle: {
    title: "Season calculator",
    description:
      "When will your dog be in season again? Work out the next date with its window and add it to your calendar.",
    lead: "Tell us when your dog was last in season. We work out when it will be that time again, and how wide the window is.",
    lastLabel: "When did the last season begin?",
    lastHelp: "The first day you saw blood or swelling.",
    lastWrong: "Please give a day from 1990 to today.",
    cycleLabel: "How many months are there usually between two seasons?",
    cycles: {
      "4": "4 months",
      "5": "5 months",
      "6": "6 months",
      "7": "7 months",
      "8": "8 months",
      "9": "9 months",
    },
    sizeLabel: "How big is she?",
    sizes: {
      small: "Small",
      medium: "Medium",
      large: "Large",
    },
    ageLabel: "How old is she?",
    ages: {
      young: "Young, under 2 years",
      adult: "Adult",
      senior: "Senior",
    },
    optional: "Optional. Without an answer we use the usual window.",
    calculate: "Calculate result",
    again: "Calculate again",
    resultTitle: "Next season, expected on",
    window: "{{early}} at the earliest, {{late}} at the latest.",
    today: "That is today.",
    inDays: {
      one: "That is in {{count}} day.",
      other: "That is in {{count}} days.",
    },
    daysAgo: {
      one: "That was {{count}} day ago.",
      other: "That was {{count}} days ago.",
    },
    accuracy: {
      high: "The window takes size and age into account.",
      medium: "With size and age the window fits her better: it becomes narrower or wider.",
    },
    lengths: {
      short: "Fewer than six months is a short cycle.",
      typical: "Six months is a typical cycle.",
      long: "More than six months is a long cycle. For many dogs that is normal.",
    },
    seasons: {
      spring: "The date falls in spring: many dogs are out and about then, males too.",
      autumn: "The date falls in autumn. Use a short lead on dark evenings.",
    },
    vet: {
      overdue:
        "The window has passed. A season can be silent or not come at all. Have a vet take a look, above all if she drinks a lot, is tired or has discharge.",
      short:
        "Four months is very short. If there are regularly fewer than about 130 days between two seasons, a vet should look into it.",
    },
    tips: [
      "From the earliest day: on the lead only, and not alone in the garden.",
      "Write down the first day. After two or three times you know her own rhythm.",
      "Stay watchful for four months afterwards. Unusual thirst, tiredness, fever or discharge are a reason to ring a vet the same day.",
    ],
    share: "I expect my dog’s next season on {{expected}}.",
    // Of a month.
    shared: "Next season: {{month}}",
    calendarTitle: "Season possible",
    calendarDay: "Season expected",
    signsTitle: "Is she in season right now?",
    signsLead: "Tick what you see. If she drinks a lot, is listless or has a fever, ring a vet straight away.",
    signs: {
      swelling: "Her vulva is swollen",
      bleeding: "She is bleeding",
      maleAttention: "Male dogs are interested in her",
      behaviorChange: "She behaves differently from usual",
    },
    signVerdict: {
      likely: "She is very likely in season.",
      possible: "She is possibly in season. Look again in two days.",
      single: "A single sign. Keep watching.",
    },
    signVet:
      "Blood or discharge can also come from an inflamed womb (pyometra), above all in the four months after a season. Ring a vet today. If she drinks a lot, is listless or has a fever, it is an emergency.",
    signBesideVet: {
      likely: "By the number of signs alone: very likely in season.",
      possible: "By the number of signs alone: possibly in season.",
      single: "By the number of signs: a single sign.",
    },
    evidence: [
      "The window (14 days, 10 for small dogs, 21 for large ones, 7 more for young and 14 more for senior dogs) is our own rule and not a measurement.",
      "Veterinary texts give about six months on average, but it differs a lot by breed: small dogs can be in season three or four times a year (still ask a vet once whether that is fine for yours), very large ones only every 12 to 18 months. If there are more than nine months between your dog’s seasons, this calculator cannot show that.",
      "Inflammation of the womb (pyometra) is most common two to eight weeks after the season. It is an emergency.",
    ],
    sections: [
      {
        heading: "The four phases",
        points: [
          "Pro-oestrus, 9 days on average: swelling and blood. Males come, but she does not let them near her yet.",
          "Oestrus, 9 days on average: the blood gets paler. Now she can become pregnant.",
          "Dioestrus, about two months: the body behaves a little as in a pregnancy.",
          "Anoestrus: rest until the next season.",
        ],
      },
    ],
    faq: [
      {
        question: "When does the first season come?",
        answer:
          "Often at about six months, earlier in small dogs, and only at one and a half to two years in very large ones.",
      },
      {
        question: "How long does it last?",
        answer:
          "The first two phases last nine days each on average, a good two and a half weeks in all. In some dogs it is over much sooner or takes longer.",
      },
      {
        question: "Is she safe once she stops bleeding?",
        answer: "No. It is exactly when the blood gets paler or stops that she can become pregnant.",
      },
      {
        question: "The cycle is different every time. Is that bad?",
        answer: "That is common in the first two years. If it changes suddenly later on, ask your vet.",
      },
    ],
  },
  horoscope: {
    title: "Dog horoscope",
    description:
      "Which star sign is your dog, and what does the day bring? A bit of fun, from a birthday or a star sign.",
    lead: "A bit of fun: enter the birthday or tap a star sign. Your dog does not believe in stars, but does believe in you.",
    birthdayLabel: "When is your dog’s birthday?",
    birthdayHelp: "Not sure? Use the day your dog came to live with you.",
    birthdayWrong: "Please give a day from 1990 to today.",
    show: "Show horoscope",
    pick: "Or choose the star sign",
    again: "Another star sign",
    resultTitle: "Horoscope for {{day}}",
    labels: {
      element: "Element",
      treats: "Favourite snack",
      toy: "Lucky toy",
      focus: "Today, look after",
      supplement: "Supplement",
      mood: "Mood",
      activity: "Good today",
      number: "Lucky number",
      match: "Best friend of the day",
      friends: "Gets on with",
      week: "The week",
      tip: "Health tip",
      traits: "Character",
    },
    elements: {
      fire: "Fire",
      earth: "Earth",
      air: "Air",
      water: "Water",
    },
    signs: {
      aries: {
        name: "Aries",
        personality: ["brave", "fast", "impatient", "warm"],
        treats: "pieces of carrot, at once",
        toy: "a big ball that rolls far",
      },
      taurus: {
        name: "Taurus",
        personality: ["easy-going", "loyal", "always hungry", "stubborn"],
        treats: "a piece of apple without pips",
        toy: "a lick mat for long evenings",
      },
      gemini: {
        name: "Gemini",
        personality: ["curious", "talkative", "nimble", "changeable"],
        treats: "two small ones instead of one big one",
        toy: "two toys that take turns",
      },
      cancer: {
        name: "Cancer",
        personality: ["affectionate", "gentle", "watchful", "home-loving"],
        treats: "boiled potato without salt",
        toy: "a snuffle mat next to you",
      },
      leo: {
        name: "Leo",
        personality: ["proud", "generous", "loud", "sunny"],
        treats: "boiled boneless chicken, with applause, please",
        toy: "a rubber ring as big as a crown",
      },
      virgo: {
        name: "Virgo",
        personality: ["tidy", "clever", "hard-working", "choosy"],
        treats: "a slice of cucumber, neatly cut",
        toy: "a search game with rules",
      },
      libra: {
        name: "Libra",
        personality: ["friendly", "balanced", "charming", "indecisive"],
        treats: "first one, then the other",
        toy: "a tug toy for two",
      },
      scorpio: {
        name: "Scorpio",
        personality: ["deep", "bold", "persistent", "mysterious"],
        treats: "dried fish without salt",
        toy: "a favourite toy, well hidden",
      },
      sagittarius: {
        name: "Sagittarius",
        personality: ["adventurous", "cheerful", "free-spirited", "honest"],
        treats: "something for the road",
        toy: "a rubber stick",
      },
      capricorn: {
        name: "Capricorn",
        personality: ["patient", "serious", "tough", "reliable"],
        treats: "a soft chew that lasts",
        toy: "a puzzle ball filled with food",
      },
      aquarius: {
        name: "Aquarius",
        personality: ["wilful", "inventive", "sociable", "dreamy"],
        treats: "a piece of melon without seeds or rind",
        toy: "a cardboard box without staples or tape",
      },
      pisces: {
        name: "Pisces",
        personality: ["sensitive", "playful", "dreamy", "soft-hearted"],
        treats: "a spoonful of cottage cheese",
        toy: "a toy that floats",
      },
    },
    focus: {
      joints: {
        name: "the joints",
        supplement: "Nothing needed. For older dogs you can ask your vet about omega-3.",
        tip: "Ten minutes of walking first, then play. Joints like that under any star.",
      },
      coat: {
        name: "the coat",
        supplement: "Nothing needed with a good complete food.",
        tip: "Brush for five minutes and look at the skin: lumps, ticks, bare patches?",
      },
      digestion: {
        name: "the tummy",
        supplement: "Nothing needed. Mix in new food slowly over seven days.",
        tip: "Feed at the same time every day, then rest for an hour.",
      },
      calm: {
        name: "some calm",
        supplement: "Nothing needed. A snuffle mat calms better.",
        tip: "A regular midday nap in a place where nobody disturbs your dog.",
      },
      weight: {
        name: "the waistline",
        supplement: "Nothing needed, perhaps a little less in the bowl.",
        tip: "Feel the ribs: they should be easy to feel but not to see.",
      },
      teeth: {
        name: "the teeth",
        supplement: "Nothing needed. A toothbrush works better.",
        tip: "Lift the lip once: red gums or a strong smell are for a vet to look at.",
      },
    },
    moods: [
      "cuddly",
      "adventurous",
      "relaxed",
      "cheeky",
      "dreamy",
      "proud",
      "curious",
      "hungry for praise",
      "sunny",
      "a little headstrong",
    ],
    activities: [
      "a new path",
      "search games in the grass",
      "a long midday nap",
      "a visit to a friend",
      "a small new trick",
      "a brush and a good scratch",
      "a walk in the woods",
      "hiding treats",
      "sitting at the window and watching",
      "a nap in the sun",
      "fetching, but only briefly",
      "nothing at all, together on the sofa",
    ],
    week: [
      {
        days: "Mon–Tue",
        text: "A quiet start: more sniffing than running.",
      },
      {
        days: "Wed–Thu",
        text: "A chance meeting on a walk puts everyone in a good mood.",
      },
      {
        days: "Fri–Sun",
        text: "Time for adventure, and on Sunday for the sofa.",
      },
    ],
    share: "My dog is {{sign}} and today feels {{mood}}.",
    evidence: [
      "Horoscopes are entertainment. There is no evidence that stars influence people or dogs. We work out mood, activity and lucky number from the date: on any one day they are the same for all dogs.",
      "Only the tips on joints, coat, tummy, teeth and weight are meant seriously.",
    ],
    sections: [
      {
        heading: "What really shapes character",
        paragraphs: [
          "Genes, the first weeks of life, experience and you. Watch your dog: that tells you more than any star.",
        ],
      },
    ],
    faq: [
      {
        question: "My dog is a rescue. Which birthday should I use?",
        answer:
          "The day your dog came to live with you. For the stars it is as good as any other day, and there will be a party anyway.",
      },
      {
        question: "Does my dog need the supplement?",
        answer: "No. Every star sign says the same: a healthy dog on a good complete food needs nothing.",
      },
    ],
  },
  poison: {
    title: "Poison calculator: chocolate and more",
    description:
      "Chocolate, coffee, xylitol, grapes, onion, macadamia: compare the amount with your dog’s weight. What to do now, and what you must not do.",
    lead: "Has your dog eaten chocolate, raisins, chewing gum or onions? The calculator puts the amount beside published figures and says how urgent it is.",
    signsHelp: "If any of this is true, do not calculate first. Ring now.",
    weightLabel: "How much does your dog weigh?",
    weightHelp: "From 0.2 to 100 kg. If you are not sure, go for less.",
    weightWrong: "Please give a weight from 0.2 to 100 kg.",
    ageLabel: "How old is your dog?",
    ages: {
      puppy: "Under 6 months",
      adult: "Grown-up",
      senior: "Over 8 years",
    },
    groupLabel: "What did your dog eat?",
    groups: {
      chocolate: "Chocolate, cocoa",
      coffee: "Coffee, tea, energy drink",
      xylitol: "Xylitol (birch sugar, E967)",
      grapes: "Grapes, raisins",
      onion: "Onion, garlic, leek",
      macadamia: "Macadamia nuts",
      medicine: "Medicine",
      bait: "Bait, poison, antifreeze",
      other: "Something else, or I do not know",
    },
    kindLabel: "Which kind?",
    kinds: {
      milk: "Milk chocolate",
      semisweet: "Semisweet, up to 60% cocoa",
      dark: "Dark, 61 to 85% cocoa",
      baking: "Over 85% cocoa, unsweetened",
      cocoa: "Cocoa powder",
      white: "White chocolate",
      grounds: "Ground coffee, beans, used grounds",
      instant: "Instant coffee, dry",
      coffee: "Coffee as a drink",
      espresso: "Espresso",
      tea: "Tea leaves, black or green",
      energy: "Energy drink",
      gum: "Chewing gum with xylitol",
      sweetener: "Pure xylitol, sweets, baking",
      grapes: "Grapes",
      raisins: "Raisins, sultanas, currants",
      onion: "Onion, raw or cooked",
      leek: "Leek, chives",
      garlic: "Garlic",
      powder: "Powder, fried onions, soup",
      macadamia: "Macadamia nuts",
      painkiller: "Painkiller (ibuprofen, paracetamol)",
      caffeineTablets: "Caffeine tablets",
      medicine: "Another medicine",
      ratBait: "Rat poison",
      slugBait: "Slug pellets",
      antifreeze: "Antifreeze, fertiliser, cleaner",
      unsure: "Something else, or I do not know",
    },
    // For mixtures: cakes, sweets, sauces.
    kindHelp: {
      chocolate: "Cake, biscuits, pralines: count all of it as the darkest chocolate in it.",
      xylitol: "Sweets and baking: take the grams of xylitol if they are printed, else the whole weight.",
      onion: "Sauces and leftovers: estimate how much onion there was at most.",
    },
    unitLabel: "How do you give the amount?",
    units: {
      g: "Grams",
      ml: "Millilitres",
      square: "Square of chocolate (5 g)",
      bar: "Bar (100 g)",
      teaspoon: "Teaspoons",
      tablespoon: "Tablespoons",
      cup: "Cup (200 ml)",
      espresso: "Espresso",
      can: "Can (250 ml)",
      gum: "Pieces of gum",
      onion: "Medium onion (150 g)",
      clove: "Clove (6 g)",
      nut: "Nut (2.5 g)",
      crumb: "Only a crumb or a lick",
      unknown: "I do not know",
    },
    amountLabel: "How much at most?",
    amountHelp: "Take the largest amount that may be missing.",
    amountWrong: "Please give a number above 0 and up to 5,000.",
    timeHelp: "If you do not know, leave it open. It then counts as just now.",
    calculate: "Show the result",
    again: "Calculate again",
    resultTitle: "How urgent it is",
    signsNow: "Do not go on calculating. Ring now and say what you see.",
    reachedReason: "The amount reaches a figure at which poisoning has been described.",
    // Replaces reassuring texts of the concern.
    careful: {
      today: "Ring the practice today, even if nothing is to be seen. They can judge the amount by the weight.",
      home: "Watch your dog closely. A small amount does not rule out poisoning.",
    },
    doseTitle: "The amount in comparison",
    dosePerKg: "That is {{dose}} of {{toxin}} per kg of dog.",
    toxins: {
      methylxanthines: "methylxanthines (theobromine and caffeine)",
      xylitol: "xylitol",
      onion: "onion",
      macadamia: "nut",
    },
    // Assumed content; of a drink per millilitre.
    contentNotes: {
      gram: "Counted with {{content}} per gram, the upper end.",
      millilitre: "Counted with {{content}} per millilitre, the upper end.",
      gum: "Counted with {{content}} of xylitol per piece, the upper end. Many gums have less.",
      garlic: "Garlic counts here as five times the amount of onion.",
    },
    reached: "from {{amount}} per kg: {{what}} ({{percent}} of it reached)",
    marks: {
      mild: "vomiting, diarrhoea, great thirst",
      heart: "disturbed heartbeat",
      fits: "tremors and seizures",
      sugar: "low blood sugar",
      liver: "liver damage",
      cells: "red blood cells may break down",
      anaemia: "clear changes in the blood",
      legs: "weak hind legs, the smallest amount described",
    },
    below:
      "That is below the smallest amount for which anything was published. It does not mean harmless: contents vary, estimates are rough, and every dog reacts differently. Keep watching and ring as soon as anything changes.",
    unknownAmount: "Without an amount nothing can be compared. The practice will ask more closely.",
    noAmount: {
      grapes:
        "For grapes and raisins there is no safe amount. Some dogs cope with many, in others the kidneys fail after a few, and nobody knows beforehand.",
      onion: "Dried and as powder it is much stronger than fresh. We have no published figure to compare with.",
      medicine:
        "For medicines we work out nothing. A single tablet can be too much. Have the name, strength and number ready.",
      bait: "With bait and poison no amount is safe. What counts is how fast help comes.",
      other: "What we do not know we cannot compare. Take the packaging, the rest or a photo with you.",
    },
    watchTitle: "What to watch for",
    watch: {
      chocolate: [
        "Vomiting and diarrhoea often come after 2 to 4 hours. Seizures and heart trouble can follow soon or only the next day.",
        "Watch for 48 hours: restlessness, panting, a racing heart, trembling, lots of peeing.",
      ],
      coffee: [
        "Signs often come within the first hours: restlessness, vomiting, a racing heart. Trembling and fits can follow soon.",
        "Watch for 48 hours: restlessness, panting, a racing heart, trembling, lots of peeing.",
      ],
      xylitol: [
        "Low blood sugar often shows after 30 to 60 minutes, with gum also later: weak, wobbly, a fit. The liver shows after 8 to 72 hours.",
      ],
      grapes: [
        "Vomiting often comes after 2 to 6 hours, then the dog is dull and does not eat. The kidneys can fail within 12 to 72 hours.",
      ],
      onion: [
        "Large amounts show after a day, most only after several: pale or yellow gums, dark urine, flat, fast breathing.",
        "Watch for a week.",
      ],
      macadamia: ["Weak hind legs, lying down, sore joints: 6 to 24 hours after eating.", "Watch for 48 hours."],
      medicine: ["At first nothing is seen. Later vomiting, black stools, staggering, a fit. Do not wait for it."],
      bait: [
        "Rat poison often shows only after three to five days: tired, pale gums, a cough, bleeding. Slug pellets act fast.",
      ],
      other: ["Vomiting, drooling, trembling, staggering, pale gums, behaviour you have never seen."],
    },
    callIf: "Ring at once as soon as your dog",
    doTitle: "What to do now",
    neverTitle: "What not to do",
    questionsTitle: "What the practice wants to know",
    vetTitle: "What happens at the practice",
    vetDoes: {
      chocolate: [
        "If it is still early, an injection makes the dog sick in a controlled way. Charcoal follows.",
        "Heart and temperature are watched; drips, and medicines against tremors and seizures.",
      ],
      coffee: [
        "If it is still early, an injection makes the dog sick in a controlled way. Charcoal follows.",
        "Heart and temperature are watched; drips, and medicines against tremors and seizures.",
      ],
      xylitol: [
        "Blood sugar is measured for hours; sugar goes into the vein if needed.",
        "Liver values are checked for up to 72 hours.",
      ],
      grapes: [
        "If it is still early: the dog is made sick, then charcoal.",
        "A drip for 48 hours and kidney values several times.",
      ],
      onion: [
        "If it is still early: the dog is made sick, then charcoal.",
        "Blood counts over several days; with severe anaemia oxygen or a transfusion.",
      ],
      macadamia: ["If it is still early: the dog is made sick.", "Medicines against pain and fever, a drip if needed."],
      medicine: [
        "The practice works out the active substance per kg and makes the dog sick if that still helps.",
        "Stomach, liver and kidneys are protected and watched; for some medicines there is an antidote.",
      ],
      bait: [
        "Vitamin K helps against many rat poisons, over weeks and with checks of clotting.",
        "With slug pellets and antifreeze hours matter: removing the poison, stopping seizures, a drip.",
      ],
      other: [
        "The practice goes through what it may be with you, examines the dog and decides whether making it sick still helps.",
      ],
    },
    share: "My dog ate: {{facts}}. {{level}}.",
    // Only texts that cannot be read as an all-clear.
    shared: { now: "Perhaps poisoned: ring now", today: "Perhaps poisoned: see a vet today" },
    calendarTitle: "Watch the dog: {{what}}",
    evidence: [
      "Chocolate and coffee: mild signs are described from 20 mg of methylxanthines per kg, heart trouble from 40 to 50, seizures from 60. The lethal amount is given as 100 to 200 mg per kg; severe signs occurred with less.",
      "Content per gram: cocoa powder 28.5 mg, unsweetened chocolate 16 mg, milk chocolate 2.3 mg. For bars with a stated cocoa content we count that percentage of 16 mg. Of each kind we take the upper value.",
      "Caffeine per gram: ground coffee 13 to 23 mg, instant 18 to 44 mg, tea leaves 8 to 30 mg; an espresso 88 to 116 mg, an energy drink 80 to 106 mg.",
      "A 200 ml cup of filter coffee has about 90 mg of caffeine.",
      "Xylitol: low blood sugar threatens above 0.1 g per kg, liver failure above 0.5 g per kg.",
      "A piece of gum mostly holds about 0.3 g of xylitol, some kinds 1 g. We count 1 g.",
      "Grapes and raisins: amount and harm have no visible relation. Half a dozen grapes have damaged kidneys.",
      "Onion and relatives: poisoning occurs when a dog eats 0.5% of its weight, which is 5 g per kg.",
      "Clear changes in the blood are described from 15 to 30 g of onion per kg.",
      "Garlic is said to be about 5 times as poisonous as onion or leek.",
      "Macadamia: 13 dogs fell ill after 0.7 to 4.9 g per kg, 6 to 24 hours after eating. A kernel weighs 2.5 g.",
      "Spoons, cups and pieces are our own measures, and so is how long to watch. How urgent it is follows the same rules as the page “Ate something dangerous”; an amount that is reached makes it more urgent, a small one never less. No vet has read them.",
    ],
    sections: [
      {
        heading: "Why it never says “all is well” here",
        paragraphs: [
          "The figures come from single cases. Contents vary from bar to bar, estimates even more, and dogs react differently. A small figure is a reason to look closely, not an all-clear.",
          "Do not make your dog sick yourself, and give no milk, oil, salt or charcoal. What helps at the practice can do harm at home.",
        ],
      },
    ],
    faq: [
      {
        question: "How much chocolate is poisonous?",
        answer:
          "It depends on the kind and the weight. With unsweetened chocolate of 16 mg per gram a dog of 10 kg reaches the first signs with a good 12 g, with milk chocolate at about 87 g. Ring with less as well.",
      },
      {
        question: "My dog ate a single grape. What now?",
        answer: "Ring. There is no safe amount, and most can be done in the first hours.",
      },
      {
        question: "Should I make my dog sick?",
        answer:
          "No. Salt, mustard and peroxide poison or burn, and vomit can get into the lungs. The practice does it with an injection.",
      },
      {
        question: "My dog is fine. Do I have to ring anyway?",
        answer:
          "Yes, if the result says so. Severe signs after chocolate can come only after many hours, after onions and rat poison after days.",
      },
    ],
    links: [
      {
        to: "/en/check/ate-something-dangerous",
        label: "Ate something dangerous: questions that show how urgent it is",
      },
      {
        to: "/en/blog/poisonous-to-dogs",
        label: "Poisonous to dogs: what, how much and when",
      },
    ],
  },
  pregnancy: {
    title: "Dog pregnancy calendar",
    description:
      "When will the puppies come? Work out the window from mating or ovulation, with vet visits, feeding week by week and the signs of an emergency.",
    lead: "Your dog is expecting, or may be. Give us the day and you get the window for the birth, the dates worth noting and what happens in each week.",
    basisLabel: "Which day do you know?",
    bases: {
      mating: "The mating",
      ovulation: "Ovulation, from blood tests",
      rise: "First rise of progesterone",
    },
    dayLabel: {
      mating: "When was she mated?",
      ovulation: "Which day was the ovulation?",
      rise: "Which day did progesterone first rise?",
    },
    dayHelp: "With several matings take the first one, and keep the others for the vet.",
    dayWrong: {
      ahead: "This day is still to come. Which day was it?",
      past: "That was more than 75 days ago, and no pregnancy lasts that long. Please check the day. If she seems pregnant and nothing has come, ring your vet today.",
      none: "Please give a day, for example from your calendar.",
    },
    buildLabel: "What kind of dog is she?",
    builds: {
      tiny: "Very small, under 5 kg",
      short: "Short-nosed",
      other: "Neither",
    },
    litterLabel: "Have the puppies been counted?",
    litters: {
      few: "Yes, up to 4",
      more: "Yes, 5 or more",
      unknown: "Not yet",
    },
    optional: "Optional. It does not change the date, only the advice.",
    calculate: "Show the calendar",
    again: "Start again",
    resultTitle: "Puppies expected around",
    window: "Possible from {{early}} to {{late}}.",
    today: "That is today.",
    inDays: {
      one: "That is in {{count}} day.",
      other: "That is in {{count}} days.",
    },
    daysAgo: {
      one: "That was {{count}} day ago.",
      other: "That was {{count}} days ago.",
    },
    dayOfPregnancy: "Today is day {{day}}, week {{week}} of 9.",
    stages: {
      early:
        "It is too early to tell. An ultrasound from about day 25 shows whether she is pregnant; a belly, teats and moods do not.",
      middle:
        "Now a scan can show whether there are puppies and whether their hearts are beating. It is poor at counting them.",
      late: "The puppies are growing fast. She needs more food in smaller meals, and you need a number to ring at night.",
      due: "It can start any day. Keep the tank full, know the route, and write down the times.",
      over: "She has reached day 66. A vet should check the puppies’ heartbeats today, even if she seems well.",
    },
    accuracy: {
      mating:
        "Counted from mating, births have been seen from day 57 to 72: sperm can wait for the egg for days. A vet can narrow it down by ultrasound.",
      ovulation: "Counted from ovulation it is much closer: 63 days on average, give or take about two.",
      rise: "Ovulation follows about two days after the first rise. Nearly all puppies come 64 to 66 days after that rise.",
    },
    buildNote: {
      tiny: "Very small dogs have difficult births more often. Ask your vet early how and where she should give birth. During birth, two hours’ pause is already too long for her.",
      short:
        "In a British study French bulldogs had about 16 times and pugs about 11 times the odds of a difficult birth that crossbreeds had. Talk to your vet now about a planned delivery.",
      other: "Large dogs can have difficult births too. Find out now who answers the telephone at night.",
    },
    litterNote: {
      few: "Four puppies or fewer take about one day longer on average. A single large one can get stuck: ask your vet what to do if nothing has happened by the expected day.",
      more: "Write the number where you can see it during the birth. It is how you know whether she has finished.",
      unknown:
        "Have them counted on an X-ray in the last week or so. Without a number nobody knows when the birth is over.",
    },
    vetOver: "Day 66 is reached. Ring your vet today and have the puppies’ heartbeats checked, even if she seems well.",
    datesTitle: "Your dates",
    steps: {
      ultrasound: "Ultrasound: is she pregnant, do the hearts beat?",
      food: "More food, little by little",
      apart: "Away from other dogs until three weeks after the birth",
      xray: "X-ray: how many puppies?",
      thermometer: "Take her temperature, mornings and evenings",
      ring: "No puppies yet? Ring the vet today",
    },
    weeksTitle: "Week by week",
    week: "Week {{week}}",
    now: "now",
    weeks: [
      {
        grows: "The eggs are fertilised in the Fallopian tubes; from outside there is nothing to see.",
        todo: "Note every mating. If it was an accident, ring your vet now: early on there are more options.",
      },
      {
        grows: "The embryos drift down into the womb and are still afloat.",
        todo: "Same food, same walks. No medicine and no parasite product without asking.",
      },
      {
        grows: "Between about day 17 and 22 they settle in the lining of the womb.",
        todo: "Some dogs eat less for a few days. If she leaves everything for more than half a day, ring.",
      },
      {
        grows: "Hearts beat; an ultrasound shows them from about day 23 to 25.",
        todo: "Book the scan for next week or do it now. Ask about worming too: puppies catch roundworm from their mother.",
      },
      {
        grows: "All organs take shape, and weight and belly begin to grow.",
        todo: "Last good week for the ultrasound. Gentle daily walks keep her fit.",
      },
      {
        grows: "Paws and claws are there. After about day 42 the puppies grow fast.",
        todo: "From the end of this week more food, step by step, in several small meals. No calcium: it does harm before the birth.",
      },
      {
        grows: "The bones harden.",
        todo: "From now until three weeks after the birth keep her away from other dogs: a herpes virus that is harmless to them can kill newborns. Set up a quiet place with a whelping box.",
      },
      {
        grows: "There is little room left, and you can feel them move.",
        todo: "X-ray from day 55 to count them. Save the night number and drive the route once.",
      },
      {
        grows: "From about day 58 the puppies are ready.",
        todo: "Measure twice a day. A drop below 37.5 °C announces the birth, mostly within a day. If it does not drop, that tells you nothing.",
      },
    ],
    redFlags: {
      heading: "Drive to the vet now, and ring on the way",
      points: [
        "Hard pushing for 20 minutes without a puppy, or a puppy that is stuck",
        "Green or black discharge before the first puppy, bright red blood, or a foul smell",
        "Waters broke two hours ago and no puppy; or four hours’ pause with more to come, two in a very small or short-nosed dog",
        "Labour before day 58, or restless for 24 hours without pushing",
        "She trembles, goes stiff, staggers, is listless, feverish or pale",
      ],
    },
    share: "We expect puppies around {{expected}}.",
    // Of a month.
    shared: "Puppies expected: {{month}}",
    calendarTitle: "Puppies possible",
    calendarDay: "Puppies expected",
    calendarNote: "From the pregnancy calendar of Hundeblick. Your vet’s dates come first.",
    signsTitle: "Is something wrong right now?",
    signsLead: "Tick what you see. If you are not sure, ring: one call too many is better than one too few.",
    signs: {
      stuck: "A puppy shows and does not move on",
      pushing: "20 minutes of hard pushing, no puppy",
      green: "Green or black discharge, no puppy born yet",
      waters: "Waters broke two hours ago, no puppy",
      blood: "Bright red blood, pus or a foul smell",
      tremor: "Trembles, goes stiff, staggers or fits",
      flat: "Listless, feverish, very weak or pale gums",
      early: "Labour before day 58",
      restless: "Restless for eight hours, not pushing",
      dropped: "Temperature dropped over 24 hours ago, nothing since",
      notEating: "Has eaten nothing for half a day",
      vomiting: "Vomits, or pants at rest",
    },
    signNow: "This cannot wait.",
    signToday: "Do not wait until tomorrow.",
    signVet: {
      now: "Set off now and ring the practice or the emergency vet on the way. Never pull on a puppy, and give nothing to bring labour on.",
      today: "Ring your vet today and say which day of pregnancy it is.",
    },
    evidence: [
      "From mating, 57 to 72 days are reported. From ovulation it was 63.1 days on average in 162 pregnancies (give or take 2.1), from the first rise of progesterone 64 to 66 in nearly all. We count 63 days and show the first range or two days either side.",
      "Small litters last longer: in 764 litters four puppies or fewer meant about one day more. Whether it was the mother’s first litter made no difference. Breeds differ by a few days, which we do not calculate.",
      "The drop in temperature announced only 53 to 69% of births when 16 dogs were measured without a break.",
      "The days for ultrasound, X-ray, food and thermometer are usual advice and our choice within it. Your vet’s dates come first. When labour is an emergency follows the same rules as our questions about birth.",
    ],
    sections: [
      {
        heading: "What you can leave out",
        points: [
          "Calcium and vitamin pills: a complete food has what she needs, and calcium before the birth can cause tremors and fits afterwards.",
          "Feeding for two from the first day: fat makes the birth harder.",
          "Medicines from your own cupboard, also for pain or nausea.",
        ],
      },
      {
        heading: "It was not planned",
        paragraphs: [
          "It happens. Ring your vet in the first days, whatever you decide: early on there are more ways, and they are gentler. Spaying is one of them. Nobody there will blame you.",
        ],
      },
    ],
    faq: [
      {
        question: "How do I know that she is pregnant?",
        answer:
          "By ultrasound, from about day 25, or by a blood test for the hormone relaxin from about day 26. A round belly, milk and nest building also come with a false pregnancy.",
      },
      {
        question: "Does a first litter take longer?",
        answer:
          "Not because it is the first. In a Dutch study first-time mothers carried as long as others. First litters can be small, though, and small ones take about a day longer.",
      },
      {
        question: "May she go for walks?",
        answer:
          "Yes, every day, as long as she enjoys it. In the last weeks she sets the pace; jumping, wild play and long runs beside a bike are over.",
      },
      {
        question: "What does she eat now?",
        answer:
          "What she always eats, until about week six. Then slowly more, best a complete food for growing or nursing dogs, in three or four small meals.",
      },
    ],
    links: [
      { to: "/en/check/giving-birth", label: "Questions that keep count with you during a birth" },
      { to: "/en/blog/dog-giving-birth", label: "Your dog is giving birth: what is normal and when to ring" },
      { to: "/en/blog/emergency-vet-at-night", label: "Emergency vet at night: who answers, what to say" },
    ],
  },
  puppyLicence: {
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
    behaviours: {
      calm: "Calmly",
      playful: "Playfully",
      pushy: "In a pushy way",
    },
    calculate: "See the result",
    again: "Take the test again",
    resultTitle: "How risky the meetings are",
    risks: {
      high: "High risk",
      medium: "Medium risk",
      low: "Low risk",
    },
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
    share: "Puppy licence test: {{risk}}. Other dogs have never heard of a puppy licence.",
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
    faq: [
      {
        question: "Is there such a thing as a puppy licence?",
        answer:
          "No. Many grown dogs are patient with puppies, but not all, and least of all with a strange one. Any dog can snap.",
      },
      {
        question: "What do I do when a grown dog growls at my puppy?",
        answer:
          "Call or carry your puppy away calmly and give the other dog room. Growling is a warning, and a useful one. Do not tell off either of them.",
      },
      {
        question: "Is a puppy class safer than the park?",
        answer:
          "A well-run one is: a few puppies of similar age and size, breaks, and a trainer who steps in. Watch a lesson before you book.",
      },
    ],
  },
  puppyTeeth: {
    title: "Puppy teeth tracker",
    description:
      "Is your puppy’s teething going as expected? With a timetable for every tooth, tips and dates for your calendar.",
    lead: "28 milk teeth become 42 permanent ones. Tell us what you see and we tell you what is due right now.",
    ageLabel: "How many months old is your puppy?",
    ages: {
      "2": "2",
      "3": "3",
      "4": "4",
      "5": "5",
      "6": "6",
      "7": "7",
      "8": "8+",
    },
    sizeLabel: "How big will your puppy be when fully grown?",
    sizes: {
      small: "Small",
      medium: "Medium",
      large: "Large",
    },
    seenLabel: "What do you see in the mouth?",
    seen: {
      none: "No change yet",
      loose: "Loose teeth, gaps or new teeth",
      double: "Two teeth in one place",
      finished: "All new teeth are there",
    },
    foundLabel: "Have you found any teeth that fell out?",
    found: {
      yes: "Yes",
      no: "No",
    },
    calculate: "Check the teeth",
    again: "Check again",
    resultTitle: "How teething is going",
    categories: {
      perfect: "Going as expected",
      normal: "Within the usual range",
      check: "Please have it looked at",
    },
    score: "{{points}} of 100 points",
    scoreBesideVet: "{{points}} of 100 points. What you see counts for more here.",
    phases: {
      milk: {
        name: "Milk teeth",
        text: "The 28 milk teeth are there, sharp as needles. The change usually starts at three months.",
      },
      before: {
        name: "Before the change",
        text: "The first incisors are getting loose now.",
      },
      main: {
        name: "Main change",
        text: "Canines and cheek teeth are coming. The gums can itch.",
      },
      final: {
        name: "Final phase",
        text: "At about seven months all 42 permanent teeth are usually there and all milk teeth gone.",
      },
    },
    foundNote: {
      yes: "Finding a tooth is luck: most are swallowed, and that is harmless.",
      no: "Finding no teeth is normal: most are swallowed, and that is harmless.",
    },
    vetHint:
      "Ask for a look at the teeth at the next vaccination. From seven months on, have a vet check once that all milk teeth are gone, even if all looks well.",
    tooEarly: "No change before three months: that is normal, even though our points take a little off for it.",
    vet: {
      double:
        "Two teeth in one place: the milk tooth leaves no room for the new one. Have a vet look at it soon; the bite can often still be put right then. It is more common in small dogs.",
      early:
        "Loose teeth, gaps or a full set of new teeth do not fit this age yet. Check the age once more. If it is right, have a vet look into the mouth soon: a tooth may have been knocked out or broken.",
      unfinished:
        "At eight months the change should be over. Have a vet check whether milk teeth are left and whether a tooth is missing.",
      late: "By six months the change should be under way. Have a vet check that all permanent teeth are there.",
    },
    timeline: "Timetable in months",
    teeth: {
      incisors: "Incisors",
      canines: "Canines",
      premolars: "Premolars",
      molars: "Molars",
    },
    span: "{{start}} to {{end}} months",
    now: "now",
    tips: [
      "Take a quick look in the mouth once a week, with praise and a treat.",
      "Give something soft to chew, for example a damp, cooled cloth. No antlers, bones or stones.",
      "No tug games while teeth are loose.",
      "A little blood on a toy is normal. If your puppy does not eat or has a strong smell from the mouth, ring your vet.",
    ],
    share: "My puppy’s teething: {{phase}}.",
    calendar: "Look at the teeth: {{tooth}}",
    calendarDone: "Look at the teeth: are all milk teeth gone?",
    calendarNote: "If there are two teeth in one place, please show them to a vet.",
    evidence: [
      "28 milk teeth, 42 permanent ones, change from the third to the seventh month: veterinary texts agree on that. Large dogs are often done a little earlier than small ones.",
      "The points are our own rule. Vets say: a milk tooth should be gone as soon as the new one is there, at any age. That is why we always advise a vet for double teeth, even with many points.",
    ],
    sections: [
      {
        heading: "What changes when",
        paragraphs: [
          "First the incisors (3 to 5 months), then the canines (4 to 6) and the premolars (4 to 7). The molars (5 to 7) have no milk teeth before them: they simply join in.",
        ],
      },
    ],
    faq: [
      {
        question: "Does teething hurt?",
        answer: "The gums can itch and feel tight. Chewing helps. Severe pain is not normal.",
      },
      {
        question: "My puppy has swallowed a tooth. What now?",
        answer: "Nothing. Milk teeth are tiny and pass on their own.",
      },
      {
        question: "Should I pull a loose tooth?",
        answer: "No. The root can break. If it stays loose beside the new tooth for a long time, show it to a vet.",
      },
    ],
  },
  puppyWeight: {
    title: "Puppy weight curve",
    description:
      "How much should your puppy weigh? A growth chart by breed or adult weight, your own figures on it, and plain words on what they tell and what they do not.",
    lead: "Choose the breed or the adult weight. A curve and a table show what dogs of this size weigh on average at each age, and you enter your own puppy’s figures beside them.",
    knownLabel: "What do you know about your dog?",
    known: { breed: "The breed", adult: "The adult weight, from the parents for example" },
    breedLabel: "Breed",
    breedChoose: "Please choose",
    breedHelp:
      "Crosses, and breeds whose range says little about a single dog, are not in the list: give the adult weight instead. If you know the parents, their weight says more than the range of the breed.",
    sexLabel: "Male or female?",
    sexes: { female: "Female", male: "Male" },
    adultLabel: "How heavy will your dog be when grown?",
    adultHelp:
      "In kilograms, 24 for example. For a cross, the mother’s weight helps; the middle between both parents is better still.",
    adultWrong: "Please give a weight from 0.8 to 120 kg, 24 for example.",
    bornLabel: "When was your dog born?",
    bornHelp: "The day is in the passport or vaccination record.",
    bornWrong: {
      ahead: "This day is still to come. When was the birthday?",
      past: "That is more than two years ago; a dog is grown by then. The check “Weight over time” is made for that.",
      none: "Please give a day.",
    },
    weeksLabel: "Or the age in weeks, if you do not know the day",
    weeksHelp: "We work out an approximate birthday from it.",
    weeksWrong: "Please give a number from 1 to 104.",
    calculate: "Show the curve",
    again: "Start again",
    edit: "Change the dog’s details",
    resultTitle: { weighed: "Last weighed", expected: "On average at this age" },
    noCurve: "No curve yet",
    weighed:
      "On {{day}}, {{age}}. Dogs of this size weigh {{mean}} kg on average then; yours is at {{percent}} of the average line.",
    // At an age for which no curve is published.
    weighedOutside: "On {{day}}, {{age}}. No curve is published for this age.",
    enterFirst: "Enter a first weight and you will see where your puppy stands.",
    ageWeeks: { one: "at {{count}} week", other: "at {{count}} weeks" },
    ageMonths: { one: "at {{count}} month", other: "at {{count}} months" },
    ofSex: { female: "{{breed}}, female", male: "{{breed}}, male" },
    adult: "Adult weight {{kg}} kg",
    typical: "Dogs of this size have {{percent}} of their adult weight {{age}}, on average.",
    oneOnly: "A single figure says little. From the second one on you see where it is going.",
    tooSoon: "These weights are too close together to tell. Weigh again in a week, on the same scales.",
    steady:
      "Since {{day}} your dog has not gained anything the scales could show. Small dogs hardly grow at this age, large ones should still be gaining. Weigh again in a week and feel the ribs.",
    crossing: {
      up: "Since {{day}} your dog has gone up from {{from}} to {{to}} of the average line: it is gaining clearly faster than dogs of this size. Feel the ribs, weigh the food, and show the curve at your next visit. Never put a puppy on a diet yourself.",
      down: "Since {{day}} your dog has dropped from {{from}} to {{to}} of the average line: it is gaining clearly more slowly than dogs of this size. Have it looked at within a few days, even if it is bright. Worms are one possible reason.",
    },
    meanOnly: "The line is an average. It does not say how far from it healthy dogs lie.",
    quartiles: {
      said: {
        female:
          "Of females from breeds with an adult weight of {{group}}, half weighed between {{low}} and {{high}} kg {{age}}.",
        male: "Of males from breeds with an adult weight of {{group}}, half weighed between {{low}} and {{high}} kg {{age}}.",
      },
      group: { below: "under {{to}} kg", between: "{{from}} to {{to}} kg" },
      place: {
        light: "Yours would be in the lightest quarter.",
        middle: "Yours would be in the middle half.",
        heavy: "Yours would be in the heaviest quarter.",
      },
      note: "These are weights from routine visits to a chain of practices in the USA. Thin and heavy dogs are among them, and breeds of different sizes share a group.",
      tableTitle: "What young dogs weighed in the USA, as a table",
      caption:
        "Breeds with an adult weight of {{group}}: half of the dogs weighed between the two figures, in kg; the median in brackets",
      weeks: "Weeks",
    },
    noCharts: "There are no general centile charts for dogs over 40 kg. Ask your practice to keep a chart of its own.",
    tooYoung:
      "The curve begins at eight weeks. Until then weigh every day: a puppy that gains nothing in a day is worth a call that same day.",
    unpublished: "After week 52 no curve is published. We drew the dashed line to the grown dog ourselves.",
    grown: "At this age a dog of this size is grown. Body shape now says more than the curve.",
    nextTitle: "The next weeks, on average",
    bigTitle: "A large dog: let it grow slowly",
    big: [
      "Do not feed for fast growth. Too many calories make large puppies grow too fast, and that harms bones and joints.",
      "Never add calcium to a complete food, nor bone meal or eggshell. Until about six months a puppy’s gut cannot keep out too much of it.",
      "Choose a complete food for large-breed puppies, weighed and given in meals rather than as a full bowl all day.",
    ],
    tips: [
      "Weigh every week on the same scales, in the morning before food.",
      "For small dogs use kitchen or baby scales: bathroom scales do not show such small steps.",
      "Feel ribs and waist each time as well. Whether a puppy is too fat or too thin is for the hand to say, not the curve.",
    ],
    notWell:
      "Is your puppy eating badly, vomiting, flat, or does it have diarrhoea? Then that counts more than any curve:",
    notWellLink: "Puppy is poorly",
    breedLink: "More about the breed: {{breed}}",
    curveTitle: "The curve",
    weighTitle: "Your figures",
    weighHelp: "All of it stands only in the address of this page. Bookmark it and carry on here next week.",
    kgLabel: "Weight in kg",
    kgHelp: "As exactly as your scales show it, 4.35 for example.",
    kgWrong: "Please give a weight from 0.05 to 120 kg.",
    dayLabel: "Weighed on",
    dayHelp: "One figure a day: a second one replaces the first.",
    dayWrong: {
      ahead: "This day is still to come.",
      before: "Your dog was not born yet on that day.",
      none: "Please give a day.",
    },
    add: "Enter",
    save: "Save the change",
    cancel: "Cancel",
    noWeights: "No figure entered yet.",
    full: "More than 100 figures do not fit into the address. Remove old ones to make room.",
    table: {
      caption: "Your figures and their share of the average line",
      day: "Day",
      kg: "kg",
      ofMean: "of average",
      actions: "Change or remove",
    },
    change: "Change",
    remove: "Remove",
    removed: "{{kg}} kg of {{day}} removed.",
    undo: "Undo",
    curveCaption: "{{dog}}: average weight by age",
    share: {
      weighed: "My puppy weighs {{kg}} kg {{age}}.",
      expected: "What puppies like mine weigh on average: {{kg}}.",
    },
    shared: { expected: "What a puppy weighs on average", weighed: "A puppy’s weight on the curve" },
    calendarTitle: "Weigh the puppy",
    calendarNote: "The average on this day would be {{kg}} kg.",
    evidence: [
      "The line is the average growth curve in the guidelines of the European pet food federation (FEDIAF): five formulas by adult weight, from week 8 to week 52. We read them in copies.",
      "In 493 privately owned puppies, weights did not differ systematically from the growth curve calculated in that study. Whether it used these very formulas is not in the abstract, which is what we read.",
      "Real centile charts come from Waltham, the institute of a food company: from the records of more than 6 million young dogs, for breeds up to 40 kg, from week 12 to the age of 2 years. They are published as drawings, not as numbers.",
      "The raw data of that study are open, under CC BY 4.0. From them the makers of the app WeighTogether have computed quartiles: what dogs weighed at routine visits, by sex, age and five size groups up to 40 kg. We read those, did not compute them again, and show weeks 12 to 88. They are not Waltham’s charts: the data include thin and heavy dogs, some of them several times, and breeds of different sizes share a group.",
      "Those charts were used to find out what crossing lines means: of healthy dogs fewer than 5% crossed more than two lines. Of dogs that were obese at three years, 68% crossed at least two upwards; of those that became underweight, 49% crossed at least two downwards.",
      "When we point this out is our own limit: more than 10% down or more than 20% up against the average line, within 14 to 45 days. Upwards it is wider, because puppies should gain and no breed grows exactly like the average.",
      "Far off means more than 30%: from 30% above its best weight a dog counts as obese. Downwards we took the same limit. Below half and above twice, we first ask whether the number is right.",
      "What losing weight or standing still means in a puppy is not decided by a measure of ours but by the check “Weight over time”.",
    ],
    sections: [
      {
        heading: "What the curve can and cannot do",
        points: [
          "It shows how fast dogs of this size grow on average, and whether your puppy follows its line.",
          "It does not show whether it is too fat or too thin. You feel that at ribs and waist.",
          "If the adult weight is wrong, the whole line lies too high or too low. You can still see whether your puppy is moving above or below it.",
          "One breed does not grow exactly like another. The formulas know size only.",
        ],
      },
      {
        heading: "What crossing lines means",
        paragraphs: [
          "On a chart with centiles a healthy puppy mostly runs along its line, whether that is a high or a low one. If it leaves the line upwards, it gains faster than most of its size; downwards, more slowly. Food, worms or an illness can be behind either, and both are reasons to have a look taken.",
          "Our picture has one line only. So we say how many per cent of it your dog has, and whether that changes quickly. How many centile lines that would be, your practice can read from a printed chart.",
        ],
      },
    ],
    faq: [
      {
        question: "How heavy will my puppy be?",
        answer:
          "The parents give the best hint, then the range of the breed. Working out the adult weight from today’s is imprecise: at twelve weeks very small dogs have 48% of their adult weight on average, very large ones only 29%.",
      },
      {
        question: "My puppy is below the line. Should I feed more?",
        answer:
          "Not just because of that. A puppy that eats well, is bright and follows its line may simply be lightly built. If it falls behind, loses weight or the ribs feel sharp, have it looked at.",
      },
      {
        question: "My puppy is above the line. Should I put it on a diet?",
        answer:
          "No, a puppy should not lose weight. Feel the ribs: if they are easy to feel, it may simply be big. If they are not, let your practice set the amount, so that it gains more slowly.",
      },
      {
        question: "When is a dog fully grown?",
        answer:
          "Very small ones at 6 to 9 months, medium ones by 12 at the latest, large ones at 12 to 18, and very large ones by 24 months at the latest.",
      },
      {
        question: "Does a large puppy need extra calcium?",
        answer:
          "No. A complete food for large-breed puppies contains enough; more does harm. At a nutrition clinic, of the puppies with bone trouble 66% had grown too fast, 61% were given clearly too much calcium and 20% too little.",
      },
      {
        question: "Why are there no centile lines in the drawing?",
        answer:
          "The centile charts of Waltham are published as drawings, without numbers. From the raw data of the same study there are quartiles, and those we show in a sentence and a table. Their size groups are coarse: as bands around the line the quartiles would look more exact than they are. Ask your practice for Waltham’s growth charts.",
      },
    ],
    links: [
      { to: "/en/check/puppy-poorly", label: "Puppy is poorly" },
      { to: "/en/check/new-puppy", label: "New puppy" },
      { to: "/en/check/weight-over-time", label: "Weight over time" },
      { to: "/en/check/body-condition", label: "Body condition" },
      { to: "/en/check/food-amount", label: "Work out the food amount" },
      { to: "/en/blog/how-much-exercise-does-a-puppy-need", label: "How much exercise does a puppy need?" },
      { to: "/en/labrador-puppy-joints", label: "Labrador puppies: looking after the joints" },
    ],
  },
  shedding: {
    title: "Shedding calendar",
    description:
      "How much does your dog shed this month, and when is the next change of coat? With grooming tips for every kind of coat.",
    lead: "Three questions, and you know how much fur to expect this month and when there will be more again.",
    coatLabel: "What kind of coat does your dog have?",
    coats: {
      kurzhaar: "Short",
      langhaar: "Long",
      doppelfell: "Double coat with undercoat",
      lockig: "Curly",
    },
    sizeLabel: "How big is your dog?",
    sizes: {
      small: "Small",
      medium: "Medium",
      large: "Large",
    },
    livingLabel: "Where does your dog live?",
    living: {
      indoor: "Almost only indoors",
      mixed: "Indoors and outdoors",
      outdoor: "Mostly outdoors",
    },
    analyse: "Start analysis",
    again: "Analyse again",
    // Title for a month, 1 to 12.
    resultTitle: "How much your dog sheds in {{month}}",
    // Month names in the case of the title, because Intl has the nominative only.
    titleMonths: [
      "January",
      "February",
      "March",
      "April",
      "May",
      "June",
      "July",
      "August",
      "September",
      "October",
      "November",
      "December",
    ],
    intensities: {
      extreme: "Extreme",
      strong: "Heavy",
      medium: "Medium",
      light: "Light",
      minimal: "Minimal",
    },
    levels: {
      high: "This month is part of the big change of coat.",
      medium: "This month comes just before or after the big change of coat.",
      low: "The coat is at rest this month.",
    },
    levelNames: {
      low: "low",
      medium: "medium",
      high: "high",
    },
    seasonNames: {
      spring: "Spring",
      summer: "Summer",
      autumn: "Autumn",
      winter: "Winter",
    },
    next: {
      one: "The next heavy month is {{month}}, in {{count}} month.",
      other: "The next heavy month is {{month}}, in {{count}} months.",
    },
    seasons: {
      spring: "In spring the winter undercoat falls out.",
      summer: "In summer the coat is thin and light.",
      autumn: "In autumn the summer coat makes room for the winter coat.",
      winter: "In winter the coat is dense and mostly stays where it is.",
    },
    livingNote: {
      indoor:
        "Indoors the lights stay on and it is always warm: many dogs then shed a little all year, and the change of coat is less marked.",
      mixed: "Indoors and outdoors: the change of coat shows, but less sharply than in dogs that live outside.",
      outdoor: "Outdoors, daylight sets the pace: the change of coat comes clearly and within a few weeks.",
    },
    sizeNote: {
      small: "For a small dog five minutes of brushing are usually enough.",
      medium: "Allow about ten minutes of brushing.",
      large: "A large dog loses a lot of fur: better to brush often and briefly than rarely and for long.",
    },
    coatTips: {
      kurzhaar: [
        "A rubber curry comb once a week, every second day in a heavy month.",
        "A damp cloth afterwards picks up loose hair.",
      ],
      langhaar: [
        "Comb every day, first the ends, then down to the skin.",
        "It mats first behind the ears and in the armpits.",
      ],
      doppelfell: [
        "Brush out the undercoat layer by layer with an undercoat rake.",
        "Do not shave: the top coat protects from the sun and often grows back unevenly.",
      ],
      lockig: [
        "Loose hair stays in the curls: comb through two or three times a week.",
        "Have the coat trimmed every six to eight weeks.",
      ],
    },
    year: "The year at a glance",
    tableTitle: "Month by month",
    tableCaption: "How much dogs shed in which month",
    share: "Shedding in {{month}}: {{intensity}}.",
    shared: {
      extreme: "Extreme shedding",
      strong: "Heavy shedding",
      medium: "Medium shedding",
      light: "Light shedding",
      minimal: "Hardly any shedding",
    },
    checkTitle: "Is this still shedding?",
    checkLead: "Tick what you see.",
    checkSigns: {
      increased: "Much more hair than in other years",
      clumps: "Hair comes out in clumps",
      uneven: "Uneven, with bare patches",
      scratching: "A lot of scratching or licking",
    },
    checkVerdict: {
      normal: "One sign alone is probably normal.",
      observe: "Watch it for two weeks. If it gets worse, show your dog to a vet.",
      vet: "Please have a vet look at skin and coat. This does not look like shedding.",
    },
    checkVet:
      "Bare patches and a lot of scratching or licking are not part of shedding. Have a vet look at skin and coat, even if you notice nothing else.",
    checkBesideVet: {
      normal: "By the number of signs alone: probably normal.",
      observe: "By the number of signs alone: keep watching.",
      vet: "By the number of signs too: this does not look like shedding.",
    },
    evidence: [
      "The change of coat is driven mainly by the length of the days. The months and levels here are our own grouping for Central Europe, not a measurement.",
      "Indoor light, heating and neutering make it less marked or shift it. That is why we tell you in the result, without changing the level.",
      "Bare patches, itching or a dull coat are not part of shedding. The thyroid can be behind it too.",
    ],
    sections: [
      {
        heading: "What helps while shedding",
        points: [
          "Brush regularly, outside or in the bathroom.",
          "A good complete food and fresh water: usually nothing extra is needed.",
          "Bathe only when necessary, and dry well.",
        ],
      },
    ],
    faq: [
      {
        question: "How long does a change of coat take?",
        answer: "Usually a few weeks. In dogs that live mostly indoors it takes longer, but is less heavy.",
      },
      {
        question: "Does shaving reduce shedding?",
        answer: "No. Short hair falls out just the same, and the coat loses its protection from sun, cold and wet.",
      },
      {
        question: "Why does my dog shed after being in season?",
        answer:
          "Hormones affect the coat too. After a season, a pregnancy or neutering many dogs shed more, or differently.",
      },
    ],
  },
  vetFees: {
    title: "German vet fees calculator",
    description:
      "What may a visit to a German vet cost? Tick the services and see the range the German schedule of fees (GOT) allows, by day and at night, with VAT.",
    lead: "In Germany a regulation says what a vet must charge at least and may charge at most. Tick what is done and see the range: useful on holiday with your dog, or if you live there.",
    // Where the schedule is law, and differences elsewhere.
    where:
      "This is the German schedule of fees, for a visit in Germany. The UK has none: each practice sets its own prices, so ask for an estimate. Following the competition authority’s decision of March 2026, practices will have to publish prices.",
    timeLabel: "When?",
    times: {
      day: "In consulting hours",
      emergency: "Emergency service: night, weekend, public holiday",
    },
    examplesLabel: "Start from an example",
    examples: {
      vaccination: "Vaccination",
      ear: "Sore ear",
      vomiting: "Vomiting",
      limping: "Limping",
      spay: "Spaying",
      teeth: "Dental cleaning",
    },
    servicesLabel: "Or tick for yourself",
    groups: {
      visit: "Visit and prevention",
      tests: "Tests",
      treatment: "Treatment and ward",
      surgery: "Anaesthesia and surgery",
      teeth: "Teeth",
    },
    services: {
      advice: "Advice only, also by telephone",
      exam: "General examination with advice",
      again: "Follow-up examination",
      homeVisit: "Home visit, without travel",
      vaccination: "Vaccinating and recording it, without the vaccine",
      chip: "Placing a microchip, without the chip",
      claws: "Claw clipping",
      analGlands: "Anal glands, both sides",
      tick: "Tick removal",
      stool: "Stool test for parasites",
      urine: "Urine: dipstick and sediment",
      bloodSample: "Taking blood",
      bloodCount: "Full blood count",
      bloodValues: "10 blood values (kidney, liver and others)",
      smear: "Smear under the microscope",
      skin: "Skin scraping",
      needle: "Fine needle sample of a lump",
      lameness: "Orthopaedic examination",
      eyes: "Eye examination with dye, both eyes",
      xray2: "X-ray, 2 pictures",
      xray4: "X-ray, 4 pictures",
      ultrasound: "Ultrasound",
      pregnancyScan: "Ultrasound for pregnancy",
      ecg: "ECG",
      heartScan: "Heart ultrasound, basic",
      ct: "CT of one part of the body",
      mri: "MRI",
      injection: "Injection under the skin or into a muscle",
      catheter: "Placing a catheter in a vein",
      drip: "Drip",
      pump: "Drip with a pump",
      ears: "Treating both ears and flushing",
      bandage: "Bandage",
      woundClean: "Cleaning a wound",
      woundClose: "Closing a wound",
      woundHard: "Closing a wound, complicated",
      stay: "A day on the ward, without treatment",
      intensive: "A day of intensive monitoring",
      euthanasia: "Putting to sleep",
      sedation: "Sedation",
      anaesthesia: "Anaesthesia with a breathing tube, induced by injection",
      monitoring: "Monitoring anaesthesia",
      castration: "Castration of a male",
      spay: "Spaying (ovaries)",
      spayWomb: "Spaying (ovaries and womb)",
      lump: "Removing a tumour",
      lumpHard: "Removing a tumour, complicated",
      caesarean: "Caesarean",
      torsion: "Surgery for a twisted stomach",
      stomach: "Opening the stomach, for instance for a foreign body",
      bowel: "Opening the bowel, for instance for a foreign body",
      spleen: "Removing the spleen",
      cruciate: "Cruciate ligament surgery",
      patella: "Kneecap surgery",
      fracture: "Fracture surgery",
      teeth: "Scaling and polishing",
      tooth: "Extracting one tooth",
      toothHard: "Extracting one tooth, complicated",
    },
    calculate: "Work out the range",
    again: "Start again",
    resultTitle: "For these services, with VAT",
    range: "{{least}} to {{most}}",
    how: {
      day: "Worked out with one to three times the simple rate and 19% VAT.",
      emergency: "Worked out with two to four times the simple rate, the emergency fee of €50 and 19% VAT.",
    },
    only: "Medicines, vaccine and materials come on top.",
    onTop: [
      "Medicines, anaesthetics, vaccine, dressings, implants and outside laboratories are billed separately. With operations they are often a large part.",
      "Which rate applies is for the practice to decide, by difficulty, time taken, hour of the day, value of the animal and place. By day, more than three times the simple rate must be agreed beforehand in writing.",
      "Less than the simple rate is allowed only in justified single cases, again agreed beforehand in writing. There is hardly any room for haggling.",
      "A home visit adds travel: €3.50 for each kilometre there and back, at least €13.",
    ],
    tips: [
      "Ask for an estimate before the appointment, and at what sum they will ring you.",
      "With each test, ask what its result would change about the treatment.",
      "Say early when money is short. The most useful things can come first, and instalments can be talked about.",
      "Check the bill: every service has its number from the schedule.",
      "Do not let an emergency wait for consulting hours to save money. It nearly always ends up costing more, above all for your dog.",
    ],
    tableTitle: "Simple rate without VAT",
    service: "Service",
    number: "No. in the GOT",
    rate: "Simple rate",
    sum: "Total, simple rate without VAT",
    share: "Vet fees by the German schedule: {{least}} to {{most}}, plus medicines and materials.",
    shared: { day: "Vet fees by day", emergency: "Vet fees out of hours" },
    evidence: [
      "The rates come from the annex to the German schedule of fees for vets (GOT) of 15 August 2022, as amended on 15 March 2023. We read them in a copy of the law and took 63 of just over 1,000 positions. What you cannot find here is missing with us, not in the law.",
      "Amounts are worked out in cents: the simple rates times the factor, in emergency service plus the emergency fee, then VAT. The examples are our choice. Your dog may need more or less.",
      "The schedule is under review in 2026, and rates may change afterwards. What counts is the law on the day of treatment.",
    ],
    sections: [
      {
        heading: "How the price comes about",
        points: [
          "By day: one to three times the simple rate.",
          "In emergency service: two to four times, plus €50 once, even if two of your dogs are treated.",
          "Night is 6 pm to 8 am, the weekend Friday 6 pm to Monday 8 am, a public holiday the whole day. If the practice has normal consulting hours then, the normal rate applies.",
          "A service that is already part of another may not be charged twice.",
        ],
      },
    ],
    faq: [
      {
        question: "Why does the same operation cost twice as much elsewhere?",
        answer:
          "Because within one to three times the simple rate each practice chooses by the circumstances, and because anaesthesia, monitoring, materials and aftercare differ. So compare whole estimates and not single lines.",
      },
      {
        question: "Do I always have to pay the emergency fee?",
        answer:
          "In emergency service the practice is entitled to it, once per case. It may waive it in justified cases only.",
      },
      {
        question: "What about prices in the UK?",
        answer:
          "Each practice sets its own, so any figure of ours would be wrong in the next town. Ask for an estimate in writing, and for the out-of-hours fee if it is night.",
      },
    ],
    links: [
      {
        to: "/en/blog/emergency-vet-at-night",
        label: "Emergency vet at night: who answers, what to say, the cost",
      },
      { to: "/en/blog/is-dog-insurance-worth-it", label: "Is dog insurance worth it?" },
    ],
  },
  wormsTicks: {
    title: "Worming and tick calendar",
    description:
      "How often to worm or test your dog, and when are ticks about? A plan by country, age and the way your dog lives, with dates for your calendar.",
    lead: "There is no plan that suits all dogs. Tell us where you live and what your dog gets up to, and you get a proposal from the parasitologists’ guidelines. The product is for your vet to choose.",
    countryLabel: "Where do you live?",
    countries: {
      de: "Germany",
      at: "Austria",
      ch: "Switzerland",
      pl: "Poland",
      gb: "United Kingdom",
      ie: "Ireland",
    },
    ageLabel: "How old is your dog?",
    ages: {
      pup: "Puppy up to 12 weeks",
      young: "Up to 6 months",
      adult: "Older",
    },
    habitsLabel: "What is true of your dog?",
    habits: {
      meets: "Runs off the lead or meets other dogs",
      hunts: "Catches mice or goes hunting",
      scavenges: "Roams unsupervised, eats carrion or droppings",
      raw: "Is fed raw meat or offal",
      slugs: "Eats slugs or snails, or licks their slime",
    },
    householdLabel: "Who lives with you?",
    household: {
      children: "Children under 5 years",
      weak: "Somebody with a weak immune system",
    },
    travelsLabel: "Where is your dog going in the near future?",
    travels: {
      entry: "To Britain, Northern Ireland, Ireland, Finland, Malta or Norway, or back home there",
      fox: "To other parts with fox tapeworm, such as central Europe",
      south: "To the Mediterranean or south-east Europe",
    },
    noneOf: "If nothing fits, just go on.",
    lastLabel: "When was the last worming or stool test?",
    lastHelp: "Optional. Without it the plan begins today.",
    lastWrong: "Please give a day from 1990 to today.",
    arrivalLabel: "On which day do you arrive there?",
    arrivalHelp: "Optional. From it we work out the days for the treatment before entry.",
    arrivalWrong: "Please give a day.",
    calculate: "Show the calendar",
    again: "Start again",
    resultTitle: "Your proposal",
    groups: {
      a: "Risk group A",
      b: "Risk group B",
      c: "Risk group C",
      d: "Risk group D",
    },
    groupNote: {
      a: "Group A: hardly any contact with worms. If you find the risk hard to judge, at least four times a year applies.",
      b: "Group B: your dog can pick up eggs but eats no prey.",
      c: "Group C: your dog picks up tapeworms with its prey.",
      d: "Group D: you cannot see what is eaten out there. This is the group at highest risk.",
    },
    pup: "Every 2 weeks",
    young: "Every month",
    roundworm: {
      fortnight:
        "Against roundworm from two weeks of age, every fortnight until two weeks after the last milk. Then monthly up to six months of age. The mother is treated along with them.",
      month: "Against roundworm: treat or test a stool sample every month.",
      quarter: "Against roundworm: treat or test four times a year.",
      halfYear: "Against roundworm: treat or test once or twice a year.",
    },
    tapeworm: {
      month: "Against tapeworm: every month, because of prey or carrion.",
      sixWeeks:
        "Against tapeworm, because of raw feeding: treat every six weeks or test every two to three months. Meat that is well heated or long frozen spares you that.",
      upToQuarter:
        "Against tapeworm: at least every three months, and every six weeks in areas where the dog tapeworm is at home.",
    },
    next: "Next date: {{day}}.",
    householdNote:
      "Because small children or people with a weak immune system live with you, the guidelines speak of a monthly rhythm, depending on the risk. Ask your vet whether yours calls for it.",
    slugsNote:
      "Slugs and snails carry lungworm, and many worming tablets do not cover it. Ask this week about a test or protection, even without a cough.",
    foxNote: {
      de: "Fox tapeworm occurs mostly in southern Germany. It is dangerous to people, and you cannot see it in a dog.",
      at: "Fox tapeworm occurs mostly in western Austria. It is dangerous to people, and you cannot see it in a dog.",
      ch: "Fox tapeworm occurs mostly in northern Switzerland. It is dangerous to people, and you cannot see it in a dog.",
      pl: "Fox tapeworm occurs mostly in the north-east and south-east of Poland, where more than one fox in three carried it in one survey. It is dangerous to people, and you cannot see it in a dog.",
      gb: "Britain is free of the fox tapeworm. In Herefordshire, mid Wales and the Western Isles a tapeworm of dogs and sheep is at home: keep dogs off carcasses there.",
      ie: "Ireland is free of the fox tapeworm.",
    },
    testNote: {
      good: "A stool test is a full alternative, as long as it comes as often as the worming would and is collected over three days.",
      limited:
        "Against roundworm a stool test works too, collected over three days. It is poor at finding tapeworm: there a fixed rhythm is safer.",
      puppy: "Puppies are treated because nearly all have roundworm from their mother. A test does not replace that.",
    },
    travelTitle: "Travelling",
    entryNote:
      "Before your dog enters Britain, Northern Ireland, Ireland, Finland, Malta or Norway, a vet must treat it against tapeworm 24 to 120 hours beforehand and record it with the time. Britain does not ask it of dogs coming straight from Ireland, Finland, Malta or Norway; Ireland asks it of dogs from Great Britain. Rules change, so check with the authority before each journey.",
    entryDays: "Whatever the hours of both, you are on the safe side with these days: {{days}}.",
    travelNote: {
      fox: "Where there is fox tapeworm: treat four weeks after setting out, then every four weeks until four weeks after you are back.",
      south:
        "The south adds heartworm and leishmaniosis, carried by mosquitoes and sandflies. Sandflies fly from April to November at least. Talk to your vet some weeks before.",
    },
    nowTitle: "To the vet now",
    todayTitle: "Ring today",
    signs: {
      urine: "Urine dark red or brown, after ticks for instance",
      pale: "Gums pale, or very weak",
      fit: "Trembling, staggering or a fit, also after a product",
      lung: "Breathing hard, coughing blood or bleeding without cause",
      wrong: "Given the wrong product, twice or too much",
      tickIll: "Tired or feverish in the weeks after a tick or a trip",
      yellow: "Whites of the eyes or gums yellowish",
      pupWorm: "Puppy with worms that vomits, has diarrhoea or a pot belly",
      gutWorm: "Worms together with vomiting or diarrhoea",
      slugCough: "A cough in a dog that eats slugs",
    },
    tips: [
      "Have your vet tell you what each product works against, and never use two at once on your own account. The weight matters.",
      "Say so if your dog has had fits, is a collie or related, is pregnant, or shares the house with a cat.",
      "Pick up at once, wash hands, cover the sandpit: that protects children more than any tablet.",
      "In tick months go over the coat with your fingers every evening, and note the day you pull one.",
    ],
    ticksTitle: "Ticks through the year",
    season: "tick season",
    mild: "on mild days",
    carries: {
      de: [
        "Tall bars: the usual tick season. Low ones: on mild days. In Germany ticks were collected from dogs in every month.",
        "Sheep tick (78% of finds): Lyme disease, anaplasmosis, in the south also tick-borne encephalitis.",
        "Meadow tick (19%): babesiosis, which can kill. It likes cool days in spring and autumn and is about in winter too.",
      ],
      at: [
        "Tall bars: the usual tick season. Low ones: on mild days, for here too ticks were collected all year round.",
        "Sheep tick (90% of finds on dogs): Lyme disease, anaplasmosis, nearly everywhere tick-borne encephalitis.",
        "Meadow tick (5%), mostly in the east: babesiosis. It comes earlier in spring and later in autumn than the sheep tick.",
      ],
      ch: [
        "Tall bars: the usual tick season. Low ones: on mild days.",
        "Sheep tick: Lyme disease, anaplasmosis, nearly everywhere tick-borne encephalitis.",
        "Meadow tick, around Lake Geneva and in the midlands: babesiosis, most cases in spring, some in autumn.",
      ],
      pl: [
        "Tall bars: the usual tick season. Low ones: on mild days, in winter too.",
        "Meadow tick: babesiosis, very common in the east and centre (up to 250 cases in 1,000 dogs at a practice), rare in the west.",
        "Sheep tick: Lyme disease, anaplasmosis, tick-borne encephalitis.",
      ],
      gb: [
        "Tall bars: the usual tick season. Low ones: on mild days.",
        "Sheep tick (89% of finds on dogs): Lyme disease, anaplasmosis.",
        "Babesiosis is rare. But around Harlow in Essex dogs that had never been abroad fell ill with it.",
      ],
      ie: [
        "Tall bars: the usual tick season. Low ones: on mild days.",
        "The sheep tick is the most common one on dogs here too: Lyme disease, anaplasmosis.",
      ],
    },
    share: "Worming and tick calendar for my dog: {{word}}.",
    calendarRound: "Worms: treat or test",
    calendarTape: "Tapeworm: treat",
    calendarBoth: "Roundworm and tapeworm",
    calendarNote: "A proposal from Hundeblick’s worming and tick calendar. The product is for your vet to choose.",
    calendarTicks: "Tick season begins: talk about protection",
    calendarEntry: "Tapeworm treatment before entry",
    evidence: [
      "Groups and intervals come from the scheme of ESCCAP, the European parasitologists: A once or twice a year, B four times, C twelve times against tapeworm and four times against roundworm, D twelve times, always as treatment or an equally regular test. For raw feeding, children under 5 years and travel guideline 1 applies.",
      "Britain and Ireland have no fox tapeworm, so we say three months there, six weeks in some areas. Britain’s veterinary associations ask for as little as possible and as much as necessary, for the sake of rivers and soil too.",
      "The months of the tick season are our simplification. What ticks carry and how often each kind was found on dogs stands in the studies named. How common they are where you live, your vet knows.",
    ],
    sections: [
      {
        heading: "Why no product is recommended",
        paragraphs: [
          "No product works against everything, and some are dangerous for some dogs. Weight, age, breed, illness and who else lives in the house decide. Only somebody who knows your dog can weigh that up.",
        ],
      },
      {
        heading: "Fewer worms without a tablet",
        points: [
          "Heat raw meat for ten minutes to 65 °C inside, or freeze it for a week at −17 to −20 °C.",
          "Swap mice and carrion for something better instead of snatching them; they will be brought to you sooner.",
          "Bring bowls and toys in at night, because of the slugs.",
        ],
      },
    ],
    faq: [
      {
        question: "Does it do harm to worm more often?",
        answer:
          "Every product can have side effects and ends up in the environment. More often than needed gains nothing, because a worming does not protect until the next one.",
      },
      {
        question: "What about a pregnant dog?",
        answer: "Not every product is allowed, and worms pass to the puppies. Talk about a plan this week.",
      },
      {
        question: "Why so often? My dog never has worms.",
        answer:
          "Most dogs with worms look healthy. The plan protects children and other animals above all. Stool tests show you what your dog really needs.",
      },
    ],
    links: [
      { to: "/en/check/ticks-fleas-worms", label: "Questions about ticks, fleas and worms" },
      { to: "/en/blog/worming-a-dog", label: "Worming a dog: tablet, test, or a bit of both?" },
      { to: "/en/blog/ticks-on-dogs", label: "Ticks on dogs: pulling, watching, preventing" },
      { to: "/en/blog/fleas-on-dogs", label: "Fleas on dogs" },
      { to: "/en/blog/taking-your-dog-abroad", label: "Taking your dog abroad: papers and the tapeworm clock" },
    ],
  },
  zoomies: {
    title: "Zoomies calculator",
    description:
      "Does your dog suddenly race in circles? Four questions show whether the mad five minutes are within the usual range.",
    lead: "Bottom down, ears back, and off round the table. Four questions show whether your dog’s mad five minutes are within the usual range.",
    ageLabel: "How old is your dog?",
    ages: {
      puppy: "Puppy, under 6 months",
      young: "Young, 6–24 months",
      adult: "Adult, 2–7 years",
      senior: "Senior, over 7 years",
    },
    oftenLabel: "How often does it happen?",
    often: {
      "multiple-daily": "Several times a day",
      daily: "Daily",
      weekly: "Every week",
      rarely: "Rarely",
    },
    triggerLabel: "When, mostly?",
    triggers: {
      "after-bath": "After a bath",
      "after-poop": "After a poo",
      evening: "In the evening",
      visitors: "When visitors come",
      random: "Out of the blue",
    },
    lastsLabel: "How many minutes does it last?",
    lasts: {
      "under-1": "Under 1",
      "1-3": "1 to 3",
      "3-5": "3 to 5",
      "over-5": "More than 5",
    },
    calculate: "Show the result",
    again: "Calculate again",
    resultTitle: "Your dog’s zoomies",
    categories: {
      perfect: "Pure joy",
      normal: "Within the usual range",
      check: "Worth a second look",
    },
    explanation: {
      perfect: "This is what zoomies look like: short, happy, a tired dog afterwards.",
      normal: "A little more than usual. A calmer day with regular sleep often helps.",
      check: "That long or that often is unusual at this age. Keep an eye on it and take a video.",
    },
    score: "{{points}} of 100 points",
    scientific: "Experts call it",
    triggerNote: {
      "after-bath": "After a bath: wet fur feels strange, and the tension has to go somewhere.",
      "after-poop": "After a poo: many dogs are simply relieved.",
      evening: "In the evening, what is left of the day comes out; in young dogs overtiredness too.",
      visitors: "Visitors are exciting. A calm greeting helps.",
      random: "No visible cause is normal too, as long as your dog still responds to you.",
    },
    tips: [
      "Clear the way: no slippery floors, stairs or glass tables on the track.",
      "Do not chase. Turn away or run ahead a little, and your dog comes along.",
      "Afterwards water and rest. Puppies need a great deal of sleep.",
    ],
    vet: "Take a video and show it to a vet. In older dogs new restlessness can also come from pain or from changes in the brain.",
    redFlags: {
      heading: "These are not zoomies",
      points: [
        "Your dog chases its tail, lights or shadows again and again and cannot be interrupted.",
        "Your dog seems confused, staggers, falls over or has a fit: please go to a vet at once.",
        "Your dog screams, limps or bites itself.",
      ],
    },
    share: "My dog’s zoomies: {{points}} of 100 points.",
    evidence: [
      "The points and bands are our own playful grouping, not a test. Experts regard the mad minutes as normal behaviour at any age, from seconds to a few minutes. So the points taken off for age do not mean that something is wrong.",
      "More important than the number is whether your dog still responds to you. Compulsive spinning or chasing lights and tail belongs in a vet’s hands.",
    ],
    sections: [
      {
        heading: "Where do they come from?",
        paragraphs: [
          "Why dogs race has hardly been studied. Most likely the body lets go of tension all at once, from joy or relief, or after lying still for a long time. A play bow, an open mouth and soft curves show that it is fun.",
        ],
      },
    ],
    faq: [
      {
        question: "Should I stop my dog?",
        answer:
          "Only if there is danger to your dog or to others. Calmly call your dog away from the road, the stairs or the slippery floor instead of running after it.",
      },
      {
        question: "Why do puppies do it so often in the evening?",
        answer:
          "They are usually tired and cannot settle. Less going on and a quiet place help more than another round.",
      },
      {
        question: "When should a vet have a look?",
        answer:
          "If it is new in an older dog, if your dog does not respond to you, or if there is a limp afterwards. A video helps a lot.",
      },
    ],
  },
};

export default TEXTS;
