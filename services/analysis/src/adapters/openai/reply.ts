import { CONFIDENCES, ProviderCode } from "@hundeblick/proto/health/findings";
import { PHOTO_VERDICTS } from "@hundeblick/proto/health/vision";
import { PHOTO_VIEWS } from "@hundeblick/proto/photo";
import { z } from "zod";
import { BREED_IDS } from "../../data/breeds.ts";

const LIKELIHOODS = ["almost_certain", "likely", "possible"] as const;

/** Schema of the reply: enums only. Limits are checked in our code, because strict mode has none. */
export const ModelReply = z.strictObject({
  verdict: z.enum(PHOTO_VERDICTS),
  breeds: z.array(
    z.strictObject({ breed: z.enum(BREED_IDS as [string, ...string[]]), likelihood: z.enum(LIKELIHOODS) }),
  ),
  seen: z.array(z.strictObject({ code: ProviderCode, confidence: z.enum(CONFIDENCES) })),
});
export type ModelReply = z.infer<typeof ModelReply>;

/** Schema of the reply about extra photos. */
export const ExtraReply = z.strictObject({
  photos: z.array(z.strictObject({ photo: z.enum(PHOTO_VIEWS), seen: ModelReply.shape.seen })),
});

/** A model's stated confidence is not calibrated: each level maps to a cautious probability. */
export const PROBABILITY: Record<(typeof LIKELIHOODS)[number], number> = {
  almost_certain: 0.88,
  likely: 0.6,
  possible: 0.3,
};

const formatOf = (name: string, schema: z.ZodType) =>
  ({
    type: "json_schema",
    json_schema: {
      name,
      strict: true,
      schema: z.toJSONSchema(schema, { target: "draft-7" }) as Record<string, unknown>,
    },
  }) as const;
export type ReplyFormat = ReturnType<typeof formatOf>;
export const REPLY_FORMAT = formatOf("photo_of_a_dog", ModelReply);
export const EXTRA_REPLY_FORMAT = formatOf("further_photos_of_a_dog", ExtraReply);
