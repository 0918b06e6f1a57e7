import type { ProductsQuery } from "@hundeblick/proto/http/admin/products";
import type { Coverage } from "@hundeblick/proto/http/catalogue";
import type { Market } from "@hundeblick/proto/language";

export const PAGE_ROWS = 12;

export const lastPage = (total: number): number => Math.max(1, Math.ceil(total / PAGE_ROWS));

export type Sort = NonNullable<ProductsQuery["sort"]>;
/** Filter, order and page of the list. Pages count from 1. */
export type ListView = {
  search: string;
  active: "all" | "active" | "inactive";
  coverage: Coverage;
  /** Empty: all. */
  category: string;
  sort: Sort;
  descending: boolean;
  page: number;
};

export const FIRST_VIEW: ListView = {
  search: "",
  active: "all",
  coverage: "listed",
  category: "",
  sort: "priority",
  descending: true,
  page: 1,
};

export const isFiltered = ({ search, active, coverage, category }: ListView): boolean =>
  search !== "" || active !== "all" || coverage !== "listed" || category !== "";

/** Sorting by the same column again reverses it; numbers begin descending. */
export const sortedBy = (view: ListView, sort: Sort): ListView => ({
  ...view,
  page: 1,
  sort,
  descending: view.sort === sort ? !view.descending : ["priority", "price", "rating", "refreshed"].includes(sort),
});

/** The catalogue sorts priorities in descending order by default. */
export const toQuery = ({ page, search, descending, category, ...view }: ListView, country: Market): ProductsQuery => ({
  ...view,
  ...(category !== "" && { category }),
  country,
  search: search.trim(),
  descending: String(descending !== (view.sort === "priority")),
  offset: (page - 1) * PAGE_ROWS,
  limit: PAGE_ROWS,
});
