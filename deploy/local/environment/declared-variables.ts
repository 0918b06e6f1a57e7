import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../machine/folders.ts";

/** `byDefault`: what it is when nobody sets it, where that is a plain number or word. */
export type Variable = { name: string; required: boolean; byDefault?: string };
export const PROCESSES = ["gateway", "analysis", "report", "catalogue", "scraper", "tracking", "mail"];

/** A file with each chain of calls on one line, however it was formatted. */
const read = (file: string): string => readFileSync(join(ROOT, file), "utf8").replaceAll(/\n\s+(?=[.)])/g, "");

/**
 * What stands in a zod shape, one variable a line: without a default and not optional it is required. A rule may be a
 * constant of the same file.
 */
const variablesIn = (source: string): Variable[] =>
  [...source.matchAll(/^(?:export const \w+ = \{)? +([A-Z][A-Z0-9_]+): ((\w+).*)$/gm)].map(
    ([, name = "", rule = "", word = ""]) => {
      const constant = new RegExp(`^const ${word} = .*$`, "m").exec(source)?.[0] ?? "";
      const byDefault = /\.default\((?:"([^"]+)"|([\d_]+))\)/
        .exec(rule)
        ?.slice(1)
        .find((value) => value !== undefined)
        ?.replaceAll(/(?<=\d)_(?=\d)/g, "");
      return {
        name,
        required: !/\.default\(|optional/i.test(rule + constant),
        ...(byDefault === undefined ? {} : { byDefault }),
      };
    },
  );

/** The variables a process reads, from its env.ts and the shapes of kit that it spreads. */
export function declaredVariables(process: string): Variable[] {
  const source = read(`${process === "gateway" ? "gateway" : `services/${process}`}/src/env.ts`);
  const shapes = [...read("kit/src/env/index.ts").matchAll(/^export const (\w+) = (?:\{\n[^]*?^\}|\{.*\});/gm)];
  const spread = shapes
    .filter(([, name]) => source.includes(`...${name},`) || source.includes(`...${name} `))
    .flatMap(([text]) => variablesIn(text));
  return [...spread, ...variablesIn(source)];
}
