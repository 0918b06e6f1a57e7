import "@hundeblick/web-kit/styles/tool.css";
import "@hundeblick/web-kit/styles/editorial.css";
import type { ReactNode } from "react";

/** A page for editors, not indexed. */
export function DebugFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap page-top stack stack--l debug" lang="en">
      <title>{`${title} – Hundeblick`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="step-6">{title}</h1>
      <div className="table-scroll">{children}</div>
    </div>
  );
}
