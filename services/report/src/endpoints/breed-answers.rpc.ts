import { handle } from "@hundeblick/kit/bus";
import { breedAnswers } from "@hundeblick/proto/rpc/report";
import { firstMonth, namedBreedAnswers } from "../domain/breed-answers.ts";
import type { BreedAnswerCounts, Clock } from "../domain/ports.ts";

export const breedAnswersEndpoint = ({ breedCounts, now }: { breedCounts: BreedAnswerCounts; now: Clock }) =>
  handle(breedAnswers, async () => {
    const from = firstMonth(now());
    return namedBreedAnswers(from, await breedCounts.since(from));
  });
