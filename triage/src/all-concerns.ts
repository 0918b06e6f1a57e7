import { z } from "zod";
import { CONCERNS, type ConcernId } from "@hundeblick/proto/health/check-lists";
import type { Language } from "@hundeblick/proto/language";
import { type Concern, concernIn } from "./concern.ts";
import { ConcernData } from "./concern.schema.ts";
import aggression from "./concerns/aggression.json" with { type: "json" };
import alone from "./concerns/alone.json" with { type: "json" };
import ateSomething from "./concerns/ate_something.json" with { type: "json" };
import backNeckPain from "./concerns/back_neck_pain.json" with { type: "json" };
import birth from "./concerns/birth.json" with { type: "json" };
import breathingFast from "./concerns/breathing_fast.json" with { type: "json" };
import collapseFaint from "./concerns/collapse_faint.json" with { type: "json" };
import confusedOld from "./concerns/confused_old.json" with { type: "json" };
import cough from "./concerns/cough.json" with { type: "json" };
import diarrhoea from "./concerns/diarrhoea.json" with { type: "json" };
import drinkingMore from "./concerns/drinking_more.json" with { type: "json" };
import ears from "./concerns/ears.json" with { type: "json" };
import eyes from "./concerns/eyes.json" with { type: "json" };
import fearNoise from "./concerns/fear_noise.json" with { type: "json" };
import itchingSkin from "./concerns/itching_skin.json" with { type: "json" };
import lethargyFever from "./concerns/lethargy_fever.json" with { type: "json" };
import limping from "./concerns/limping.json" with { type: "json" };
import lump from "./concerns/lump.json" with { type: "json" };
import mouthTeeth from "./concerns/mouth_teeth.json" with { type: "json" };
import notEating from "./concerns/not_eating.json" with { type: "json" };
import overheated from "./concerns/overheated.json" with { type: "json" };
import parasites from "./concerns/parasites.json" with { type: "json" };
import puppyPoorly from "./concerns/puppy_poorly.json" with { type: "json" };
import puppyStart from "./concerns/puppy_start.json" with { type: "json" };
import scooting from "./concerns/scooting.json" with { type: "json" };
import seasonDischarge from "./concerns/season_discharge.json" with { type: "json" };
import seizure from "./concerns/seizure.json" with { type: "json" };
import stiffOld from "./concerns/stiff_old.json" with { type: "json" };
import strainingStool from "./concerns/straining_stool.json" with { type: "json" };
import swellingHives from "./concerns/swelling_hives.json" with { type: "json" };
import trembling from "./concerns/trembling.json" with { type: "json" };
import urination from "./concerns/urination.json" with { type: "json" };
import vomiting from "./concerns/vomiting.json" with { type: "json" };
import weightGain from "./concerns/weight_gain.json" with { type: "json" };
import weightLoss from "./concerns/weight_loss.json" with { type: "json" };
import woundBite from "./concerns/wound_bite.json" with { type: "json" };

/** Every concern in all languages, validated. For servers and builds; browsers load one concern in one language. */
export const allConcerns: readonly ConcernData[] = z
  .array(ConcernData)
  .length(CONCERNS.length)
  .parse([
    aggression,
    alone,
    ateSomething,
    backNeckPain,
    birth,
    breathingFast,
    collapseFaint,
    confusedOld,
    cough,
    diarrhoea,
    drinkingMore,
    ears,
    eyes,
    fearNoise,
    itchingSkin,
    lethargyFever,
    limping,
    lump,
    mouthTeeth,
    notEating,
    overheated,
    parasites,
    puppyPoorly,
    puppyStart,
    scooting,
    seasonDischarge,
    seizure,
    stiffOld,
    strainingStool,
    swellingHives,
    trembling,
    urination,
    vomiting,
    weightGain,
    weightLoss,
    woundBite,
  ]);

const byId = new Map(allConcerns.map((concern) => [concern.id, concern]));

/** @throws {Error} for an id without data, which a test excludes */
export function concernById(id: ConcernId): ConcernData {
  const concern = byId.get(id);
  if (!concern) throw new Error(`no concern ${id}`);
  return concern;
}

const translated = new Map<string, Concern>();

/** A concern in one language, cached. */
export function translatedConcern(id: ConcernId, language: Language): Concern {
  const key = `${id}|${language}`;
  const concern = translated.get(key) ?? concernIn(concernById(id), language);
  translated.set(key, concern);
  return concern;
}
