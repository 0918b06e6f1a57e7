import { openBreedNetwork } from "../../services/analysis/src/adapters/onnx/breed-network.ts";
import { normalisePhoto } from "../../services/analysis/src/adapters/sharp/normalise-photo.ts";
import { networkSquare } from "../../services/analysis/src/adapters/sharp/photo-pixels.ts";
import { dogProbabilities } from "../../services/analysis/src/domain/vision/dog-probabilities.ts";

type Answer = ReturnType<typeof dogProbabilities>;

/** Largest difference of the network's probabilities, for each pair of photos. */
export async function answerDifferences(
  model: string,
  pairs: readonly (readonly [Buffer, Buffer])[],
): Promise<number[]> {
  const network = await openBreedNetwork(model);
  const ask = async (photo: Buffer): Promise<Answer> =>
    dogProbabilities((await network.run(await networkSquare(await normalisePhoto(photo)))).logits);
  const differences: number[] = [];
  for (const [one, other] of pairs) differences.push(largest(await ask(one), await ask(other)));
  await network.close();
  return differences;
}

function largest(one: Answer, other: Answer): number {
  const of = (answer: Answer, id: string): number =>
    answer.breeds.find(({ breedId }) => breedId === id)?.probability ?? 0;
  const breeds = one.breeds.map(({ breedId, probability }) => Math.abs(probability - of(other, breedId)));
  return Math.max(Math.abs(one.dogMass - other.dogMass), ...breeds);
}
