import { Checkbox, SegmentedControl } from "@mantine/core";
import type { EmailFilter } from "@hundeblick/proto/http/admin/emails";
import type { EmailView } from "./emails.api.ts";
import type { EmailSelection } from "./use-selection.ts";
import { SearchField } from "#shared/ui/SearchField.tsx";

type Props = {
  view: EmailView;
  matching: number;
  selection: EmailSelection;
  onChange: (part: Partial<EmailView>) => void;
};

const FILTERS: { value: EmailFilter; label: string }[] = [
  { value: "all", label: "All Emails" },
  { value: "reports", label: "With Reports" },
  { value: "newsletter", label: "Newsletter Opt-in" },
];

/** Search, filter and select all. */
export function AddressTools({ view, matching, selection: { count, isGathering, selectAll, clear }, onChange }: Props) {
  const isAll = matching > 0 && count >= matching;
  return (
    <div className="toolbar">
      <SearchField
        placeholder="Search by email or dog breed..."
        value={view.search}
        onChange={(search) => onChange({ search })}
      />
      <SegmentedControl
        className="mail-filter"
        radius="xl"
        aria-label="Filter"
        value={view.filter}
        onChange={(filter) => onChange({ filter })}
        data={FILTERS}
      />
      <Checkbox
        className="last"
        label={isGathering ? "Selecting…" : `Select all ${matching.toLocaleString("en")}`}
        disabled={matching === 0 || isGathering}
        checked={isAll}
        indeterminate={count > 0 && !isAll}
        onChange={() => (isAll ? clear() : void selectAll())}
      />
    </div>
  );
}
