import type { Localised } from "@hundeblick/proto/language";
import type { Provider } from "@hundeblick/proto/health/providers";
import { photoTexts } from "./findings/photo.ts";
import type { Area, ScoreLabel } from "@hundeblick/proto/health/areas";
import type { Goal } from "@hundeblick/proto/health/answers";
import type { Grade } from "@hundeblick/proto/http/report";
import type { Texts } from "./texts.ts";

export const areaNames: Texts<Area> = {
  coat: { de: "Haut & Fell", en: "Skin & coat", pl: "Skóra i sierść" },
  weight: { de: "Gewicht", en: "Weight", pl: "Waga" },
  mobility: { de: "Beweglichkeit", en: "Mobility", pl: "Ruch" },
  energy: { de: "Energie", en: "Energy", pl: "Energia" },
};

export const scoreLabels: Texts<ScoreLabel> = {
  excellent: { de: "Sehr gut", en: "Excellent", pl: "Bardzo dobrze" },
  good: { de: "Gut", en: "Good", pl: "Dobrze" },
  fair: { de: "Mittel", en: "Fair", pl: "Średnio" },
};

/** Shown instead of an area's score. */
export const areaLabels = {
  no_ground: { de: "noch unbekannt", en: "not known yet", pl: "jeszcze nie wiadomo" },
  not_scored: { de: "ohne Wert", en: "not scored", pl: "bez oceny" },
  with_vet: { de: "bei deiner Praxis", en: "with your vet", pl: "pod opieką weterynarza" },
} satisfies Texts;

export const dogWords = {
  Dog: { de: "Dein Hund", en: "Your dog", pl: "Twój pies" },
  dog: { de: "dein Hund", en: "your dog", pl: "twój pies" },
  dogAcc: { de: "deinen Hund", en: "your dog", pl: "twojego psa" },
  dogDat: { de: "deinem Hund", en: "your dog", pl: "twojemu psu" },
} satisfies Texts;

export const sexWords = {
  male: { de: "Rüde", en: "male", pl: "samiec" },
  female: { de: "Hündin", en: "female", pl: "suka" },
  neutered: {
    de: "kastriert",
    en: "neutered",
    pl: "{sex, select, male {kastrowany} female {po sterylizacji} other {po kastracji lub sterylizacji}}",
  },
  intact: {
    de: "nicht kastriert",
    en: "not neutered",
    pl: "{sex, select, male {niekastrowany} female {niesterylizowana} other {bez kastracji i sterylizacji}}",
  },
  pregnant: { de: "trächtig oder säugend", en: "pregnant or nursing", pl: "w ciąży lub karmiąca" },
} satisfies Texts;

export const practiceWords = {
  meds: { de: "Medikamente: {list}", en: "medicines: {list}", pl: "leki: {list}" },
  allergies: { de: "Unverträglichkeiten: {list}", en: "intolerances: {list}", pl: "nietolerancje: {list}" },
  unknownDog: {
    de: "Ein Hund, zu dem du nichts weiter angegeben hast",
    en: "A dog you gave no further details about",
    pl: "Pies, o którym nie ma więcej informacji",
  },
} satisfies Texts;

export const summaryTexts = {
  little_known: {
    de: "Wir wissen noch wenig über {dogAcc}. {score} ist vor allem unser Ausgangswert: Nichts spricht dagegen, aber auch wenig dafür.",
    en: "We know little about {dog} so far. {score} is mostly our starting value: nothing points against it, but little supports it either.",
    pl: "Na razie niewiele wiemy o psie. Wynik {score} to głównie nasza wartość wyjściowa: nic nie świadczy przeciwko niej, ale też niewiele za nią.",
  },
  known_illness: {
    de: "Bekannt: {what}. Deshalb steht hier höchstens „Mittel“: Ob alles gut läuft, kann nur die Praxis sagen.",
    en: "Known: {what}. That is why this says “Fair” at most: only the vet can tell whether all is going well.",
    pl: "Z twoich odpowiedzi wynika: {what}. Dlatego wynik to najwyżej „Średnio”: czy wszystko idzie dobrze, powie tylko weterynarz.",
  },
  with_medicine: {
    de: "Wegen der Medikamente steht hier höchstens „Mittel“: Wie es deinem Hund damit geht, kann nur die Praxis sagen.",
    en: "Because of the medicine this says “Fair” at most: only the vet can tell how your dog is doing with it.",
    pl: "Ze względu na leki wynik to najwyżej „Średnio”: jak pies się z nimi czuje, powie tylko weterynarz.",
  },
  known_illness_no_score: {
    de: "Bekannt: {what}. Ob alles gut läuft, kann nur die Praxis sagen.",
    en: "Known: {what}. Only the vet can tell whether all is going well.",
    pl: "Z twoich odpowiedzi wynika: {what}. Czy wszystko idzie dobrze, powie tylko weterynarz.",
  },
  unknown_medicine: {
    de: "ein Medikament, das wir nicht kennen",
    en: "a medicine we do not know",
    pl: "lek, którego nie znamy",
  },
  vet_soon: {
    de: "Etwas von dem, was du beschreibst, sollte sich bald jemand in der Praxis ansehen.",
    en: "Something you describe should be seen by a vet soon.",
    pl: "Coś z tego, co opisujesz, powinien wkrótce obejrzeć weterynarz.",
  },
  look_at: {
    de: "Am meisten lohnt sich ein Blick auf: {areas}.",
    en: "What most deserves a look: {areas}.",
    pl: "Najbardziej warto przyjrzeć się temu: {areas}.",
  },
  nothing_stands_out: {
    de: "Nach dem, was wir wissen, fällt nichts auf.",
    en: "From what we know, nothing stands out.",
    pl: "Z tego, co wiemy, nic nie zwraca uwagi.",
  },
} satisfies Texts;

