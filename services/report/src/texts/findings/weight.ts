import type { Texts } from "../texts.ts";
import { flag, quoted } from "./quoted.ts";

/** "Adult females of this breed weigh …": the beginning of all weight comparisons. */
const usual = {
  de: "{sex, select, male {Rüden} female {Hündinnen} other {Erwachsene Hunde}} der Rasse {breed} wiegen meist {range}.",
  en: "Adult {sex, select, male {males} female {females} other {dogs}} of the breed {breed} usually weigh {range}.",
  pl: "{sex, select, male {Dorosłe samce} female {Dorosłe suki} other {Dorosłe psy}} rasy {breed} ważą zwykle {range}.",
};
const afterUsual = (de: string, en: string, pl: string) => ({
  de: `${usual.de} ${de}`,
  en: `${usual.en} ${en}`,
  pl: `${usual.pl} ${pl}`,
});

export const weightTexts = {
  body_ideal: {
    de: "Auf dem Foto ist eine Taille zu erkennen. {Dog} wirkt weder zu dünn noch zu rund.",
    en: "A waist is visible in the photo. {Dog} looks neither too thin nor too round.",
    pl: "Na zdjęciu widać talię. Sylwetka nie wygląda ani na zbyt chudą, ani na zbyt okrągłą.",
  },
  body_heavy: {
    de: "Auf dem Foto wirkt {dog} eher rund. Fell und Blickwinkel können täuschen.",
    en: "In the photo {dog} looks rather round. Fur and camera angle can mislead.",
    pl: "Na zdjęciu sylwetka wydaje się dość okrągła. Sierść i kąt zdjęcia mogą mylić.",
  },
  body_lean: {
    de: "Auf dem Foto wirkt {dog} schlank. Bei manchen Rassen gehört das so.",
    en: "In the photo {dog} looks lean. In some breeds that is how it should be.",
    pl: "Na zdjęciu sylwetka wydaje się szczupła. U niektórych ras tak właśnie ma być.",
  },
  told_weight: { de: "Du gibst {weight} an.", en: "You put the weight at {weight}.", pl: "Podajesz wagę {weight}." },
  told_weight_loss: flag,
  told_overweight: quoted(
    {
      de: "Ob es zu viel ist und wie viel, sagen dir deine Hände an den Rippen am genauesten.",
      en: "Your hands on the ribs tell you best whether it is too much, and by how much.",
      pl: "Czy i o ile to za dużo, najdokładniej powiedzą dłonie na żebrach.",
    },
    {
      de: "Du schreibst, dass {dog} zu viel wiegt.",
      en: "You write that {dog} weighs too much.",
      pl: "Piszesz, że {dog} waży za dużo.",
    },
  ),
  weight_in_range: afterUsual(
    "Mit {weight} liegt {dog} in diesem Bereich.",
    "At {weight}, {dog} is within that range.",
    "Waga {weight} mieści się w tym zakresie.",
  ),
  weight_above_slightly: afterUsual(
    "Mit {weight} liegt {dog} knapp darüber. Ob das zu viel ist, fühlst du besser als wir.",
    "At {weight}, {dog} is slightly above that. Whether it is too much, your hands can tell better than we can.",
    "Waga {weight} jest nieco wyższa. Czy to za dużo, twoje dłonie ocenią lepiej niż my.",
  ),
  weight_above: afterUsual(
    "Mit {weight} liegt {dog} deutlich darüber. Ob das zu viel ist, fühlst du besser als wir.",
    "At {weight}, {dog} is clearly above that. Whether it is too much, your hands can tell better than we can.",
    "Waga {weight} jest wyraźnie wyższa. Czy to za dużo, twoje dłonie ocenią lepiej niż my.",
  ),
  weight_far_above: afterUsual(
    "Mit {weight} liegt {dog} weit darüber. Ob das am Körperbau liegt oder zu viel ist, klärst du am besten in der Praxis.",
    "At {weight}, {dog} is far above that. Whether this is build or simply too much is best settled at the vet’s.",
    "Waga {weight} jest dużo wyższa. Czy to kwestia budowy, czy nadmiaru, najlepiej sprawdzić u weterynarza.",
  ),
  weight_below_slightly: afterUsual(
    "Mit {weight} liegt {dog} knapp darunter. Ob das zu wenig ist, fühlst du besser als wir.",
    "At {weight}, {dog} is slightly below that. Whether it is too little, your hands can tell better than we can.",
    "Waga {weight} jest nieco niższa. Czy to za mało, twoje dłonie ocenią lepiej niż my.",
  ),
  weight_below: afterUsual(
    "Mit {weight} liegt {dog} deutlich darunter. Stehen Rippen und Becken hervor, mach einen Termin in der Praxis.",
    "At {weight}, {dog} is clearly below that. If ribs and hip bones stick out, book a visit to the vet.",
    "Waga {weight} jest wyraźnie niższa. Jeśli wystają żebra i kości miednicy, umów wizytę u weterynarza.",
  ),
  weight_far_below: afterUsual(
    "Mit {weight} liegt {dog} weit darunter. Lass das Gewicht bald in der Praxis prüfen.",
    "At {weight}, {dog} is far below that. Have the weight checked by a vet soon.",
    "Waga {weight} jest dużo niższa. Sprawdź ją wkrótce u weterynarza.",
  ),
  weight_show_range: {
    de: "Als üblich gelten bei der Rasse {breed} {range}. Viele gesunde Hunde dieser Rasse liegen außerhalb, deshalb ziehen wir aus {weight} keinen Schluss.",
    en: "The usual range given for the breed {breed} is {range}. Many healthy dogs of this breed are outside it, so we draw no conclusion from {weight}.",
    pl: "Typowy zakres podawany dla rasy {breed} to {range}. Wiele zdrowych psów tej rasy się w nim nie mieści, dlatego z wagi {weight} nie wyciągamy wniosków.",
  },
  weight_if_breed: {
    de: "Bei einem reinrassigen Hund der Rasse {breed} wären {range} üblich. Die Rasse haben wir nur vom Foto, deshalb bewerten wir das Gewicht danach nicht.",
    en: "For a purebred {breed}, {range} would be usual. We only have the breed from the photo, so we do not judge the weight by it.",
    pl: "Gdyby to był rasowy pies ({breed}), typowa waga wynosiłaby {range}. Rasę znamy tylko ze zdjęcia, więc nie oceniamy według niej wagi.",
  },
  weight_range_only: usual,
  weight_growing: {
    de: "{Dog} wächst vermutlich noch. Eine einzelne Zahl sagt da wenig; wichtiger ist, dass das Gewicht gleichmäßig steigt.",
    en: "{Dog} is probably still growing. A single number says little then; what matters is that the weight rises steadily.",
    pl: "{Dog} prawdopodobnie jeszcze rośnie. Pojedyncza liczba niewiele wtedy mówi; ważniejsze, żeby waga rosła równomiernie.",
  },
  weight_pregnant: {
    de: "Während der Trächtigkeit und Säugezeit bewerten wir das Gewicht nicht.",
    en: "We do not judge the weight during pregnancy and nursing.",
    pl: "W czasie ciąży i karmienia nie oceniamy wagi.",
  },
  weight_prone: {
    de: "In einer britischen Auswertung war bei der Rasse {breed} Übergewicht öfter vermerkt als bei Mischlingen.",
    en: "In a British study, too much weight was on record more often for the breed {breed} than for crossbreeds.",
    pl: "W brytyjskim badaniu u psów rasy {breed} nadwagę odnotowano częściej niż u mieszańców.",
  },
  overweight_common: {
    de: "Zu viel Gewicht ist häufig: In einer großen britischen Auswertung war es in einem Jahr bei etwa 7 von 100 Hunden vermerkt.",
    en: "Too much weight is common: in a large British study it was on record for about 7 in 100 dogs within one year.",
    pl: "Nadwaga jest częsta: w dużym brytyjskim badaniu w ciągu roku odnotowano ją u około 7 na 100 psów.",
  },
  overweight_felt: {
    de: "Zu viel Gewicht steht selten in der Akte: in britischen Praxen in einem Jahr bei etwa 7 von 100 Hunden. Als 696 Hunde abgetastet wurden, waren 59 von 100 zu schwer.",
    en: "Excess weight seldom makes it into the records: in British practices for about 7 in 100 dogs within a year. When 696 dogs were checked by hand, 59 in 100 were overweight.",
    pl: "Nadwagę rzadko się zapisuje: w brytyjskich gabinetach w ciągu roku u około 7 na 100 psów. Gdy zbadano dłońmi 696 psów, miało ją 59 na 100.",
  },
  feel_ribs: {
    de: "So prüfst du es selbst: Streich mit flachen Händen über die Seiten, ohne zu drücken. Die Rippen solltest du einzeln spüren, von oben sollte eine Taille zu sehen sein.",
    en: "How to check it yourself: run your flat hands along the sides without pressing. You should feel each rib, and see a waist from above.",
    pl: "Jak to sprawdzić: przesuń płaskimi dłońmi po bokach, bez naciskania. Każde żebro powinno dać się wyczuć, a z góry powinno być widać talię.",
  },
} satisfies Texts;
