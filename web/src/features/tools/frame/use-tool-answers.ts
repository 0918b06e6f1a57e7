import { useEffect, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { acceptedAnswers, answerOf, type Fields, readAnswers } from "./answers.ts";
import { toolPath } from "./result-address.ts";
import { type Unfinished, useUnfinished } from "./use-unfinished.ts";

/** Changed answers; `undefined` removes one. */
export type Changes<Answers> = { [Key in keyof Answers]?: Answers[Key] | undefined };

export interface ToolFormProps<Answers> {
  draft: Partial<Answers>;
  /** Every required answer is given. */
  complete: boolean;
  /** Question of a form with steps; from 0. */
  step: number;
  onStep: (step: number) => void;
  /** Changes answers, and moves to a step if one is given. */
  onChange: (part: Changes<Answers>, step?: number) => void;
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
 * Answers of a tool: calculated ones in the query, so that a link restores them; edits in the tab, which hide the
 * result.
 */
export function useToolAnswers<Answers extends object>(fields: Fields<Answers>) {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const stored = useUnfinished(fields);
  const [isEdited, setIsEdited] = useState(false);
  const [fresh, setFresh] = useState(false);
  const [restarts, setRestarts] = useState(0);
  const linked = stored.isRead ? acceptedAnswers(fields, (key) => params.get(key)) : {};
  const isLinked = Object.keys(linked).length > 0;
  const restored = readAnswers(fields, answerOf(linked));
  // a link that is opened stands before what was begun earlier
  const unfinished = isEdited || !isLinked ? stored.value : null;
  const { answers: draft, step } = unfinished ?? { answers: linked, step: 0 };
  const complete = readAnswers(fields, answerOf(draft));

  function setUnfinished(next: Unfinished<Answers> | null) {
    setIsEdited(true);
    stored.set(next);
  }
  function onCalculate(answers = complete) {
    if (!answers) return;
    setUnfinished(null);
    setFresh(true);
    setAnswers(answers);
  }
  /** Changes answers of a result that stays. */
  const update = (part: Changes<Answers>) => restored && setAnswers({ ...restored, ...part });
  const setAnswers = (answers: Changes<Answers>) => setParams(new URLSearchParams(given(answers)), { replace: true });
  const clearAnswers = () => void navigate(toolPath(pathname), { replace: true });
  function edit(next: Unfinished<Answers>) {
    setUnfinished(next);
    if (isLinked) clearAnswers();
  }
  const onChange = (part: Changes<Answers>, next = step) =>
    edit({ answers: Object.fromEntries(given({ ...draft, ...part })) as Partial<Answers>, step: next });
  const onStep = (next: number) => onChange({}, next);
  function onAgain() {
    setUnfinished({ answers: {}, step: 0 });
    setRestarts(restarts + 1);
    clearAnswers();
  }
  // the pressed button is gone with the result, so the first question gets the focus
  useEffect(() => {
    if (restarts > 0) document.querySelector<HTMLElement>(".tool form input")?.focus();
  }, [restarts]);
  const form: ToolFormProps<Answers> = {
    draft,
    complete: complete !== null,
    step,
    onStep,
    onChange,
    onCalculate,
  };
  const result: ToolResultProps<Answers> | null =
    unfinished || !restored ? null : { answers: restored, fresh, onAgain };
  return {
    form,
    result,
    /** Number of restarts; as a key it resets the state of components. */
    restarts,
    update,
  };
}