export const supplementTexts = {
  none_wanted: {
    de: "Es braucht nichts. Du hast kein Ziel genannt, und nichts von dem, was wir wissen, spricht für eine Ergänzung.",
    en: "Nothing needed. You named no goal, and nothing we know calls for a supplement.",
    pl: "Niczego nie trzeba. Żaden cel nie jest zaznaczony, a z tego, co wiemy, nic nie przemawia za suplementem.",
  },
  none_fits: {
    de: "Wir schlagen nichts vor. Für das, was du dir wünschst, gibt es hier nichts, das wir guten Gewissens empfehlen. Warum, steht unten.",
    en: "We suggest nothing. For what you have in mind, there is nothing we could recommend in good conscience. The reasons are below.",
    pl: "Niczego nie proponujemy. W tym przypadku nie ma nic, co moglibyśmy z czystym sumieniem polecić. Powody są poniżej.",
  },
  puppy: {
    de: "Im Wachstum schlagen wir keine Ergänzung vor: Ein Alleinfutter für Welpen enthält, was ein gesunder Welpe braucht.",
    en: "While a dog is growing we suggest no supplement: a complete puppy food has what a healthy puppy needs.",
    pl: "W okresie wzrostu nie proponujemy suplementów: pełnoporcjowa karma dla szczeniąt zawiera wszystko, czego potrzebuje zdrowy szczeniak.",
  },
  some: {
    de: "{n, plural, one {Eine Ergänzung kommt nach deinen Angaben infrage.} other {{n} Ergänzungen kommen nach deinen Angaben infrage. Fang mit einer an, sonst weißt du nicht, woran es liegt.}} Gutes Futter oder die Praxis ersetzt das nicht.",
    en: "Going by what you told us, {n, plural, one {one supplement is worth a thought.} other {{n} supplements are worth a thought. Start with one, or you will not know what made the difference.}} No supplement replaces good food or a vet.",
    pl: "Na podstawie twoich odpowiedzi w grę {n, plural, one {wchodzi jeden suplement} few {wchodzą {n} suplementy} many {wchodzi {n} suplementów} other {wchodzi {n} suplementu}}. {n, plural, =1 {} other {Zacznij od jednego, inaczej nie wiadomo, skąd różnica. }}Żaden suplement nie zastąpi dobrej karmy ani weterynarza.",
  },
  only_with_vet: {
    de: "Wegen der Krankheit oder des Medikaments gilt: keine Ergänzung ohne Rücksprache mit der Tierarztpraxis. Wonach du dort fragen kannst, steht hier.",
    en: "Because of the illness or the medicine: no supplement without asking your vet. Here is what you can ask about.",
    pl: "Ze względu na chorobę lub lek: żadnego suplementu bez rozmowy z weterynarzem. Tutaj znajdziesz, o co możesz zapytać.",
  },
  dose_with_vet: {
    de: "Frag in der Tierarztpraxis, ob und wie viel",
    en: "Ask your vet whether and how much",
    pl: "Zapytaj weterynarza, czy i ile",
  },
  vet_first: {
    de: "Hierfür schlagen wir erst einmal nichts vor: {areas}. Zuerst soll jemand in der Praxis nachsehen.",
    en: "We suggest nothing yet for: {areas}. A vet should have a look first.",
    pl: "Tutaj na razie niczego nie proponujemy: {areas}. Najpierw niech obejrzy to weterynarz.",
  },
  timeline: {
    de: "Nach etwa {range} kannst du beurteilen, ob es etwas bringt.",
    en: "After about {range} you can judge whether it makes a difference.",
    pl: "Daj temu mniej więcej {range}, a potem oceń, czy widać różnicę.",
  },
  timeline_unknown: {
    de: "Wie lange es dauert, ist nicht untersucht.",
    en: "How long it takes has not been studied.",
    pl: "Nie zbadano, jak długo to trwa.",
  },
  expected: {
    de: "{claim} Ob du bei {dogDat} einen Unterschied merkst, zeigt nur der Versuch.",
    en: "{claim} Only trying will show whether you notice a difference in {dog}.",
    pl: "{claim} Czy będzie widać różnicę, pokaże tylko próba.",
  },
} satisfies Texts;

