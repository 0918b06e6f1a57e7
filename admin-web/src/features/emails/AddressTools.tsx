import { Checkbox, SegmentedControl, TextInput } from "@mantine/core";
import { Search } from "lucide-react";
import type { EmailFilter } from "@hundeblick/proto/http/admin/emails";
import type { EmailView } from "./emails.api.ts";
import type { EmailSelection } from "./use-selection.ts";

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
      <TextInput
        className="search"
        type="search"
        aria-label="Search"
        placeholder="Search by email or dog breed..."
        maxLength={100}
        leftSection={<Search className="i" aria-hidden />}
        value={view.search}
        onChange={(event) => onChange({ search: event.currentTarget.value })}
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
