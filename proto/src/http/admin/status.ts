import { z } from "zod";
import { ServiceStatus, SERVICES } from "../../rpc/service-status.ts";

/** One of our processes on the status page; `status` is null without a reply in time. */
const ServiceEntry = z.object({ service: z.enum(["gateway", ...SERVICES]), status: ServiceStatus.nullable() });

export const StatusReply = z.object({ at: z.iso.datetime(), services: z.array(ServiceEntry) });
export type StatusReply = z.infer<typeof StatusReply>;
