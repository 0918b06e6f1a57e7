import type { PoisonLinesReply } from "@hundeblick/proto/http/poison-lines";
import { poisonLines } from "@hundeblick/proto/rpc/report";
import type { ReplyOf } from "@hundeblick/proto/rpc/define";
import { cachedForMinute } from "./cached-for-minute.ts";
import type { Calls } from "./ports.ts";

/** Verified helplines, at most a minute old; null while the built-in ones apply or report is unavailable. */
export const newestPoisonLines = (bus: Calls, now: () => number): (() => Promise<PoisonLinesReply>) =>
  cachedForMinute(
    async () => {
      const { edited, lines } = await bus.call(poisonLines, {});
      return { lines: edited ? lines.flatMap(toShown) : null };
    },
    { lines: null },
    now,
  );

type Line = ReplyOf<typeof poisonLines>["lines"][number];
const toShown = ({ staffNote: _staff, checkedOn, ...line }: Line) =>
  checkedOn === null ? [] : [{ ...line, checkedOn }];
