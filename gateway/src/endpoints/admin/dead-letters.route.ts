import { type DeadLettersReply, ResendBody } from "@hundeblick/proto/http/admin/dead-letters";
import { CONSUMING_SERVICES, listDeadLetters, resendDeadLetters } from "@hundeblick/proto/rpc/dead-letters";
import { bodyOf } from "../../http/body.ts";
import { audited } from "../../domain/operators/audited.ts";
import type { AdminDeps, AdminRoute } from "./admin-route.ts";

/** Lists dead letters, and redelivers chosen ones. */
export const deadLetterRoutes = ({ bus, audit }: Pick<AdminDeps, "bus" | "audit">): AdminRoute[] => [
  {
    method: "get",
    path: "/dead-letters",
    async handle(_req, res) {
      const services = await Promise.all(
        CONSUMING_SERVICES.map(async (service) => ({
          service,
          list: await bus.call(listDeadLetters(service), {}).catch(() => null),
        })),
      );
      res.json({ services } satisfies DeadLettersReply);
    },
  },
  {
    method: "post",
    path: "/dead-letters/resend",
    async handle(req, res, operator) {
      const { service, ids } = bodyOf(req, ResendBody);
      const deed = { operatorId: operator.id, action: "dead-letters.resend", subject: service };
      res.json(
        await audited(audit, deed, async () => {
          const result = await bus.call(resendDeadLetters(service), { ids });
          return { result, fields: [`handled: ${result.handled}`, `failed: ${result.failed}`, `gone: ${result.gone}`] };
        }),
      );
    },
  },
];
