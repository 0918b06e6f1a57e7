import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../machine/folders.ts";

/** `byDefault`: its default, if that is a plain number or word. */
export type Variable = { name: string; required: boolean; byDefault?: string };
export const PROCESSES = ["gateway", "analysis", "report", "catalogue", "scraper", "tracking", "mail"];

/** Source with each chain of calls on one line, whatever the formatting. */
const read = (file: string): string => readFileSync(join(ROOT, file), "utf8").replaceAll(/\n\s+(?=[.)])/g, "");

/**
 * Variables of a zod object, one per line: required without a default and not optional. Resolves constants of the file.
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

/** Variables a process reads, from its env.ts and the objects of kit that it spreads. */
export function declaredVariables(process: string): Variable[] {
  const source = read(`${process === "gateway" ? "gateway" : `services/${process}`}/src/env.ts`);
  const shapes = [...read("kit/src/env/index.ts").matchAll(/^export const (\w+) = (?:\{\n[^]*?^\}|\{.*\});/gm)];
  const spread = shapes
    .filter(([, name]) => source.includes(`...${name},`) || source.includes(`...${name} `))
    .flatMap(([text]) => variablesIn(text));
  return [...spread, ...variablesIn(source)];
}
