import type { Texts } from "../texts.ts";

/** The picture itself. */
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
} satisfies Texts;
