import { z } from "zod";

const ID = "AAAAAAAAAAAAAAAAAAAAAA";
/** Sample strings; the first one that a schema accepts is used. */
const STRINGS = [
  "text",
  ID,
  `incoming/${ID}`,
  `incoming/${ID}.face`,
  `photos/${ID}.jpg`,
  "2026-01-31T12:00:00.000Z",
  "2026-01-31",
  "2026-01",
  "owner@example.org",
  "https://example.org/",
  "/img/example.webp",
  "19.90",
  "EUR",
  "DEMO000001",
  "mail-facts.1",
  "en",
  "limping",
  "+49 30 1234",
];
const MAX_MINIMUM_LENGTH = 20;
const NUMBERS = [1, 2, 3, 5, 10, 50, 2_020];

/** What to omit and which option to choose, so that a few samples cover a schema. */
type Choice = { full: boolean; option: number; n?: number };

/** Messages of one schema: the shortest valid one, and complete ones that cover every option of its unions. */
export function samplesOf(schema: z.ZodType): unknown[] {
  const options = Math.min(Math.max(1, mostOptions(schema)), 6);
  const complete = Array.from({ length: options }, (_, option) => sample(schema, { full: true, option }));
  const samples = [sample(schema, { full: false, option: 0 }), ...complete].map((message) => JSON.stringify(message));
  return [...new Set(samples)].map((message) => JSON.parse(message) as unknown);
}

function sample(schema: z.ZodType, choice: Choice): unknown {
  if (schema instanceof z.ZodOptional) return choice.full ? sample(inner(schema), choice) : undefined;
  if (schema instanceof z.ZodDefault) return choice.full ? sample(inner(schema), choice) : undefined;
  if (schema instanceof z.ZodNullable) return choice.full ? sample(inner(schema), choice) : null;
  if (schema instanceof z.ZodLazy) return sample(schema.unwrap() as z.ZodType, choice);
  if (schema instanceof z.ZodPipe) return accepted(schema, [...STRINGS, ...NUMBERS]);
  if (schema instanceof z.ZodObject) return sampleObject(schema, choice);
  if (schema instanceof z.ZodArray) return sampleArray(schema, choice);
  if (schema instanceof z.ZodRecord) return sampleRecord(schema, choice);
  if (schema instanceof z.ZodUnion) return sample(pick(schema.options as z.ZodType[], choice), choice);
  if (schema instanceof z.ZodEnum) return pick(schema.options, choice);
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  if (schema instanceof z.ZodBoolean) return true;
  if (schema instanceof z.ZodNull) return null;
  if (schema instanceof z.ZodUnknown) return { any: "thing" };
  return accepted(schema, [...NUMBERS, ...textsOf(choice)]);
}

const textsOf = ({ n }: Choice): string[] => (n ? [`text ${n}`, ...STRINGS] : STRINGS);
const inner = (schema: { unwrap: () => unknown }): z.ZodType => schema.unwrap() as z.ZodType;
const pick = <T>(options: readonly T[], { option }: Choice): T => options[option % options.length] as T;

function accepted(schema: z.ZodType, candidates: readonly unknown[]): unknown {
  const found = candidates.find((value) => schema.safeParse(value).success);
  if (found === undefined) throw new Error(`no sample fits ${schema.type}: add one to sample.ts`);
  return found;
}

function sampleObject(schema: z.ZodObject, choice: Choice): object {
  const fields = Object.entries(schema.shape);
  return Object.fromEntries(
    fields.map(([name, field]) => [name, sample(field, choice)]).filter(([, value]) => value !== undefined),
  );
}

/** Every value of an enum, each option of a union, and as many different strings as a list needs. */
function sampleArray(schema: z.ZodArray, choice: Choice): unknown[] {
  const element = schema.element as z.ZodType;
  if (!choice.full && schema.safeParse([]).success) return [];
  const options = choice.full ? Math.max(1, mostOptions(element, 0)) : 1;
  const several = Array.from({ length: options }, (_, option) => sample(element, { ...choice, option }));
  const numbered = Array.from({ length: MAX_MINIMUM_LENGTH }, (_, at) => sample(element, { ...choice, n: at + 1 }));
  const lists = [several, several.slice(0, 1), ...numbered.map((_, at) => numbered.slice(0, at + 1))];
  return lists.find((list) => schema.safeParse(list).success) ?? several;
}

function sampleRecord(schema: z.ZodRecord, choice: Choice): object {
  const key = schema.keyType as z.ZodType;
  const value = () => sample(schema.valueType as z.ZodType, choice);
  const keys = key instanceof z.ZodEnum ? key.options : [sample(key, choice)];
  if (!choice.full && schema.safeParse({}).success) return {};
  return Object.fromEntries(keys.map((name) => [name, value()]));
}

/** Number of samples that cover every union of a schema; `values` includes enums. */
function mostOptions(schema: z.ZodType, depth = 1): number {
  if (schema instanceof z.ZodEnum) return depth === 0 ? schema.options.length : 1;
  if (schema instanceof z.ZodUnion)
    return Math.max(schema.options.length, ...schema.options.map((option) => mostOptions(option as z.ZodType)));
  return Math.max(1, ...partsOf(schema).map((part) => mostOptions(part)));
}

function partsOf(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodObject) return Object.values(schema.shape);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return [inner(schema)];
  if (schema instanceof z.ZodLazy) return [];
  if (schema instanceof z.ZodArray) return [schema.element as z.ZodType];
  if (schema instanceof z.ZodRecord) return [schema.valueType as z.ZodType];
  return [];
}