/** Purpose of a supplement in the owner's terms. */
export const needTexts: Texts<Goal | "weight" | "dental"> = {
  skin_coat: { de: "Haut und Fell", en: "Skin and coat", pl: "Skóra i sierść" },
  joints: { de: "Gelenke", en: "Joints", pl: "Stawy" },
  gut: { de: "Verdauung", en: "Digestion", pl: "Trawienie" },
  anxiety: { de: "Ruhe und Konzentration", en: "Calm and focus", pl: "Spokój i koncentracja" },
  weight: { de: "Gewicht", en: "Weight", pl: "Waga" },
  dental: { de: "Zähne", en: "Teeth", pl: "Zęby" },
};

export const gradeTexts: Texts<Grade> = {
  A: {
    de: "Note A: mehrere gute Studien an Hunden",
    en: "Grade A: several good studies in dogs",
    pl: "Ocena A: kilka dobrych badań na psach",
  },
  B: {
    de: "Note B: mindestens eine ordentliche Studie an Hunden",
    en: "Grade B: at least one decent study in dogs",
    pl: "Ocena B: co najmniej jedno rzetelne badanie na psach",
  },
  C: {
    de: "Note C: schwache oder gemischte Belege",
    en: "Grade C: weak or mixed evidence",
    pl: "Ocena C: słabe lub sprzeczne dowody",
  },
  D: {
    de: "Note D: keine brauchbaren Belege",
    en: "Grade D: no usable evidence",
    pl: "Ocena D: brak przydatnych dowodów",
  },
};

export const limitTexts = {
  example: {
    de: "Das ist ein Beispiel. Frieda ist gezeichnet, ihre Angaben sind ausgedacht. Berechnet wurde der Bericht nach denselben Regeln wie jeder andere.",
    en: "This is an example. Frieda is a drawing and her details are made up. The report was worked out by the same rules as any other.",
    pl: "To jest przykład. Frieda jest narysowana, a jej dane wymyślone. Raport powstał według tych samych zasad co każdy inny.",
  },
  looked_local: {
    de: "Ein kleines Bildprogramm auf unserem eigenen Server hat das Foto angesehen. Es vergleicht deinen Hund mit 117 Rassen und prüft, ob das Bild hell und scharf genug ist. Fell, Gewicht, Alter und Gesundheit beurteilt es nicht.",
    en: "A small image program on our own server looked at the photo. It compares your dog with 117 breeds and checks whether the picture is bright and sharp enough. It does not judge coat, weight, age or health.",
    pl: "Zdjęcie obejrzał mały program do rozpoznawania obrazu na naszym własnym serwerze. Porównuje psa ze 117 rasami i sprawdza, czy zdjęcie jest wystarczająco jasne i ostre. Sierści, wagi, wieku ani zdrowia nie ocenia.",
  },
  looked_openai: {
    de: "Ein großes Bildmodell hat das Foto angesehen ({model}). Es beschreibt nur, was zu sehen ist, und kann sich irren.",
    en: "A large image model looked at the photo ({model}). It only describes what is visible, and it can be wrong.",
    pl: "Zdjęcie obejrzał duży model do rozpoznawania obrazu ({model}). Opisuje tylko to, co widać, i może się mylić.",
  },
  fell_back: {
    de: "Eigentlich hätte ein anderes Bildmodell das Foto ansehen sollen. Von ihm kam keine brauchbare Antwort, deshalb ist das Bildprogramm auf unserem Server eingesprungen.",
    en: "Another image model was meant to look at the photo. It gave no answer we could use, so the program on our own server stepped in.",
    pl: "Zdjęcie miał obejrzeć inny model do rozpoznawania obrazu. Nie dał odpowiedzi, której można użyć, więc zastąpił go program na naszym serwerze.",
  },
  dog_by_owner: photoTexts.dog_by_owner,
  dog_not_chosen: photoTexts.dog_not_chosen,
  photo_dark: photoTexts.photo_dark,
  photo_soft: photoTexts.photo_soft,
  still_photo: {
    de: "Beweglichkeit und Energie zeigt kein Foto. Was dazu hier steht, kommt von dir oder ist typisch für Alter und Rasse.",
    en: "No photo shows mobility or energy. What the report says about them comes from you or is typical for age and breed.",
    pl: "Ruchu i energii nie widać na zdjęciu. To, co tu o nich piszemy, pochodzi od ciebie albo jest typowe dla wieku i rasy.",
  },
  breed_likeness: {
    de: "„Sieht aus wie“ ist kein Stammbaum: Es kann auch ein Mischling sein oder eine Rasse, die das Programm nicht kennt.",
    en: "“Looks like” is not a pedigree: it may also be a mix, or a breed the program does not know.",
    pl: "„Wygląda jak” to nie rodowód: może to być też mieszaniec albo rasa, której program nie zna.",
  },
  word_list: {
    de: "Deinen Text hat ein Programm nach Warnzeichen durchsucht. Es kann etwas übersehen. Wenn dir etwas Sorgen macht, ruf in der Praxis an.",
    en: "A program searched your text for warning signs. It can miss something. If you are worried, call a vet.",
    pl: "Twój tekst sprawdził program, który szuka sygnałów ostrzegawczych. Może on coś przeoczyć. Jeśli coś cię martwi, zadzwoń do weterynarza.",
  },
  not_reviewed: {
    de: "Regeln und Texte stützen sich auf die genannten Quellen. Tierärztlich durchgesehen sind sie noch nicht.",
    en: "Rules and texts rest on the sources named. No vet has reviewed them yet.",
    pl: "Zasady i teksty opierają się na podanych źródłach. Weterynarz jeszcze ich nie przejrzał.",
  },
} satisfies Texts & Record<`looked_${Provider}`, unknown>;
export type LimitCode = keyof typeof limitTexts;

