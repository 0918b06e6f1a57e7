import type { Bus } from "@hundeblick/kit/bus";
import { serveDeadLetters } from "@hundeblick/kit/dead-letters";
import { trackingContract } from "@hundeblick/proto/rpc/tracking";
import { checkUseEndpoints } from "./endpoints/check-uses.rpc.ts";
import { figuresEndpoint } from "./endpoints/figures.rpc.ts";
import { subscribeEvents } from "./endpoints/subscribe-events.ts";
import { operatorNumbers } from "./endpoints/operator-numbers.rpc.ts";
import { recordClickEndpoint } from "./endpoints/record-click.rpc.ts";
import { recordEventEndpoint } from "./endpoints/record-event.rpc.ts";
import { retentionEndpoints } from "./endpoints/retention.rpc.ts";
import type { TrackingParts } from "./parts.ts";

/** Calls and subscriptions of this service. */
export async function serveTracking(bus: Bus, parts: TrackingParts): Promise<void> {
  await bus.serve(trackingContract, {
    record: recordEventEndpoint(parts),
    click: recordClickEndpoint(parts),
    ...checkUseEndpoints(parts),
    ...retentionEndpoints(parts.retention),
    figures: figuresEndpoint(parts),
    ...operatorNumbers(parts),
  });
  await subscribeEvents(bus, parts);
  await serveDeadLetters({ bus, service: "tracking", deadLetters: parts.deadLetters });
}
