import type { RedFlagNow } from "@hundeblick/proto/health/answers";
import { msg } from "@hundeblick/web-kit/i18n.ts";

/** Emergency signs in five groups, each sign in one. `picture` is a file of `public/urgent`. */
export const URGENT_GROUPS: readonly { picture: string; name: string; signs: readonly RedFlagNow[] }[] = [
  {
    picture: "breath",
    name: msg("Breathing or collapse"),
    signs: ["breathing", "gums", "collapse", "seizure", "paralysis", "near_drowning"],
  },
  { picture: "belly", name: msg("Belly, vomiting, toilet"), signs: ["bloat", "bloody_gi", "no_urine"] },
  { picture: "swallow", name: msg("Swallowed something"), signs: ["poison", "foreign_body"] },
  {
    picture: "injury",
    name: msg("Injury, burn, bite, heat"),
    signs: ["trauma", "bleeding", "eye_injury", "heatstroke", "burn", "electric", "snake_sting", "face_swelling"],
  },
  { picture: "birth", name: msg("Season, birth or a young puppy"), signs: ["birth", "pyometra", "puppy_not_eating"] },
];
