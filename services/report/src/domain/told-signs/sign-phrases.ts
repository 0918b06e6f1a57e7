import type { Language } from "@hundeblick/proto/language";

/** Everyday signs owners write about; none of them is an alarm. Phrases forgive endings and typos, see red-flags/pattern.ts. */
export const SIGN_PHRASES = {
  told_stiff: {
    de: ["steif", "steht steif auf", "läuft steif", "läuft sich ein", "kommt schwer hoch", "kommt schlecht hoch", "kommt nicht mehr hoch", "Mühe beim Aufstehen", "Schwierigkeiten beim Aufstehen", "will keine Treppen steigen", "mag keine Treppen mehr", "springt nicht mehr", "Arthrose", "Gelenkprobleme", "Hüftprobleme", "HD"],
    en: ["stiff", "stiffness", "gets up slowly", "struggles to get up", "trouble getting up", "hard to get up", "slow to get up", "does not want to climb stairs", "struggles with stairs", "stopped jumping", "no longer jumps", "arthritis", "joint problems", "hip dysplasia", "bad hips"],
    pl: ["sztywny", "sztywność", "wstaje sztywno", "trudno mu wstać", "trudno jej wstać", "z trudem wstaje", "ciężko wstaje", "ma problem ze wstawaniem", "nie chce wchodzić po schodach", "nie wskakuje już", "zwyrodnienie", "problemy ze stawami", "dysplazja"],
  },
  told_dull_coat: {
    de: ["stumpfes Fell", "Fell ist stumpf", "Fell ist glanzlos", "haart stark", "haart extrem", "verliert viel Fell", "viel Haarausfall", "trockene Haut", "Schuppen im Fell", "schuppige Haut"],
    en: ["dull coat", "coat is dull", "sheds a lot", "shedding a lot", "heavy shedding", "losing a lot of hair", "dry skin", "flaky skin", "dandruff"],
    pl: ["matowa sierść", "sierść jest matowa", "sierść straciła blask", "mocno linieje", "bardzo linieje", "wypada mu sierść", "wypada jej sierść", "sucha skóra", "łupież"],
  },
  told_overweight: {
    de: ["ist zu dick", "zu schwer", "übergewichtig", "Übergewicht", "hat zugenommen", "ein paar Kilo zu viel", "soll abnehmen", "muss abnehmen", "moppelig", "pummelig"],
    en: ["overweight", "too fat", "too heavy", "gained weight", "put on weight", "needs to lose weight", "should lose weight", "chubby", "a few kilos too many", "a few pounds too many"],
    pl: ["nadwaga", "ma nadwagę", "za gruby", "za gruba", "jest gruby", "przytył", "przytyła", "musi schudnąć", "powinien schudnąć", "powinna schudnąć", "za dużo waży"],
  },
  told_fearful: {
    de: ["ängstlich", "hat Angst", "Angst vor", "Panik bei", "nervös", "unruhig", "gestresst", "kommt nicht zur Ruhe", "bellt viel", "schreckhaft"],
    en: ["anxious", "anxiety", "is scared", "afraid of", "fearful", "nervous", "restless", "stressed", "cannot settle", "barks a lot"],
    pl: ["lękliwy", "boi się", "lęk", "nerwowy", "niespokojny", "zestresowany", "nie może się uspokoić", "dużo szczeka", "panika"],
  },
  told_lively: {
    de: ["munter", "sehr aktiv", "voller Energie", "tobt gern", "spielt gern", "rennt gern", "läuft gern", "topfit", "sehr fit", "quirlig", "verspielt"],
    en: ["lively", "very active", "full of energy", "loves to play", "loves to run", "loves walks", "playful", "very fit", "energetic", "bouncy"],
    pl: ["żywy", "bardzo aktywny", "pełen energii", "pełna energii", "lubi się bawić", "uwielbia biegać", "uwielbia spacery", "chętnie biega", "energiczny", "wesoły"],
  },
} as const satisfies Record<string, Record<Language, readonly string[]>>;
export type ToldSign = keyof typeof SIGN_PHRASES;
