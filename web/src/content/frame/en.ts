import type { EditorialTexts } from "./editorial-texts.ts";

const TEXTS: EditorialTexts = {
  editors: "Hundeblick editorial team",
  feed: { title: "Hundeblick: Guide", description: "What we know about dogs, with sources." },
  categories: {
    test: { button: "Tests", heading: "Product Tests", badge: "TEST" },
    breed: { button: "Guides", heading: "Guides", badge: "GUIDE" },
    comparison: { button: "Comparisons", heading: "Comparisons", badge: "COMPARISON" },
    tool: { button: "Tools", heading: "Tools", badge: "TOOL" },
  },
  guide: {
    contents: "Contents",
    example: "Example",
    exampleNote: "Made up, so that you can picture how it might go. Not a customer’s story.",
    ad: "Ad",
    adNote: "This is about our own offer.",
    evidence: "What is behind it",
    ofFive: "{{dots}} of 5",
    kg: "kg",
    reports: "{{count}} visits have led to a report so far.",
    free: "Free and without an account. Every sentence says where it comes from.",
  },
};

export default TEXTS;
