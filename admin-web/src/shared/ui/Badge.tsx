import type { LucideIcon } from "lucide-react";

type Props = { kind?: "good" | "warn" | "bad" | "forest"; icon?: LucideIcon; text: string; title?: string };

/** A state in a few words. */
export const Badge = ({ kind, icon: Icon, text, title }: Props) => (
  <span className={kind ? `badge ${kind}` : "badge"} title={title}>
    {Icon && <Icon className="i" aria-hidden />}
    {text}
  </span>
);
