import type { CheckId, ConcernId } from "@hundeblick/proto/health/check-lists";
import type { Language } from "@hundeblick/proto/language";
import { EDITORIAL_TEXTS } from "./texts.ts";
import { TOPICS, type Topic } from "./content-entry.ts";

/** Concerns and checks of a topic, beside its texts and tools. */
export const TOPIC_CHECKS: Readonly<Record<Topic, { concerns: readonly ConcernId[]; checks: readonly CheckId[] }>> = {
  emergency: {
    concerns: ["ate_something", "overheated", "collapse_faint", "seizure", "wound_bite", "swelling_hives"],
    checks: ["resting_breathing"],
  },
  stomach: { concerns: ["vomiting", "diarrhoea", "straining_stool", "not_eating"], checks: [] },
  food: {
    concerns: ["weight_gain", "weight_loss", "not_eating", "drinking_more"],
    checks: ["body_condition", "food_amount", "weight_trend"],
  },
  skin: { concerns: ["itching_skin", "parasites", "ears", "swelling_hives", "scooting"], checks: [] },
  movement: { concerns: ["limping", "stiff_old", "back_neck_pain"], checks: [] },
  puppy: { concerns: ["puppy_start", "puppy_poorly", "birth"], checks: [] },
  senior: { concerns: ["stiff_old", "confused_old", "drinking_more", "lump"], checks: [] },
  behaviour: { concerns: ["alone", "fear_noise", "aggression", "trembling"], checks: [] },
  prevention: { concerns: ["mouth_teeth", "ears", "eyes", "lump", "season_discharge"], checks: ["body_condition"] },
  vet: { concerns: ["lethargy_fever", "cough"], checks: ["resting_breathing"] },
};

/** Path of a topic's page. */
export const pathOfBlogTopic = (topic: Topic, language: Language): string =>
  `/${language}/topics/${EDITORIAL_TEXTS[language].topics[topic].slug}`;

export const topicOfSlug = (slug: string, language: Language): Topic | undefined =>
  TOPICS.find((topic) => EDITORIAL_TEXTS[language].topics[topic].slug === slug);
