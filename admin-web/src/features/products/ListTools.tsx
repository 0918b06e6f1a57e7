import { Button, NativeSelect, SegmentedControl } from "@mantine/core";
import { Plus } from "lucide-react";
import { Link } from "react-router-dom";
import type { CatalogueOverview, StatusCounts } from "@hundeblick/proto/http/catalogue";
import type { Market } from "@hundeblick/proto/language";
import { MARKET_NAMES } from "#shared/format/markets.ts";
import type { ListView } from "./list-view.ts";
import { SearchField } from "#shared/ui/SearchField.tsx";

type Props = {
  view: ListView;
  market: Market;
  overview: CatalogueOverview | undefined;
  statuses: StatusCounts | undefined;
  onChange: (part: Partial<ListView>) => void;
};

/** Search, filters with their counts, and a link to a new product. */
export function ListTools({ view, market, overview, statuses, onChange }: Props) {
  const name = MARKET_NAMES[market];
  const here = overview?.markets[market];
  const option = (value: ListView["coverage"], words: string, count: number | undefined) => ({
    value,
    label: count === undefined ? words : `${words} (${count.toLocaleString("en")})`,
  });
  const status = (value: ListView["active"], words: string, count: number | undefined) => ({
    value,
    label:
      count === undefined ? (
        words
      ) : (
        <>
          {words} <b>{count.toLocaleString("en")}</b>
        </>
      ),
  });
  const categories =
    overview?.categories.map(({ category, count }) => ({
      value: category,
      label: `${category} (${count.toLocaleString("en")})`,
    })) ?? [];
  return (
    <div className="toolbar">
      <SearchField
        placeholder="Name, brand, ASIN or id"
        value={view.search}
        onChange={(search) => onChange({ search })}
      />
      <SegmentedControl
        radius="xl"
        aria-label="Status"
        value={view.active}
        onChange={(active) => onChange({ active })}
        data={[
          status("all", "All", statuses && statuses.active + statuses.inactive),
          status("active", "Active", statuses?.active),
          status("inactive", "Inactive", statuses?.inactive),
        ]}
      />
      <NativeSelect
        className="select"
        aria-label="Category"
        value={view.category}
        onChange={(event) => onChange({ category: event.currentTarget.value })}
        data={[{ value: "", label: "All categories" }, ...categories]}
      />
      <NativeSelect
        className="select"
        aria-label="Coverage"
        value={view.coverage}
        onChange={(event) => onChange({ coverage: event.currentTarget.value as ListView["coverage"] })}
        data={[
          option("listed", `In ${name}`, here?.listed),
          option("missing", `Missing in ${name}`, here && overview.all - here.listed),
          option("old_price", `Old price in ${name}`, here?.oldPrice),
          option("out_of_stock", `Out of stock in ${name}`, here?.outOfStock),
          option("gaps", "Missing anywhere", overview?.gaps),
          option("all", "Any coverage", overview?.all),
        ]}
      />
      <Button
        className="last"
        component={Link}
        to="/admin/products/new"
        leftSection={<Plus className="i" aria-hidden />}
      >
        New product
      </Button>
    </div>
  );
}
