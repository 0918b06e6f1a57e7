import type { ComparisonTexts } from "./comparison.texts.ts";

export const TEXTS: ComparisonTexts = {
  products: { glucosamine: "Glucosamine", chondroitin: "Chondroitin", combination: "Both together" },
  aspects: {
    proven: "Proven benefit",
    absorbed: "Taken up by the gut",
    tolerated: "Tolerated",
    price: "Price",
  },
  dose: {
    weight: "Your dog’s weight",
    question: "What for?",
    levels: { prevention: "Prevention", mild: "Mild signs", severe: "Severe signs" },
    note: "This is how amounts are usually worked out. No amount has been shown to help in studies.",
    amounts: "Worked out per day",
    severe: "A dog with severe signs needs examining first.",
  },
  costs: {
    caption: "Cost for a dog of {{kg}} kg",
    product: "Product, daily amount",
    perDay: "A day",
    perMonth: "A month",
  },
  duration: "Length: {{duration}}",
  studies: [
    {
      source: "kampa2023",
      name: "Glucosamine and chondroitin beside marine fats and a painkiller",
      dogs: "75 dogs",
      duration: "6 weeks",
      result:
        "What was measured is how firmly the dogs stepped. That improved with two marine fat products and with the painkiller, not with glucosamine and chondroitin. A correction to the paper has been published.",
    },
    {
      source: "barbeau2022",
      name: "A review of all studies on supplements for arthritis",
      dogs: "72 trials in 57 papers",
      duration: "varied",
      result:
        "A clear benefit for omega-3, a weak one for collagen, and plainly none for chondroitin with glucosamine. The authors advise against going on recommending it for pain.",
    },
    {
      source: "scott2017",
      name: "A product with glucosamine and chondroitin against a placebo",
      dogs: "60 dogs",
      duration: "90 days",
      result: "No difference, neither in measured movement nor in what the owners thought.",
    },
    {
      source: "daltilio2007",
      name: "Type II collagen alone and with glucosamine and chondroitin",
      dogs: "20 dogs in 4 groups",
      duration: "120 days",
      result: "Fewer signs of pain with collagen. Five dogs to a group are very few.",
    },
    {
      source: "adebowale2002",
      name: "How much reaches the body",
      dogs: "8 Beagles",
      duration: "14 days",
      result:
        "After one dose about 12% of the glucosamine and 4.8 to 5% of the chondroitin were taken up. Whether it did the dogs any good was not studied.",
    },
  ],
};
