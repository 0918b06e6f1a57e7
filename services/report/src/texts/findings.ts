import type { FindingCode } from "../domain/rules/ratings.ts";
import { checkTexts } from "./findings/check.ts";
import { coatTexts } from "./findings/coat.ts";
import { energyTexts } from "./findings/energy.ts";
import { foodTexts } from "./findings/food.ts";
import { generalTexts } from "./findings/general.ts";
import { mobilityTexts } from "./findings/mobility.ts";
import { photoTexts } from "./findings/photo.ts";
import { weightTexts } from "./findings/weight.ts";
import type { Texts } from "./texts.ts";

export const findingTexts: Texts<FindingCode> = {
  ...coatTexts,
  ...weightTexts,
  ...foodTexts,
  ...mobilityTexts,
  ...energyTexts,
  ...generalTexts,
  ...checkTexts,
  ...photoTexts,
};
