import { Stethoscope } from "lucide-react";
import { useToolWords } from "./use-tool-words.ts";

/** Stands before everything else of a result when an answer belongs to a vet. */
export function VetFirst({ text }: { text: string }) {
  const words = useToolWords();
  return (
    <div className="notice notice--danger" role="note">
      <Stethoscope className="icon" aria-hidden />
      <div className="stack stack--s">
        <p className="step-4 display">{words.vet}</p>
        <p>{text}</p>
      </div>
    </div>
  );
}
