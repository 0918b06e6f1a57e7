import "@hundeblick/web-kit/styles/guide.css";
import type { ReactNode } from "react";
import { useGuideWords } from "./use-guide-words.ts";

/** Success stories, labelled as invented. */
export function Stories({ children }: { children: ReactNode }) {
  const words = useGuideWords();
  return (
    <>
      <p className="soft">{words.exampleNote}</p>
      <div className="guide-stories">{children}</div>
    </>
  );
}

export function Story({ title, children }: { title: string; children: ReactNode }) {
  const words = useGuideWords();
  return (
    <article className="card stack stack--s">
      <p className="small soft">{words.example}</p>
      <h3 className="step-4">{title}</h3>
      {children}
    </article>
  );
}
