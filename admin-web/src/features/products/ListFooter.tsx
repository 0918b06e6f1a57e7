import { Check, CircleSlash, Clock, Plus } from "lucide-react";
import { Pages } from "#shared/ui/Pages.tsx";
import { lastPage, PAGE_ROWS } from "./list-view.ts";

const LEGEND = [
  ["ok", Check, "on sale"],
  ["old", Clock, "price older than 24 h"],
  ["out", CircleSlash, "out of stock"],
  ["gap", Plus, "missing"],
] as const;

/** Range of rows, legend and pagination. */
export function ListFooter({ page, total, onPage }: { page: number; total: number; onPage: (page: number) => void }) {
  const first = (page - 1) * PAGE_ROWS + 1;
  return (
    <div className="foot">
      <output>
        {first.toLocaleString("en")}–{Math.min(total, first + PAGE_ROWS - 1).toLocaleString("en")} of{" "}
        {total.toLocaleString("en")}
      </output>
      <span className="legend">
        {LEGEND.map(([className, Icon, word]) => (
          <span key={word}>
            <span className="cov">
              <span className={`cell ${className}`}>
                <Icon className="i" aria-hidden />
              </span>
            </span>
            {word}
          </span>
        ))}
      </span>
      <Pages total={lastPage(total)} value={page} onChange={onPage} />
    </div>
  );
}
