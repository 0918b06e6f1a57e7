import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** Error of a field, announced to screen readers. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="error" id={id} role="alert">
      <CircleAlert className="icon" aria-hidden />
      <span>{children}</span>
    </p>
  );
}
