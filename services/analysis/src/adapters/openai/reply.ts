import { CONFIDENCES, ProviderCode } from "@hundeblick/proto/health/findings";
import { PHOTO_VERDICTS } from "@hundeblick/proto/health/vision";
import { z } from "zod";
import { BREED_IDS } from "../../data/breeds.ts";

const LIKELIHOODS = ["almost_certain", "likely", "possible"] as const;

/**
 * What the provider must answer: words of our vocabulary and nothing else. Limits are checked by us, strict mode
 * knows none.
 */
export const ModelReply = z.strictObject({
  verdict: z.enum(PHOTO_VERDICTS),
  breeds: z.array(
    z.strictObject({ breed: z.enum(BREED_IDS as [string, ...string[]]), likelihood: z.enum(LIKELIHOODS) }),
  ),
  seen: z.array(z.strictObject({ code: ProviderCode, confidence: z.enum(CONFIDENCES) })),
});
export type ModelReply = z.infer<typeof ModelReply>;

/** A model's own words about its sureness are not calibrated: each stands for a cautious number. */
export const PROBABILITY: Record<(typeof LIKELIHOODS)[number], number> = {
  almost_certain: 0.88,
  likely: 0.6,
  possible: 0.3,
};

export const REPLY_FORMAT = {
  type: "json_schema",
  json_schema: {
    name: "photo_of_a_dog",
    strict: true,
    schema: z.toJSONSchema(ModelReply, { target: "draft-7" }) as Record<string, unknown>,
  },
} as const;
