import { closeSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from "node:fs";
import { dirname } from "node:path";

const LAST_LINES = 20;

export type LogFile = { write(line: string): void; lastLines(): readonly string[]; close(): void };

/** A log of at most twice `maxBytes`, rotated to `<file>.1`, with its last lines in memory. */
export function openLogFile(file: string, maxBytes = 10_000_000): LogFile {
  mkdirSync(dirname(file), { recursive: true });
  const last: string[] = [];
  let log: number | undefined = openSync(file, "a");
  let bytes = fstatSync(log).size;

  const turnOver = (full: number): number => {
    closeSync(full);
    renameSync(file, `${file}.1`);
    bytes = 0;
    return openSync(file, "a");
  };
  return {
    write(line) {
      last.push(line);
      if (last.length > LAST_LINES) last.shift();
      if (log === undefined) return;
      try {
        if (bytes > maxBytes) log = turnOver(log);
        bytes += writeSync(log, `${line}\n`);
      } catch {
        // a log that cannot be written (full disk, deleted folder) must not stop the system
        log = undefined;
      }
    },
    lastLines: () => last,
    close() {
      if (log !== undefined) closeSync(log);
      log = undefined;
    },
  };
}
