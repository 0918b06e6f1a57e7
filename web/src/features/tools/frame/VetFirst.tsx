import { Stethoscope } from "lucide-react";
import { useToolWords } from "./use-tool-words.ts";

/** Stands before everything else of a result when an answer belongs to a vet. */
export function VetFirst({ text }: { text: string }) {
  const words = useToolWords();
  return (
    <div className="notice notice--danger" role="note">
      <Stethoscope className="icon" aria-hidden />
      <div className="stack stack--s">
        <h3 className="step-4">{words.vet}</h3>
        <p>{text}</p>
      </div>
    </div>
  );
}
