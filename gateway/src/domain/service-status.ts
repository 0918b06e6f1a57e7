import type { Readiness } from "@hundeblick/kit/lifecycle";
import type { DeadLettersReply } from "@hundeblick/proto/http/admin/dead-letters";
import type { StatusReply } from "@hundeblick/proto/http/admin/status";
import { CONSUMING_SERVICES, listDeadLetters } from "@hundeblick/proto/rpc/dead-letters";
import { serviceStatus, SERVICES } from "@hundeblick/proto/rpc/service-status";
import type { Calls } from "./ports.ts";

type Own = { readiness: () => Promise<Readiness>; startedAt: Date };

/** The status of every process, the gateway's first; null for one that does not reply. */
export async function listStatuses(bus: Calls, { readiness, startedAt }: Own): Promise<StatusReply> {
  const own = readiness().then((state) => ({ ...state, figures: {}, startedAt: startedAt.toISOString() }));
  const others = SERVICES.map(async (service) => ({
    service,
    status: await orNull(bus.call(serviceStatus(service), {})),
  }));
  const services = [{ service: "gateway" as const, status: await own }, ...(await Promise.all(others))];
  return { at: new Date().toISOString(), services };
}

/** Dead letters of every service; null for one that does not reply. */
export async function listAllDeadLetters(bus: Calls): Promise<DeadLettersReply> {
  const lists = CONSUMING_SERVICES.map(async (service) => ({
    service,
    list: await orNull(bus.call(listDeadLetters(service), {})),
  }));
  return { services: await Promise.all(lists) };
}

const orNull = <Reply>(reply: Promise<Reply>): Promise<Reply | null> => reply.catch(() => null);
