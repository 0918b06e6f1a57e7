export const TEXTS = {
  sexQuestion: "Dog or bitch?",
  sexes: { male: "Dog", female: "Bitch" },
  ageQuestion: "How old is your Labrador?",
  months: { one: "{{count}} month", other: "{{count}} months" },
  atMonths: "At {{months}} months",
  // Development, duration of walks, and what to avoid.
  stages: {
    arriving: {
      title: "Settling in",
      growth:
        "Bones and ligaments are still soft, and your puppy gains weight almost daily. The muscles that hold a joint are only just being built.",
      walks:
        "Plenty of short outings on grass and woodland paths, at the puppy’s own pace. Stopping, sniffing and turning back are all allowed. Sleep is part of the training now.",
      leave: "Stairs, jumping off the sofa, walks at a grown-up’s pace.",
    },
    teething: {
      title: "Teething and shooting up",
      growth:
        "Growth you can see, often faster behind than in front, so your puppy may look clumsy. Strength runs ahead of stamina.",
      walks:
        "Several small walks with breaks, and free running on soft ground. Choose a playmate who suits, not one who bowls your puppy over.",
      leave: "Ball throwing with emergency stops, romping on tiles or laminate, long flights of stairs.",
    },
    teenager: {
      title: "Teenager",
      growth: "Looks grown up, yet the growth plates are still open. The head wants more than the joints can take.",
      walks:
        "Longer walks are fine if your dog moves freely the next day. Swimming, scent work and retrieving from a calm start all do good.",
      leave: "Jogging on the lead, cycling, agility with jumps.",
    },
    almostGrown: {
      title: "Almost there",
      growth:
        "Hardly any more height; now come chest and muscle. This is when a lean youngster easily turns into a round one.",
      walks:
        "Build up distance and speed over weeks. First walking, then trotting, running last. Ask your vet before any sport with jumps or sharp stops.",
      leave: "Going from nothing to a weekend hike. And the portions from the growing months.",
    },
    grown: {
      title: "Grown up",
      growth: "The skeleton has finished growing. Every kilo that is not put on now is one the joints need not carry.",
      walks: "Exercise every day, some of it calm, some of it brisk. Regular beats a lot at once.",
      leave: "Cold starts: walk for a few minutes before the first sprint.",
    },
  },
  walks: "Exercise:",
  leave: "Leave out:",
  // The rule of thumb, and its replacement for an older dog.
  rule: "Rule of thumb: about {{minutes}} minutes at a stretch on the lead. No study, only something to remember.",
  noRule: "The five-minute rule no longer applies after the first year.",
  weight: {
    label: "Weight in kg (if you know it)",
    help: "At this age often {{low}} to {{high}} kg.",
    wrong: "Please enter a weight between {{min}} and {{max}} kg, for example 12.5.",
  },
  // What a weight says beside the band of its age.
  answers: {
    below:
      "That is below the usual range. A puppy that eats well and plays may simply be lightly built. If it loses weight or seems flat, please see your vet.",
    within: "That is within the usual range. Feeling the ribs still tells you more than the scales.",
    above:
      "That is above the usual range. Feel the ribs before you change the food: big lines weigh more without being fat.",
  },
  // Before what an alarming weight means.
  weighed: "{{kg}} kg at {{months}} months.",
  often: "at {{months}} months often {{low}} to {{high}} kg",
  tableCaption: "Average weight of a Labrador in kg",
};
