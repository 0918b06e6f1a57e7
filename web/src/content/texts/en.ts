const TEXTS = {
  // The default author.
  editors: "Hundeblick editorial team",
  feed: { title: "Hundeblick: Guide", description: "What we know about dogs, with sources." },
  categories: {
    test: { button: "Tests", heading: "Product Tests", badge: "TEST" },
    breed: { button: "Guides", heading: "Guides", badge: "GUIDE" },
    comparison: { button: "Comparisons", heading: "Comparisons", badge: "COMPARISON" },
    tool: { button: "Tools", heading: "Tools", badge: "TOOL" },
  },
  // the slugs of topics are permanent once published
  topics: {
    emergency: {
      name: "Emergencies & poisons",
      slug: "emergencies-and-poisons",
      lead: "What counts in the next few minutes, what is poisonous, and what to keep at home.",
    },
    stomach: {
      name: "Stomach & gut",
      slug: "stomach-and-gut",
      lead: "Vomiting, diarrhoea and appetite: what can wait and what cannot.",
    },
    food: {
      name: "Food & weight",
      slug: "food-and-weight",
      lead: "How much belongs in the bowl, what the label says, and how a dog gets into shape.",
    },
    skin: {
      name: "Skin & parasites",
      slug: "skin-and-parasites",
      lead: "Ticks, fleas, worms and everything that itches.",
    },
    movement: {
      name: "Joints & movement",
      slug: "joints-and-movement",
      lead: "From the first limp to arthritis: what does joints good and what only sounds good.",
    },
    puppy: {
      name: "Puppies",
      slug: "puppies",
      lead: "The first months: growing, learning, teething.",
    },
    senior: {
      name: "Older dogs",
      slug: "older-dogs",
      lead: "How to tell age from illness, and how to make it easier.",
    },
    behaviour: {
      name: "Behaviour",
      slug: "behaviour",
      lead: "Fear, being alone and mad half hours: what is behind them and what helps.",
    },
    prevention: {
      name: "Prevention",
      slug: "prevention",
      lead: "Vaccinations, teeth, ears, eyes, seasons: what to look at regularly.",
    },
    vet: {
      name: "Vets, costs & travel",
      slug: "vets-costs-travel",
      lead: "How vets work at night, what a visit costs, and which papers your dog needs.",
    },
  },
  guide: {
    contents: "Contents",
    example: "Example",
    exampleNote: "Made up, so that you can picture how it might go. Not a customer’s story.",
    ad: "Ad",
    adNote: "This is about our own offer.",
    evidence: "What is behind it",
    // For screen readers, of a bar of five.
    ofFive: "{{dots}} of 5",
    kg: "kg",
    // The number of visits with a report.
    reports: "{{count}} visits have led to a report so far.",
    // Replaces the number while it is too small.
    free: "Free and without an account. Every sentence says where it comes from.",
  },
};

export default TEXTS;
