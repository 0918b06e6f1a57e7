import type { Language } from "@hundeblick/proto/language";
import type { Contract, HandledRequestOf, ReplyOf, Rpc } from "@hundeblick/proto/rpc/define";

export type CallMeta = { language?: Language; deadline: Date };
export type Handler<T extends Rpc> = (request: HandledRequestOf<T>, meta: CallMeta) => Promise<ReplyOf<T>>;
/** The handlers of a contract, by the names of its calls. */
export type Handlers<T extends Contract> = { [Name in keyof T]: Handler<T[Name]> };
/** A handler of any call; the request is parsed before. */
export type AnyHandler = (request: never, meta: CallMeta) => Promise<unknown>;

/** End of a job. `done`: finished or not needed. `poison`: not redelivered, and reported. One that throws is retried. */
export type JobOutcome = { kind: "done" | "poison"; reason: string };

export const done = (reason: string): JobOutcome => ({ kind: "done", reason });
export const poison = (reason: string): JobOutcome => ({ kind: "poison", reason });

/** Every call of a contract with its handler. @throws {Error} naming calls without one, and handlers without a call */
export function handledCalls<T extends Contract>(contract: T, handlers: Handlers<T>): [Rpc, AnyHandler][] {
  const names = Object.keys(contract);
  const wrong = [
    ...names.filter((name) => !handlers[name]).map((name) => `${name} has no handler`),
    ...Object.keys(handlers)
      .filter((name) => !(name in contract))
      .map((name) => `${name} is not in the contract`),
  ];
  if (wrong.length > 0) throw new Error(`Handlers do not fit the contract: ${wrong.join("; ")}.`);
  return names.map((name: keyof T) => [contract[name] as Rpc, handlers[name] as AnyHandler]);
}
