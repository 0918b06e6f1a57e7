import { expect, test } from "vitest";
import { noteworthy } from "./noteworthy.ts";

test.each([
  ['{"level":"info","msg":"ready"}', undefined],
  ['{"level":"warn","msg":"nats is unreachable"}', { severity: "warning", text: "nats is unreachable" }],
  [
    '{"level":"error","msg":"a regular task failed","err":{"message":"timeout"}}',
    { severity: "failure", text: "a regular task failed: timeout" },
  ],
  ["{ not json", undefined],
  ["[71] 2026/11/21 10:45:31.034 [INF] Server is ready", undefined],
  ["[71] 2026/11/21 10:45:31.034 [ERR] JetStream out of space", { severity: "failure" }],
  ["W1121 10:45:31.034 slow disk", undefined],
  ["E1121 10:45:31.034 cannot write", { severity: "failure" }],
  ["5693:M 21 Nov 2026 11:14:12.972 # Can't save in background", { severity: "warning" }],
  ["5693:M 21 Nov 2026 11:14:12.972 # WARNING Memory overcommit must be enabled!", undefined],
  ["5693:M 21 Nov 2026 11:14:12.972 * Ready to accept connections", undefined],
  ["TypeError: x is not a function", { severity: "failure" }],
  ["2026-11-21 WARNING secantus: slow", { severity: "warning" }],
])("%s", (line, worth) => {
  if (worth) expect(noteworthy(line)).toMatchObject(worth);
  else expect(noteworthy(line)).toBeUndefined();
});
