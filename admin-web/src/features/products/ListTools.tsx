import { Button, NativeSelect, SegmentedControl, TextInput } from "@mantine/core";
import { Plus, Search } from "lucide-react";
import { Link } from "react-router-dom";
import type { Market } from "@hundeblick/proto/language";
import { MARKET_NAMES } from "../../app/markets.ts";
import type { ListView } from "./list-view.ts";

/** Search, filters, and the way to a new product. */
export function ListTools({ view, market, onChange }: { view: ListView; market: Market; onChange: (part: Partial<ListView>) => void }) {
  const name = MARKET_NAMES[market];
  return (
    <div className="toolbar">
      <TextInput className="search" type="search" aria-label="Search" placeholder="Name, brand, ASIN or id" maxLength={100} leftSection={<Search className="i" aria-hidden />} value={view.search} onChange={(event) => onChange({ search: event.currentTarget.value })} />
      <SegmentedControl radius="xl" aria-label="Status" value={view.active} onChange={(active) => onChange({ active })} data={[{ value: "all", label: "All" }, { value: "active", label: "Active" }, { value: "inactive", label: "Inactive" }]} />
      <NativeSelect className="select" aria-label="Coverage" value={view.coverage} onChange={(event) => onChange({ coverage: event.currentTarget.value as ListView["coverage"] })} data={[{ value: "listed", label: `In ${name}` }, { value: "missing", label: `Missing in ${name}` }, { value: "all", label: "Any coverage" }]} />
      <Button className="last" component={Link} to="/admin/products/new" leftSection={<Plus className="i" aria-hidden />}>New product</Button>
    </div>
  );
}
