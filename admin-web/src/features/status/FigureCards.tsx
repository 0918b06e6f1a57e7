import type { StatusReply } from "@hundeblick/proto/http/admin/status";
import type { FigureName } from "@hundeblick/proto/rpc/service-status";
import { StatCard } from "#shared/ui/StatCard.tsx";
import { type Figure, toFigures, WORDS } from "./figures.ts";

/** Most important figures: an age, and the number below it. */
const CARDS: readonly [FigureName, FigureName | undefined][] = [
  ["analysis.oldest_unfinished.age", "analysis.unfinished"],
  ["outbox.age", "outbox.waiting"],
  ["mail.oldest_waiting.age", "mail.waiting"],
  ["bus.dead_letters.kept", undefined],
];

/** The worst age over all services; empty for a service without a reply. */
export function FigureCards({ status: { services } }: { status: StatusReply }) {
  const reported = services.flatMap(({ service, status }) =>
    status
      ? toFigures(status).map((figure) => ({ ...figure, service, amount: status.figures[figure.name] ?? -1 }))
      : [],
  );
  const worst = (name: FigureName | undefined): Figure | undefined =>
    reported.filter((one) => one.name === name).toSorted((a, b) => b.amount - a.amount)[0];
  return (
    <div className="cols c4">
      {CARDS.map(([name, below]) => {
        const [figure, count] = [worst(name), worst(below)];
        return (
          <StatCard key={name} name={WORDS[name]} value={figure?.value ?? "not known"}>
            {count ? `${count.words}: ${count.value}` : undefined}
          </StatCard>
        );
      })}
    </div>
  );
}
