import { type OpenAiSettings, openAiVision } from "../../src/adapters/openai/openai-vision.ts";
import type { VisionRequest, Vision } from "../../src/domain/ports.ts";
import type { StubOpenAi } from "./stub-openai.ts";

/** The paid provider with the stub server and a budget that counts. */
export function paidVision(
  server: StubOpenAi,
  { limit = 100, ...settings }: { limit?: number } & Partial<OpenAiSettings> = {},
): Required<Vision> & { calls(): number } {
  let calls = 0;
  const vision = openAiVision({
    settings: {
      apiKey: "key-of-the-test",
      baseURL: server.baseURL,
      model: "scripted-1",
      price: { input: 2, output: 8 },
      callMs: 2_000,
      allMs: 4_000,
      extraMs: 4_000,
      ...settings,
    },
    budget: { take: async (_now, photos) => calls + photos <= limit && (calls += photos) > 0 },
    now: () => new Date(),
    random: () => 0,
  });
  return { ...vision, calls: () => calls };
}

/** A request to a provider, and what it stored. */
export function buildVisionRequest(
  photo: Buffer,
  more: Partial<VisionRequest> = {},
): VisionRequest & { kept: string[] } {
  const kept: string[] = [];
  return {
    photo,
    hints: {},
    saveRawAnswer: async (rawAnswer) => {
      kept.push(rawAnswer);
    },
    signal: new AbortController().signal,
    ...more,
    kept,
  };
}
