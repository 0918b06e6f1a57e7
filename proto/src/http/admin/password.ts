import { MIN_PASSWORD } from "./operators.ts";

/** Why a password is rejected: contains the own address or product name, or is easy to guess. */
export type PasswordProblem = "short" | "own" | "easy";
/** `strength`: 0 (guessed at once) to 4 (ten thousand million guesses or more). */
export type PasswordCheck = { problem: PasswordProblem | undefined; strength: 0 | 1 | 2 | 3 | 4 };

/** Only the beginning of a longer password is evaluated. */
const JUDGED_CHARACTERS = 100;
const PRODUCT = "hundeblick";

/**
 * Evaluates a password by length and estimated guesses, without rules for kinds of characters; loads a list of 49,000
 * leaked passwords on first use. Source: NIST SP 800-63B-4, section 3.1.1.2.
 */
export async function checkPassword(password: string, email: string): Promise<PasswordCheck> {
  const own = [...new Set([email, ...email.split(/[^\p{L}\p{N}]+/u), PRODUCT])].filter((word) => word.length > 2);
  const { score, sequence } = (await estimator()).check(password, own);
  const holdsOwn = sequence.some((match) => match["dictionaryName"] === "userInputs");
  const problem =
    Array.from(password).length < MIN_PASSWORD
      ? "short"
      : score === 4
        ? undefined
        : holdsOwn
          ? "own"
          : ("easy" as const);
  return { problem, strength: score };
}

const load = async () => {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary, maxLength: JUDGED_CHARACTERS });
};
let loading: ReturnType<typeof load> | undefined;
const estimator = () => (loading ??= load());
