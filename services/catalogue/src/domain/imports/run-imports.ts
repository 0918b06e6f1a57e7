import { type Change, idOf, reversed } from "./change.ts";
import type { PriceHistory } from "../ports.ts";
import { observedPrices, type PriceObservation } from "../prices/observed-prices.ts";
import type { Imports, Transition } from "./ports.ts";

type Deps = { imports: Imports; transition: Transition; prices: Pick<PriceHistory, "note">; now: () => Date };

/**
 * Continues a running import, also after a crash: every step is idempotent.
 * @throws {Error} when another worker has taken it over
 */
export async function runImports({ imports, transition, prices, now }: Deps): Promise<void> {
  const running = await imports.claim(now());
  if (!running) return;
  const { importId } = running;
  const onProgress = (done: number): Promise<void> => running.recordDone(done, now());
  const changes = await imports.changes(importId);
  const back = changes.map((change) => reversed(change, now().toISOString()));
  const [there, andBack] = [importId, `${importId}:back`];

  if (running.state === "undoing") {
    const { refused } = await transition.run(back, andBack, onProgress);
    await transition.giveBack(refused, back);
    const kept = new Set(refused.map(idOf));
    await prices.note(pricesIn(back.filter((change) => !kept.has(idOf(change)))));
    return running.finish("undone", refused.length);
  }
  const { refused } = await transition.run(changes, there, onProgress);
  if (refused.length === 0) {
    await prices.note(pricesIn(changes));
    return running.finish("applied", 0);
  }
  const stuck = new Set(refused.map(idOf));
  await transition.run(
    back.filter((change) => !stuck.has(idOf(change))),
    andBack,
    onProgress,
  );
  await transition.giveBack(refused, changes);
  await running.finish("failed", 0);
}

const pricesIn = (changes: readonly Change[]): PriceObservation[] =>
  changes.flatMap(({ from, to }) => (to ? observedPrices(from, to) : []));