export const disclaimer = {
  de: "Kein Ersatz für eine Untersuchung. Dieser Bericht beruht auf einem Foto und deinen Angaben. Er sagt dir nicht, ob {dog} gesund ist. Wenn etwas nicht stimmt, warte nicht auf uns, sondern ruf in der Praxis an.",
  en: "Not a replacement for an examination. This report rests on one photo and what you told us. It does not tell you whether {dog} is healthy. If something is wrong, do not wait for us: call a vet.",
  pl: "To nie zastępuje badania. Raport opiera się na jednym zdjęciu i twoich odpowiedziach. Nie powie ci, czy pies jest zdrowy. Gdy coś jest nie tak, nie czekaj na nas, tylko zadzwoń do weterynarza.",
};

/** Names of the ten groups of the FCI nomenclature. */
export const breedGroups: Readonly<Record<number, Localised>> = {
  1: { de: "Hütehunde und Treibhunde", en: "Sheepdogs and Cattledogs", pl: "Owczarki i inne psy pasterskie" },
  2: {
    de: "Pinscher und Schnauzer, Molossoide, Schweizer Sennenhunde",
    en: "Pinscher and Schnauzer, Molossoid and Swiss Mountain and Cattledogs",
    pl: "Pinczery, sznaucery, molosy i szwajcarskie psy pasterskie",
  },
  3: { de: "Terrier", en: "Terriers", pl: "Teriery" },
  4: { de: "Dachshunde", en: "Dachshunds", pl: "Jamniki" },
  5: { de: "Spitze und Hunde vom Urtyp", en: "Spitz and primitive types", pl: "Szpice i psy w typie pierwotnym" },
  6: {
    de: "Laufhunde, Schweißhunde und verwandte Rassen",
    en: "Scent hounds and related breeds",
    pl: "Psy gończe i rasy pokrewne",
  },
  7: { de: "Vorstehhunde", en: "Pointing Dogs", pl: "Wyżły" },
  8: {
    de: "Apportierhunde, Stöberhunde, Wasserhunde",
    en: "Retrievers, Flushing Dogs, Water Dogs",
    pl: "Aportery, płochacze i psy dowodne",
  },
  9: { de: "Gesellschafts- und Begleithunde", en: "Companion and Toy Dogs", pl: "Psy ozdobne i do towarzystwa" },
  10: { de: "Windhunde", en: "Sighthounds", pl: "Charty" },
};

/** After a source known from its reference entry or from a quotation only. */
export const unreadSource: Localised = {
  de: "Nicht im Original gelesen.",
  en: "Not read in the original.",
  pl: "Nieprzeczytane w oryginale.",
};
