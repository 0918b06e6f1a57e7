import { createWriteStream, existsSync, mkdirSync, renameSync, statSync, type WriteStream } from "node:fs";
import { dirname } from "node:path";

const LAST_LINES = 20;

export type LogFile = { write(line: string): void; lastLines(): readonly string[]; close(): void };

/** A log on disk that never takes more than twice `maxBytes`: when full it becomes `<file>.1`. Keeps the last lines at hand. */
export function openLogFile(file: string, maxBytes = 10_000_000): LogFile {
  mkdirSync(dirname(file), { recursive: true });
  let bytes = existsSync(file) ? statSync(file).size : 0;
  let stream = open(file);
  const last: string[] = [];
  return {
    write(line) {
      last.push(line);
      if (last.length > LAST_LINES) last.shift();
      if (bytes > maxBytes) {
        stream.end();
        renameSync(file, `${file}.1`);
        stream = open(file);
        bytes = 0;
      }
      bytes += line.length + 1;
      stream.write(`${line}\n`);
    },
    lastLines: () => last,
    close() { stream.end(); },
  };
}

/** A log that cannot be written (a full disk) must not take the system down with it. */
const open = (file: string): WriteStream => createWriteStream(file, { flags: "a" }).on("error", () => {});
