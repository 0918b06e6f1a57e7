import type { OpenProvider } from "../../open-provider.ts";
import { openAiVision } from "./openai-vision.ts";

const ALL_CALLS_MS = 45_000;
/** Together shorter than an attempt. */
const EXTRA_CALLS_MS = 30_000;

/** An OpenAI-compatible server as configured, and its daily budget. */
export const openOpenAi: OpenProvider = async (env, { openBudget, now }) => {
  const budget = openBudget(env.OPENAI_DAILY_LIMIT);
  return {
    vision: openAiVision({
      settings: {
        apiKey: env.OPENAI_API_KEY ?? "",
        model: env.OPENAI_MODEL ?? "",
        price: { input: env.OPENAI_PRICE_INPUT, output: env.OPENAI_PRICE_OUTPUT },
        callMs: env.OPENAI_TIMEOUT_MS,
        allMs: ALL_CALLS_MS,
        extraMs: EXTRA_CALLS_MS,
        ...(env.OPENAI_BASE_URL ? { baseURL: env.OPENAI_BASE_URL } : {}),
      },
      budget,
      now,
    }),
    figures: {
      "ai.calls.today": () => budget.spent(now()),
      "ai.calls.limit": async () => env.OPENAI_DAILY_LIMIT,
    },
  };
};
