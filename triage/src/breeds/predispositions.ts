import { Localised } from "@hundeblick/proto/language";
import { z } from "zod";
import names from "./predispositions.json" with { type: "json" };

/** Names of the predispositions of breeds. */
export const predispositions: Readonly<Record<string, Localised>> = z.record(z.string(), Localised).parse(names);
