import { handle } from "@hundeblick/kit/bus";
import type { Editable, Edited } from "@hundeblick/kit/editable";
import type { AdminPoisonLinesReply, PoisonLines } from "@hundeblick/proto/http/poison-lines";
import * as contract from "@hundeblick/proto/rpc/report";

export const poisonLineEndpoints = ({ lines }: { lines: Editable<PoisonLines> }) => ({
  poisonLines: handle(contract.poisonLines, async () => replyOf(await lines.read())),
  poisonLinesSave: handle(contract.savePoisonLines, async (wanted) =>
    replyOf(await lines.save(wanted.lines, wanted.version)),
  ),
});

const replyOf = ({ value, ...rest }: Edited<PoisonLines>): AdminPoisonLinesReply => ({ lines: value, ...rest });
