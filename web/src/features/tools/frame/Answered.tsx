import { useToolWords } from "./use-tool-texts.ts";

/** Questions with their answers; `undefined`: skipped. */
export type AnsweredQuestions = readonly (readonly [question: string, answer: string | undefined])[];

/** Answers behind a result, for a shared link or a print. */
export function Answered({ questions }: { questions: AnsweredQuestions }) {
  const words = useToolWords();
  return (
    <p className="small soft dotted">
      {questions
        .filter(([, answer]) => answer)
        .map(([question, answer], index) => (
          <span key={question}>
            {index === 0 && `${words.from}: `}
            {question} <strong>{answer}</strong>
          </span>
        ))}
    </p>
  );
}
