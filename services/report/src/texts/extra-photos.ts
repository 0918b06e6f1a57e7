import type { PhotoView } from "@hundeblick/proto/photo";
import type { Texts } from "./texts.ts";

export const photoViewNames: Texts<PhotoView> = {
  side: { de: "Von der Seite", en: "From the side", pl: "Z boku" },
  above: { de: "Von oben", en: "From above", pl: "Z góry" },
  face: { de: "Das Gesicht", en: "The face", pl: "Pysk" },
  place: { de: "Die Stelle, um die es geht", en: "The spot in question", pl: "Miejsce, o które chodzi" },
};

/** Which provider described extra photos. */
export const extraPhotoTexts = {
  looked: {
    de: "Das Bildmodell ({model}) hat auch diese Fotos angesehen. Was es beschreibt, ändert weder die Punktzahl noch, wie eilig etwas ist.",
    en: "The image model ({model}) looked at these photos too. What it describes changes neither the score nor how urgent anything is.",
    pl: "Model do rozpoznawania obrazu ({model}) obejrzał także te zdjęcia. To, co opisuje, nie zmienia ani wyniku, ani pilności.",
  },
  only_kept: {
    de: "Diese Fotos sind für die Praxis und stehen auf dem Zettel. Das Bildprogramm auf unserem Server kann sie nicht beurteilen; der Bericht sagt deshalb nichts dazu.",
    en: "These photos are for the vet and go on the sheet. The image program on our server cannot judge them, so the report says nothing about them.",
    pl: "Te zdjęcia są dla weterynarza i trafiają na kartkę. Program na naszym serwerze nie potrafi ich ocenić, dlatego raport nic o nich nie mówi.",
  },
  no_answer: {
    de: "Zu diesen Fotos kam vom Bildmodell keine brauchbare Antwort. Sie stehen auf dem Zettel für die Praxis.",
    en: "The image model gave no usable answer about these photos. They go on the sheet for the vet.",
    pl: "Model do rozpoznawania obrazu nie dał przydatnej odpowiedzi na temat tych zdjęć. Trafiają na kartkę dla weterynarza.",
  },
  nothing_noted: {
    de: "Hier hat das Bildmodell nichts genannt. Das heißt nicht, dass da nichts ist.",
    en: "The image model pointed out nothing here. That does not mean that nothing is there.",
    pl: "Tutaj model niczego nie wskazał. To nie znaczy, że nic tam nie ma.",
  },
  unreadable: {
    de: "Diese Datei ließ sich nicht lesen.",
    en: "This file could not be read.",
    pl: "Nie udało się odczytać tego pliku.",
  },
} satisfies Texts;
