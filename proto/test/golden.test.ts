import { expect, test } from "vitest";
import { allContracts } from "./contracts.ts";
import { pathsOf, readGolden, recordedSubjects } from "./golden-files.ts";
import { samplesOf } from "./sample.ts";

const contracts = await allContracts();
const recorded = recordedSubjects();
const RECORD = "run npm run golden -w proto";

test(`every call, event and job has golden messages, otherwise ${RECORD}`, () => {
  expect([...contracts.keys()].filter((subject) => !recorded.includes(subject))).toEqual([]);
});

test("every golden message belongs to a subject", () => {
  expect(recorded.filter((subject) => !contracts.has(subject))).toEqual([]);
});

const parts = [...contracts]
  .filter(([subject]) => recorded.includes(subject))
  .flatMap(([subject, schemas]) =>
    Object.entries(schemas).map(([part, schema]) => ({
      subject,
      part,
      schema,
      messages: readGolden(subject)[part] ?? [],
    })),
  );

test.each(parts)(
  "every message once sent as $part of $subject still reads, with all its fields",
  ({ schema, messages }) => {
    for (const message of messages) {
      const read = schema.safeParse(message);
      expect(read.error?.issues ?? []).toEqual([]);
      const found = new Set(pathsOf(read.data));
      expect(pathsOf(message).filter((path) => !found.has(path))).toEqual([]);
    }
  },
);

test.each(parts)(
  `each field of the $part of $subject is in a golden message, otherwise ${RECORD}`,
  ({ schema, messages }) => {
    const shown = new Set(messages.flatMap((message) => pathsOf(message)));
    const today = samplesOf(schema).flatMap((message) => pathsOf(message));
    expect([...new Set(today)].filter((path) => !shown.has(path))).toEqual([]);
  },
);
