import { z } from "zod";
import { CONSUMING_SERVICES, DeadLetterId, DeadLetterList, MAX_LISTED, ResendResult } from "../../rpc/dead-letters.ts";

/** Dead letters of each consuming service; null where it did not reply. */
export const DeadLettersReply = z.object({
  services: z.array(z.object({ service: z.enum(CONSUMING_SERVICES), list: DeadLetterList.nullable() })),
});
export type DeadLettersReply = z.infer<typeof DeadLettersReply>;

export const ResendBody = z.strictObject({
  service: z.enum(CONSUMING_SERVICES),
  ids: z.array(DeadLetterId).min(1).max(MAX_LISTED),
});
export type ResendBody = z.infer<typeof ResendBody>;
export const ResendReply = ResendResult;
export type ResendReply = z.infer<typeof ResendReply>;
