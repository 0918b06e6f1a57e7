import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { listDeadLetters, resendDeadLetters } from "../src/rpc/dead-letters.ts";
import { serviceStatus } from "../src/rpc/service-status.ts";

/** Every message of one subject: `request` and `reply` of a call, `payload` of an event or a job. */
type MessageSchemas = Record<string, z.ZodType>;

const SOURCES = join(import.meta.dirname, "../src");

/** Calls of every service with the same shape: one stands for all. */
const OF_EVERY_SERVICE = [serviceStatus("mail"), listDeadLetters("mail"), resendDeadLetters("mail")];

/** All calls, events and jobs by subject, found in the exports of `proto`. */
export async function allContracts(): Promise<Map<string, MessageSchemas>> {
  const exported: unknown[] = [...OF_EVERY_SERVICE];
  for (const folder of ["rpc", "events", "jobs"])
    for (const file of readdirSync(join(SOURCES, folder)).filter((name) => !name.endsWith(".test.ts")))
      exported.push(...Object.values((await import(join(SOURCES, folder, file))) as object));
  return new Map(exported.filter(isContract).map(({ subject, ...contract }) => [subject, schemasOf(contract)]));
}

type Contract = { subject: string; request?: z.ZodType; reply?: z.ZodType; payload?: z.ZodType };

const isContract = (value: unknown): value is Contract =>
  typeof value === "object" && value !== null && "subject" in value && ("request" in value || "payload" in value);

const schemasOf = (contract: Omit<Contract, "subject">): MessageSchemas =>
  Object.fromEntries(
    (["request", "reply", "payload"] as const).flatMap((part) => (contract[part] ? [[part, contract[part]]] : [])),
  );
