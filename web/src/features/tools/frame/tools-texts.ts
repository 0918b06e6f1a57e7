import type { DogYearsText } from "../dog-years/dog-years.texts.ts";
import type { HeatCycleText } from "../heat-cycle/heat-cycle.texts.ts";
import type { HoroscopeText } from "../horoscope/horoscope.texts.ts";
import type { PoisonText } from "../poison/poison.texts.ts";
import type { PregnancyText } from "../pregnancy/pregnancy.texts.ts";
import type { PuppyLicenceText } from "../puppy-licence/puppy-licence.texts.ts";
import type { PuppyTeethText } from "../puppy-teeth/puppy-teeth.texts.ts";
import type { PuppyWeightText } from "../puppy-weight/puppy-weight.texts.ts";
import type { SheddingText } from "../shedding/shedding.texts.ts";
import type { VetFeesText } from "../vet-fees/vet-fees.texts.ts";
import type { WormsTicksText } from "../worms-ticks/worms-ticks.texts.ts";
import type { ZoomiesText } from "../zoomies/zoomies.texts.ts";
import type { ToolWords } from "./tool-words.ts";

/** All texts of the tools in one language: `texts/{language}.ts`. */
export interface ToolsTexts {
  words: ToolWords;
  dogYears: DogYearsText;
  heatCycle: HeatCycleText;
  horoscope: HoroscopeText;
  poison: PoisonText;
  pregnancy: PregnancyText;
  puppyLicence: PuppyLicenceText;
  puppyTeeth: PuppyTeethText;
  puppyWeight: PuppyWeightText;
  shedding: SheddingText;
  vetFees: VetFeesText;
  wormsTicks: WormsTicksText;
  zoomies: ZoomiesText;
}
