import { z } from "zod";
import aliases from "./breed-aliases.json" with { type: "json" };

const Words = z.array(z.string().min(1));
/** Other names of breeds, names that fit several breeds, and names of a mix. */
export const breedAliases = z
  .strictObject({
    version: z.literal(1),
    about: z.string(),
    aliases: z.record(z.string(), Words),
    several: Words,
    cross: Words,
    crossEndings: Words,
  })
  .parse(aliases);
