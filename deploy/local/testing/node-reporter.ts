import type { TestEvent } from "node:test/reporters";
import { type Counts, reasonOf } from "./counts.ts";

/** Reporter of Node's test runner: one JSON line of `Counts` at the end; a cancelled test has failed. */
export default async function* report(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const remarks: string[] = [];
  for await (const event of events) {
    if (event.type === "test:fail") {
      const { error } = event.data.details;
      const message = error.cause instanceof Error ? error.cause.message : error.message;
      remarks.push(`failed: ${event.data.name}${reasonOf(message)}`);
    }
    if (event.type === "test:summary" && event.data.file === undefined) {
      const { tests, passed, skipped, todo } = event.data.counts;
      const counts: Counts = { passed, failed: tests - passed - skipped - todo, skipped: skipped + todo, remarks };
      yield JSON.stringify(counts);
    }
  }
}
