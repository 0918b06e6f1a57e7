import type { Level } from "@hundeblick/proto/health/check-lists";
import { msg } from "@hundeblick/web-kit/i18n.ts";
import { CalendarDays, ClipboardList, Clock, House, Siren } from "lucide-react";

/** What each level is called: as a heading, as a sentence, in one or two words, and when a sign asks for going sooner. */
export const LEVEL_WORDS: Record<
  Level,
  { icon: typeof Clock; when: string; say: string; short: string; sooner: string }
> = {
  now: {
    icon: Siren,
    when: msg("To an emergency vet now"),
    say: msg("Set off now and call the practice on the way."),
    short: msg("Now"),
    sooner: msg("Then go at once"),
  },
  today: {
    icon: Clock,
    when: msg("See a vet today"),
    say: msg("Call the practice now and ask for an appointment today."),
    short: msg("Today"),
    sooner: msg("Then see a vet the same day"),
  },
  this_week: {
    icon: CalendarDays,
    when: msg("See a vet this week"),
    say: msg("Make an appointment for the next few days. It need not be tonight, but do not leave it."),
    short: msg("This week"),
    sooner: msg("Then see a vet within a few days"),
  },
  routine: {
    icon: ClipboardList,
    when: msg("Mention it at the next visit"),
    say: msg("By what you told us, this needs no appointment of its own. Bring it up at the next visit."),
    short: msg("Next visit"),
    sooner: msg("Then mention it at the next visit"),
  },
  home: {
    icon: House,
    when: msg("Watch it at home"),
    say: msg("By what you told us, you can watch this at home. Go sooner when something changes."),
    short: msg("At home"),
    sooner: msg("Then keep watching at home"),
  },
};
