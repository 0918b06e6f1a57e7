import { expect, test } from "vitest";
import type { RedFlagNow } from "@hundeblick/proto/health/answers";
import type { Language } from "@hundeblick/proto/language";
import { readText } from "./read-text.ts";

/** What a frightened owner types first. */
const EMERGENCIES: readonly (readonly [Language, RedFlagNow, string])[] = [
  ["de", "bleeding", "mein hund blutet"],
  ["de", "bleeding", "hilfe hund blutet"],
  ["de", "bleeding", "ich erreiche den tierarzt nicht und sie blutet stark"],
  ["de", "bleeding", "mein hund verblutet"],
  ["de", "bleeding", "wie stoppe ich die blutung"],
  ["en", "bleeding", "my dog is bleeding"],
  ["en", "bleeding", "how do i stop the bleeding"],
  ["en", "bleeding", "he is bleeding to death"],
  ["pl", "bleeding", "pies krwawi"],
  ["pl", "bleeding", "nie mogę się dodzwonić do weterynarza, suka krwawi"],
  ["pl", "bleeding", "wykrwawia się"],
  ["de", "collapse", "mein hund stirbt"],
  ["de", "collapse", "er liegt nur da"],
  ["de", "collapse", "unterzuckert"],
  ["en", "collapse", "my dog is dying"],
  ["pl", "collapse", "jest wychłodzony"],
  ["pl", "collapse", "niedocukrzenie"],
  ["de", "breathing", "er hat rauch eingeatmet"],
  ["de", "breathing", "rauchvergiftung"],
  ["de", "breathing", "der kohlenmonoxidmelder ging los und er ist schlapp"],
  ["en", "breathing", "smoke inhalation"],
  ["en", "breathing", "carbon monoxide alarm went off"],
  ["pl", "breathing", "nawdychał się dymu"],
  ["pl", "breathing", "dyszy bez przerwy"],
  ["en", "bloat", "keeps heaving"],
  ["de", "no_urine", "er pinkelt nicht"],
  ["de", "poison", "insulin zu viel"],
  ["de", "poison", "hätte die schokolade nie liegen lassen dürfen er hat alles gefressen"],
  ["en", "poison", "too much insulin"],
  ["en", "poison", "should never have left the chocolate out hes had the lot"],
  ["de", "trauma", "er wurde gebissen"],
  ["en", "trauma", "he got attacked"],
  ["pl", "trauma", "został pogryziony"],
  ["de", "seizure", "kein tierarzt erreichbar hund krampft"],
  ["de", "bleeding", "die klinik nimmt nicht ab und er blutet stark"],
  ["de", "poison", "ich habe nicht aufgepasst er hat schokolade gefressen"],
  ["en", "poison", "wasnt quick enough he swallowed it"],
  ["pl", "seizure", "nie ma weterynarza pies ma drgawki"],
  ["pl", "poison", "nie dopilnowalem zjadl trutke"],
  // words that are harmless elsewhere
  ["de", "no_urine", "er möchte gerne pinkeln kann aber nicht"],
  ["de", "trauma", "angefahren worden und floh dann in den wald"],
  ["de", "bleeding", "wunde finger lang blutet ununterbrochen"],
  ["en", "collapse", "i think hes dying for real"],
  ["pl", "bleeding", "krwawi palec u łapy"],
  // called dead
  ["de", "collapse", "mein hund ist tot"],
  ["de", "collapse", "ist er tot oder schläft er nur"],
  ["de", "collapse", "liegt tot im garten"],
  ["de", "collapse", "spüre keinen herzschlag"],
  ["de", "collapse", "gerade in meinen armen gestorben"],
  ["en", "collapse", "hes dead"],
  ["en", "collapse", "my dog is dead"],
  ["en", "collapse", "dog just dropped dead"],
  ["en", "collapse", "he died suddenly"],
  ["en", "collapse", "his heart isnt beating"],
  ["pl", "collapse", "pies nie żyje"],
  ["pl", "collapse", "suka nie zyje??"],
  ["pl", "collapse", "pies jest martwy"],
  ["pl", "collapse", "serce mu nie bije"],
  // fire
  ["de", "breathing", "wohnungsbrand"],
  ["de", "breathing", "es brennt in der wohnung, hund noch drin"],
  ["de", "breathing", "die feuerwehr hat ihn aus der verrauchten wohnung geholt"],
  ["en", "breathing", "house fire"],
  ["en", "breathing", "there was a fire in the kitchen and the dog was in there"],
  ["en", "breathing", "dog was in a room full of smoke"],
  ["pl", "breathing", "pożar w domu"],
  ["pl", "breathing", "pali sie dom pies w srodku"],
  ["pl", "breathing", "strazacy wyniesli psa z dymu"],
  // blood that does not stop, or must not be lost any more
  ["de", "bleeding", "damit er nicht noch mehr blut verliert"],
  ["de", "bleeding", "druckverband damit es nicht weiter blutet"],
  ["de", "bleeding", "damit er nicht verblutet was soll ich machen"],
  ["en", "bleeding", "so he doesn't lose any more blood"],
  ["en", "bleeding", "to prevent more blood loss"],
  ["en", "bleeding", "so she doesnt bleed to death"],
  ["pl", "bleeding", "żeby nie stracił więcej krwi"],
  ["pl", "bleeding", "zeby sie nie wykrwawil"],
  ["pl", "bleeding", "nie moge zatrzymac krwi"],
  ["pl", "bleeding", "nie umiem zatamować krwi"],
  // in season and hurt, or not in season
  ["de", "bleeding", "läufig ist sie nicht, trotzdem seit heute früh blutet sie"],
  ["de", "bleeding", "nach der läufigkeit und jetzt auf einmal wieder blutet sie"],
  ["en", "bleeding", "she is spayed so not in season but today she is bleeding"],
  ["pl", "bleeding", "nie ma teraz cieczki a mimo to od rana suka krwawi"],
  ["de", "bleeding", "sie ist läufig und wurde in die pfote gebissen und blutet"],
  ["en", "bleeding", "in season but she cut her paw and is bleeding"],
  ["pl", "bleeding", "ma cieczkę ale rozcięła łapę i krwawi"],
  ["de", "bleeding", "die hündin ist läufig und der rüde blutet am penis"],
  ["de", "bleeding", "läufig, ist in glas getreten, blutet"],
  ["en", "bleeding", "he escaped because of a bitch in heat. he is bleeding"],
  ["pl", "bleeding", "suka ma cieczkę a mój pies krwawi"],
  ["en", "breathing", "carbon monoxide alarm going off, batteries are new"],
  // a low battery, and ill
  ["en", "breathing", "carbon monoxide alarm, thought it was the battery, now she is drowsy"],
];

