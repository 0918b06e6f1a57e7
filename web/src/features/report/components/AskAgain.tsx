import type { OpenQuestion } from "@hundeblick/proto/http/report-check";
import { type ReactNode, useContext } from "react";
import { Asking } from "../asking.ts";

/** A button that asks a question again; nothing where answers cannot be added. */
export function AskAgain({ question, children }: { question: OpenQuestion; children: ReactNode }) {
  const ask = useContext(Asking);
  if (!ask) return null;
  return (
    <button className="link-button no-print" type="button" onClick={() => ask([question])}>
      {children}
    </button>
  );
}
