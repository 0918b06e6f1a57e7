import { CircleAlert, CircleCheck, Clock } from "lucide-react";
import type { ReactNode } from "react";

const SIGNS = { bad: CircleAlert, warn: Clock, good: CircleCheck };

/** A message with a title, and optionally an action. */
export function Notice({
  kind,
  title,
  children,
  action,
}: {
  kind: keyof typeof SIGNS;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  const Icon = SIGNS[kind];
  return (
    <div className={`alert ${kind}`} role={kind === "bad" ? "alert" : "status"}>
      <Icon className="i" aria-hidden />
      <div className="grow">
        <strong>{title}</strong>
        {children === undefined ? null : <span>{children}</span>}
      </div>
      {action}
    </div>
  );
}
