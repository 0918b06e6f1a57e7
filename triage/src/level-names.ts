import type { Level } from "@hundeblick/proto/health/check-lists";
import type { Localised } from "@hundeblick/proto/language";

/** Headings of the levels. */
export const LEVEL_NAMES: Record<Level, Localised> = {
  now: { de: "Jetzt in die Tierklinik", en: "To an emergency vet now", pl: "Jedź teraz do kliniki" },
  today: { de: "Heute in die Praxis", en: "See a vet today", pl: "Dziś do weterynarza" },
  this_week: { de: "Diese Woche in die Praxis", en: "See a vet this week", pl: "W tym tygodniu do weterynarza" },
  routine: {
    de: "Beim nächsten Besuch ansprechen",
    en: "Mention it at the next visit",
    pl: "Wspomnij przy następnej wizycie",
  },
  home: { de: "Zu Hause beobachten", en: "Watch it at home", pl: "Obserwuj w domu" },
};
