import { z } from "zod";
import { Language } from "../language.ts";
import { AnalyzeContext } from "./context.ts";
import { Emergency } from "./report.ts";

/** Body of POST /api/check/emergency: the answers sent with a rejected photo. */
export const EmergencyBody = z.strictObject({ context: AnalyzeContext, language: Language });
export type EmergencyBody = z.infer<typeof EmergencyBody>;

/** Reply of POST /api/check/emergency: as in a failed analysis; null when nothing is urgent. */
export const EmergencyReply = z.object({ emergency: Emergency.nullable() });
export type EmergencyReply = z.infer<typeof EmergencyReply>;
