import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** What is wrong with a field, in place and announced. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="error" id={id} role="alert">
      <CircleAlert className="icon" aria-hidden />
      <span>{children}</span>
    </p>
  );
}
