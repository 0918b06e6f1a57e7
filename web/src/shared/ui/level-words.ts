import type { Level } from "@hundeblick/proto/health/check-lists";
import { msg } from "@hundeblick/web-kit/i18n.ts";
import { CalendarDays, ClipboardList, Clock, House, Siren } from "lucide-react";

/** Names of each level: a sentence, one or two words, and with a sign to go sooner. */
export const LEVEL_WORDS: Record<Level, { icon: typeof Clock; say: string; short: string; sooner: string }> = {
  now: {
    icon: Siren,
    say: msg("Set off now and call the practice on the way."),
    short: msg("Now"),
    sooner: msg("Then go at once"),
  },
  today: {
    icon: Clock,
    say: msg("Call the practice now and ask for an appointment today."),
    short: msg("Today"),
    sooner: msg("Then see a vet the same day"),
  },
  this_week: {
    icon: CalendarDays,
    say: msg("Make an appointment for the next few days. It need not be tonight, but do not leave it."),
    short: msg("This week"),
    sooner: msg("Then see a vet within a few days"),
  },
  routine: {
    icon: ClipboardList,
    say: msg("Going by what you told us, this needs no appointment of its own. Bring it up at your next visit."),
    short: msg("Next visit"),
    sooner: msg("Then mention it at the next visit"),
  },
  home: {
    icon: House,
    say: msg("Going by what you told us, you can watch this at home. See your vet if anything changes."),
    short: msg("At home"),
    sooner: msg("Then keep watching at home"),
  },
};
