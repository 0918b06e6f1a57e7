import type { SharedResult as Shared } from "./tool-text.ts";
import { useToolWords } from "./use-tool-texts.ts";

/** Shown for a shared link without answers, because networks may drop the query. */
export function SharedResult({ of: { title, text } }: { of: Shared }) {
  const words = useToolWords();
  return (
    <div className="card stack stack--s shared-result">
      <p className="small soft">{words.sharedResult}</p>
      <p className="step-5 display">{title}</p>
      {text && <p>{text}</p>}
      <p>{words.yours}</p>
    </div>
  );
}
