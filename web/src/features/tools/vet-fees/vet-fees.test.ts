import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { writeList } from "../frame/answers.ts";
import { EXAMPLES, FEES, GROUPS, type Service, SERVICES } from "./fees.ts";
import { FIELDS, feeLines, feeRange, readServices, TIMES } from "./vet-fees.ts";

const ALL = Object.keys(SERVICES) as Service[];

describe("the range", () => {
  test.each([
    [["exam"], "day", 2362, 2811, 8432],
    // as in the article on vets at night: 115,72 € and 171,93 €
    [["exam"], "emergency", 2362, 11572, 17193],
    [["xray2"], "day", 5306, 6314, 18942],
    [["xray4"], "day", 8912, 10605, 31816],
    [["bloodValues"], "day", 6160, 7330, 21991],
    [["exam", "vaccination"], "day", 4128, 4912, 14737],
    [["torsion", "exam"], "emergency", 28017, 72630, 139311],
  ] as const)("%j by %s: %d net, %d to %d cents", (services, time, net, least, most) => {
    expect(feeRange(services, time)).toEqual({ net, least, most });
  });

  /** The same in whole thousandths of a euro per position, independent of the tool's code. */
  const recomputed = (services: readonly Service[], factor: bigint, fee: bigint): number => {
    let thousandths = fee * 10n;
    for (const service of services)
      for (const [number, times] of SERVICES[service])
        thousandths += BigInt(FEES[number]) * 10n * BigInt(times) * factor;
    const gross = thousandths * 119n;
    return Number((gross + 500n) / 1000n);
  };

  test("equals an independent calculation, for any services", () => {
    fc.assert(
      fc.property(fc.subarray(ALL, { minLength: 1 }), fc.constantFrom(...TIMES), (services, time) => {
        const [least, most, fee] = time === "day" ? [1n, 3n, 0n] : [2n, 4n, 5000n];
        expect(feeRange(services, time)).toMatchObject({
          least: recomputed(services, least, fee),
          most: recomputed(services, most, fee),
        });
      }),
    );
  });

  test("is monotonic in services and emergency service", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(ALL, { minLength: 2 }), ([one, ...rest]) => {
        expect(feeRange(rest, "day").most).toBeLessThan(feeRange([one as Service, ...rest], "day").most);
        expect(feeRange(rest, "day").least).toBeLessThan(feeRange(rest, "emergency").least);
      }),
    );
  });
});

test("each service is in one group, each fee in some service, and examples use existing services", () => {
  const grouped = Object.values(GROUPS).flat();
  expect(grouped.toSorted()).toEqual(ALL.toSorted());
  const used = new Set(ALL.flatMap((service) => SERVICES[service].map(([number]) => String(number))));
  expect([...used].toSorted()).toEqual(Object.keys(FEES).toSorted());
  for (const services of Object.values(EXAMPLES)) expect(readServices(writeList(services))).toEqual(services);
});

test("lines have the numbers of the schedule", () => {
  expect(feeLines(["urine", "ears"])).toEqual([
    { service: "urine", numbers: [981, 983], net: 2568 },
    { service: "ears", numbers: [662, 664], net: 4017 },
  ]);
});

test.each([
  ["exam", ["exam"]],
  ["exam.drip", ["exam", "drip"]],
  ["", null],
  ["exam.", null],
  ["exam.exam", null],
  ["exam.surgery", null],
  ["toString", null],
  ["none", []],
])("services %j of an address: %j", (services, read) => {
  expect(readServices(services)).toEqual(read);
  expect(FIELDS.services.accepts(services)).toBe(read !== null && read.length > 0);
});
