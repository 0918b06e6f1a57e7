import { Localised } from "@hundeblick/proto/language";
import { z } from "zod";
import texts from "./predispositions.json" with { type: "json" };

/** A predisposition of breeds: its name and one plain sentence. */
const Predisposition = z.strictObject({ ...Localised.shape, plain: Localised });
type Predisposition = z.infer<typeof Predisposition>;

export const predispositions: Readonly<Record<string, Predisposition>> = z
  .record(z.string(), Predisposition)
  .parse(texts);