test.each(EMERGENCIES)("[%s] at least asks about %s: %s", (language, id, text) => {
  const { alarms, ask } = readText(text, language);
  expect([...alarms, ...ask].map((sign) => sign.id)).toContain(id);
});

test.each([
  ["de", "er blutet"],
  ["en", "my dog is bleeding"],
  ["pl", "suka krwawi"],
] as const)("[%s] asks how much, and raises no alarm: %s", (language, text) => {
  const { alarms, ask } = readText(text, language);
  expect(alarms).toEqual([]);
  expect(ask.map((sign) => sign.id)).toEqual(["bleeding"]);
});

test.each([
  ["de", "mein hund ist tot"],
  ["en", "hes dead"],
  ["en", "my dog is dead"],
  ["pl", "pies nie żyje"],
] as const)("[%s] asks whether it has collapsed, and raises no alarm: %s", (language, text) => {
  const { alarms, ask } = readText(text, language);
  expect(alarms).toEqual([]);
  expect(ask.map((sign) => sign.id)).toContain("collapse");
});

test.each([
  ["de", "meine Hündin ist läufig und blutet"],
  ["de", "Zahnfleisch blutet beim Zähneputzen"],
  ["de", "wie lange blutet eine Hündin"],
  ["de", "er wurde von einer Zecke gebissen"],
  ["de", "er pinkelt nicht in die Wohnung"],
  ["de", "er stirbt für Leckerlis"],
  ["de", "wie viel Insulin bekommt er"],
  ["de", "er nimmt nicht ab trotz Diät"],
  ["en", "she is bleeding, in season"],
  ["en", "he got bitten by a tick"],
  ["en", "my dog is dying for a walk"],
  ["en", "is insulin too expensive"],
  ["en", "he keeps having accidents"],
  ["en", "my finger is bleeding, he nipped me"],
  ["pl", "suka krwawi, bo ma cieczkę"],
  ["pl", "został ugryziony przez kleszcza"],
  ["pl", "nie zauważyłam wymiotów"],
  // grief, and other words of death
  ["de", "meine alte Hündin ist letztes Jahr gestorben"],
  ["de", "unser hund ist seit mai tot"],
  ["de", "er ist tot müde"],
  ["de", "er stellt sich tot"],
  ["de", "unsere katze ist tot und er sucht sie"],
  ["en", "my last dog died in may"],
  ["en", "my old dog has been dead two years"],
  ["en", "shes dead tired after the walk"],
  ["en", "he plays dead"],
  ["en", "the cat is dead and he keeps looking for her"],
  ["pl", "mój poprzedni pies umarł w maju"],
  ["pl", "nasz pies nie żyje od dwóch lat i chcemy nowego"],
  ["pl", "udaje że jest martwy"],
  ["pl", "moj maz nie zyje i pies teskni"],
  // fire and smoke without danger
  ["de", "zuhause brennt das feuer im kamin und er liegt davor"],
  ["de", "eine kerze brennt im zimmer und er schnuppert"],
  ["en", "he loves lying by the fire in the kitchen"],
  ["en", "the fire alarm in the house scared him"],
  ["en", "hes dead asleep on the sofa"],
  ["en", "my nan just died and the dog is sad"],
  ["de", "unser kater ist gerade gestorben"],
  ["en", "smoke inhalation from cigarettes"],
  ["en", "he inhaled some cigarette smoke"],
  ["pl", "w domu pali się w kominku a on śpi"],
  ["pl", "alarm pożarowy go wystraszył"],
  ["pl", "wdycha dym z papierosow"],
  // no blood
  ["de", "damit er nicht noch mehr gewicht verliert"],
  ["en", "so he doesnt lose any more weight"],
  ["pl", "zeby nie stracil wiecej wagi"],
] as const)("[%s] asks nothing: %s", (language, text) => {
  const { alarms, ask } = readText(text, language);
  expect([...alarms, ...ask]).toEqual([]);
});
