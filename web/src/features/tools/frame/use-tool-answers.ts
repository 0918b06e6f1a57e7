import { useEffect, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { acceptedAnswers, type Fields, readAnswers } from "./answers.ts";
import { toolPath } from "./result-address.ts";
import { useHydrated } from "#shared/ui/use-hydrated.ts";

/** Changed answers; `undefined` removes one. */
export type Changes<Answers> = { [Key in keyof Answers]?: Answers[Key] | undefined };

export interface ToolFormProps<Answers> {
  draft: Partial<Answers>;
  /** Every required answer is given. */
  complete: boolean;
  onChange: (part: Changes<Answers>) => void;
  /** With answers in one go, or those of the draft. */
  onCalculate: (answers?: Answers) => void;
}
export interface ToolResultProps<Answers> {
  answers: Answers;
  /** The result was calculated here and not restored from a link. */
  fresh: boolean;
  onAgain: () => void;
}

const given = (answers: object): [string, string][] =>
  Object.entries(answers).filter((entry): entry is [string, string] => entry[1] !== undefined);

/**
 * Answers of a tool: calculated ones in the query, so that a link restores them; edits in state, which hide the result.
 */
export function useToolAnswers<Answers extends object>(fields: Fields<Answers>) {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [typed, setTyped] = useState<Partial<Answers> | null>(null);
  const [fresh, setFresh] = useState(false);
  const [restarts, setRestarts] = useState(0);
  const restored = hydrated ? readAnswers(fields, (key) => params.get(key)) : null;
  const draft: Partial<Answers> = typed ?? (hydrated ? acceptedAnswers(fields, (key) => params.get(key)) : {});
  const complete = readAnswers(fields, (key) => {
    const value: unknown = Reflect.get(draft, key);
    return typeof value === "string" ? value : null;
  });

  function onCalculate(answers = complete) {
    if (!answers) return;
    setTyped(null);
    setFresh(true);
    setAnswers(answers);
  }
  /** Changes answers of a result that stays. */
  const update = (part: Changes<Answers>) => restored && setAnswers({ ...restored, ...part });
  const setAnswers = (answers: Changes<Answers>) => setParams(new URLSearchParams(given(answers)), { replace: true });
  const clearAnswers = () => void navigate(toolPath(pathname), { replace: true });
  function onChange(part: Changes<Answers>) {
    setTyped(Object.fromEntries(given({ ...draft, ...part })) as Partial<Answers>);
    if (restored) clearAnswers();
  }
  function onAgain() {
    setTyped({});
    setRestarts(restarts + 1);
    clearAnswers();
  }
  // the pressed button is gone with the result, so the first question gets the focus
  useEffect(() => {
    if (restarts > 0) document.querySelector<HTMLElement>(".tool form input")?.focus();
  }, [restarts]);
  const form: ToolFormProps<Answers> = { draft, complete: complete !== null, onChange, onCalculate };
  const result: ToolResultProps<Answers> | null = typed || !restored ? null : { answers: restored, fresh, onAgain };
  return {
    form,
    result,
    /** Number of restarts; as a key it resets the state of components. */
    restarts,
    update,
  };
}
