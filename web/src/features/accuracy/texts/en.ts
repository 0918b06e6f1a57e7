const en = {
  title: "How accurate is this?",
  description:
    "Measured, not promised: how often Hundeblick recognises an emergency in words, how often the breed is right, how long it takes and what no photo shows.",
  lead: "We count, and we show what went wrong as well. And we say where it is not enough.",
  ofMany: "{{count}} of {{of}}",
  notMeasured: "not measured yet",
  measuredOn: "Measured on {{day}}",
  urgent: {
    title: "Does it recognise what cannot wait?",
    lead: "This is the figure that matters most. It is about what you write yourself. We keep two mistakes apart, because they do not weigh the same.",
    sample:
      "{{all}} English sentences, {{dangerous}} of them emergencies. They were written for this measurement, not sent in by owners, and more than half are harder than everyday ones: dialect, hints, long stories. No vet has judged which of them are urgent.",
    missed: { name: "Too harmless", why: "It was urgent, and we neither warned nor asked." },
    missedOf: "of {{of}} emergencies",
    alarmed: {
      name: "Too careful",
      why: "We warned of an emergency and there was none. That costs you a needless trip.",
    },
    alarmedOf: "of {{of}} harmless sentences",
    dots: "{{dangerous}} emergencies: {{raised}} with a warning, {{asked}} with a question, {{missed}} missed.",
    dotsCaption: "Each circle is an emergency. We show every one, the empty ones too.",
    raised: "warned",
    asked: "asked",
    unseen: "missed",
    askedHarmless: "For {{count}} more harmless sentences we asked a question.",
  },
  breed: {
    title: "Which breed is it?",
    lead: "A photo shows a breed, and even that not always. Mixes are the hard case.",
    sample: "{{photos}} photos: {{dogs}} dogs, one of each of {{dogs}} breeds, and {{others}} other things.",
    kind: "The photos come from a public collection, and the network has probably seen them in training. They show that everything works together, not how good it is with your dog. There are too few of them for that as well.",
    first: "Pedigree dog, first suggestion right",
    three: "Pedigree dog, among the first three",
    alone: "Pedigree dog, one breed named, and it is right",
    unlisted: "Breed the network does not know, and we ask",
    mix: "Mix, one of the breeds right",
    dog: "A dog in the photo, and we notice",
    other: "No dog in the photo, and we notice",
    calibration: "How sure it sounds and how often it is right",
    calibrationLead: "Whoever is 90% sure should be right nine times out of ten.",
    sureness: "{{from}} to {{to}} sure",
  },
  body: {
    title: "Do owners feel the body condition right?",
    lead: "How close your score comes to a vet’s, for the same dog.",
    same: "Same score",
    oneOff: "One off",
    twoOff: "Two or more off",
  },
  speed: {
    title: "How long does it take?",
    lead: "From the choice of a photo to its report, on a slow line: 5 Mbit/s and 80 ms. The figure is the median: half were faster, half slower.",
    sample:
      "{{photos}} photos, enlarged to 12 megapixels, on the computer we measure with. On your device and line it will be different.",
    small: "Made small in the browser, as we do it",
    original: "For comparison: the original sent",
    seconds: "{{seconds}} seconds",
  },
  cannot: {
    title: "What it cannot do",
    lead: "No better figure will change that.",
    lines: [
      { name: "Recognise illnesses", why: "We say how urgent it is and why. What it is, your vet will say." },
      { name: "See pain in a photo", why: "No photo shows limping, fever or nausea either." },
      {
        name: "Feel and listen",
        why: "Feeling the belly, listening to the heart, testing blood: that takes somebody who is there.",
      },
      {
        name: "Understand everything you write",
        why: "Where the words are not enough, we ask. Some things escape us all the same.",
      },
      { name: "Guess what is unknown", why: "A question left out never counts as a no." },
      { name: "Replace a vet", why: "The rules come from published sources. No vet has read them yet." },
    ],
  },
  how: {
    title: "How we measure",
    steps: [
      "A fifth of the sentences is kept aside until we measure. No rule and no weight was made with them.",
      "Each sentence and each photo goes through the same program as yours.",
      "Every figure on this page is written by the program that measures. Nobody can type one in.",
    ],
  },
};

export default en;
