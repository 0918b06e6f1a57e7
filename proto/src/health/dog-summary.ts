import { z } from "zod";

/** What mails and the operators' lists may show of a dog. */
export const DogSummary = z.object({
  name: z.string().nullable(),
  breed: z.string().nullable(),
  ageMonths: z.int().nullable(),
  weightKg: z.number().nullable(),
});
export type DogSummary = z.infer<typeof DogSummary>;
