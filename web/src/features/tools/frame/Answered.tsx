import { useToolWords } from "./use-tool-texts.ts";

/** Questions with what was answered; `undefined` was left out. */
export type AnsweredQuestions = readonly (readonly [question: string, answer: string | undefined])[];

/** What a result was worked out from, so that a link or a sheet of paper can be read without its form. */
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
