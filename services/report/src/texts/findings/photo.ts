import type { Texts } from "../texts.ts";

export const photoTexts = {
  photo_clear: {
    de: "Dein Foto ist hell und scharf genug, um {dogAcc} gut zu sehen.",
    en: "Your photo is bright and sharp enough to see {dog} well.",
    pl: "Zdjęcie jest wystarczająco jasne i ostre, by dobrze było widać psa.",
  },
  dog_small_in_photo: {
    de: "{Dog} ist auf dem Foto recht klein.",
    en: "{Dog} is rather small in the photo.",
    pl: "Na zdjęciu {dog} zajmuje mało miejsca.",
  },
  photo_overexposed: {
    de: "Das Foto ist stellenweise sehr hell.",
    en: "Parts of the photo are very bright.",
    pl: "Zdjęcie jest miejscami bardzo jasne.",
  },
  dog_partly_hidden: {
    de: "{Dog} ist auf dem Foto nicht ganz zu sehen.",
    en: "{Dog} is not fully visible in the photo.",
    pl: "Na zdjęciu nie widać całego psa.",
  },
  photo_dark: {
    de: "Das Foto ist recht dunkel; bei Tageslicht wäre mehr zu sehen.",
    en: "The photo is rather dark; daylight would show more.",
    pl: "Zdjęcie jest dość ciemne; w świetle dziennym byłoby widać więcej.",
  },
  photo_soft: {
    de: "Das Foto ist etwas unscharf.",
    en: "The photo is a little blurred.",
    pl: "Zdjęcie jest trochę nieostre.",
  },
  dog_by_owner: {
    de: "Auf dem Foto haben wir keinen Hund erkannt; dass es deiner ist, wissen wir von dir. Über das Aussehen sagt dieser Bericht deshalb nichts.",
    en: "We did not recognise a dog in the photo; you told us that it is yours. So this report says nothing about its looks.",
    pl: "Na zdjęciu nie rozpoznaliśmy psa; że to twój pies, wiemy od ciebie. Dlatego ten raport nic nie mówi o jego wyglądzie.",
  },
  dog_not_chosen: {
    de: "Auf dem Foto ist mehr als ein Hund, und du hast keinen ausgewählt. Über das Aussehen sagt dieser Bericht deshalb nichts.",
    en: "There is more than one dog in the photo, and you chose none of them. So this report says nothing about looks.",
    pl: "Na zdjęciu jest więcej niż jeden pies, a żaden nie został wybrany. Dlatego ten raport nic nie mówi o wyglądzie.",
  },
} satisfies Texts;
