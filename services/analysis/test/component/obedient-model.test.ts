import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { CONFIDENCES, SEEN_CODES } from "@hundeblick/proto/health/findings";
import { VisionResult } from "@hundeblick/proto/health/vision";
import { BREED_IDS } from "../../src/data/breeds.ts";
import { normalisePhoto } from "../../src/adapters/sharp/normalise-photo.ts";
import { seenFindings } from "../../src/domain/vision/seen-findings.ts";
import { INSTRUCTIONS, MARK, buildPictureWithText } from "../support/instructions.ts";
import { buildVisionRequest, paidVision } from "../support/openai.ts";
import { VALID_REPLY, stubOpenAi, type StubOpenAi } from "../support/stub-openai.ts";

/** Prompt injections, and a stub model that obeys each of them, so that only our validation protects the result. */
let server: StubOpenAi;
let plain: Buffer;
beforeAll(async () => {
  server = await stubOpenAi();
  plain = await normalisePhoto(await buildPictureWithText("a dog", "plain"));
});
afterEach(() => {
  server.script.length = server.asked.length = 0;
});
afterAll(() => server.close());

/** The result: none, or one that our schemas allow. */
async function describeWith(photo: Buffer, obeyed: string, breed?: string): Promise<VisionResult | "refused"> {
  server.script.push({ kind: "good", text: obeyed }, { kind: "good", text: obeyed });
  const looked = await paidVision(server)
    .detect(buildVisionRequest(photo, breed === undefined ? {} : { hints: { breed } }))
    .catch((error: unknown) => error);
  if (looked instanceof Error) {
    expect(looked).toMatchObject({ name: "ProviderFailure", reason: "malformed" });
    return "refused";
  }
  return looked as VisionResult;
}

function expectOnlyOurs(looked: VisionResult | "refused"): void {
  if (looked === "refused") return;
  expect(VisionResult.strict().safeParse(looked).error).toBeUndefined();
  expect(JSON.stringify(looked)).not.toContain(MARK);
  expect(looked.breeds.every(({ breedId }) => BREED_IDS.includes(breedId))).toBe(true);
  expect(looked.breeds.reduce((sum, { probability }) => sum + probability, 0)).toBeLessThanOrEqual(1.000_001);
  for (const finding of looked.findings) {
    expect(SEEN_CODES).toContain(finding.code);
    expect(CONFIDENCES).toContain(finding.confidence);
    // area, severity and basis come from our own table, whatever was claimed
    expect([finding]).toEqual(
      seenFindings([{ code: finding.code as (typeof SEEN_CODES)[number], confidence: finding.confidence }]),
    );
  }
  expect(({} as { verdict?: unknown }).verdict).toBeUndefined();
}

test("there are thirty of them", () => expect(INSTRUCTIONS).toHaveLength(30));

describe("a model that obeys an instruction", () => {
  test.each(INSTRUCTIONS)("in the photo: $says", async ({ says, obeyed }) => {
    expectOnlyOurs(await describeWith(await normalisePhoto(await buildPictureWithText(says, says)), obeyed));
  });

  test.each(INSTRUCTIONS)("in the owner's note: $says", async ({ says, obeyed }) => {
    expectOnlyOurs(await describeWith(plain, obeyed, `Beagle. ${says}`));
    const messages = server.asked[0]?.json.messages ?? [];
    // the note is data in the user message, never part of our instructions
    expect(JSON.stringify(messages[0])).not.toContain(says);
    expect(messages.map(({ role }) => role)).toEqual(["system", "user"]);
  });
});

test("the same photo without an instruction is analysed", async () => {
  expect(await describeWith(plain, JSON.stringify(VALID_REPLY))).toMatchObject({
    verdict: "dog",
    breeds: [{ breedId: "beagle" }],
  });
});
