import { Check, Clock, CircleSlash, Pause, Plus } from "lucide-react";
import { Link } from "react-router-dom";
import type { ProductRow } from "@hundeblick/proto/http/catalogue";
import type { Market } from "@hundeblick/proto/language";
import { MARKET_NAMES } from "#shared/format/markets.ts";

const STATES = {
  ok: { word: "on sale", className: "ok", Icon: Check },
  old: { word: "price older than 24 h", className: "old", Icon: Clock },
  out: { word: "out of stock", className: "out", Icon: CircleSlash },
  off: { word: "inactive", className: "off", Icon: Pause },
} as const;

/** Status of a product on one market; a gap links to its form. */
export function CoverageCell({ product, market }: { product: ProductRow; market: Market }) {
  const name = MARKET_NAMES[market];
  const code = <em aria-hidden>{market.toUpperCase()}</em>;
  if (product.coverage[market] === "none") {
    return (
      <Link
        className="cell gap"
        to={`/admin/products/${product.id}/edit?market=${market}`}
        title={`${name}: missing, add it`}
      >
        {code}
        <Plus className="i" aria-hidden />
        <span className="vh">{name}: missing, add it</span>
      </Link>
    );
  }
  const { word, className, Icon } = STATES[getState(product, market)];
  return (
    <span className={`cell ${className}`} title={`${name}: ${word}`}>
      {code}
      <Icon className="i" aria-hidden />
      <span className="vh">
        {name}: {word}
      </span>
    </span>
  );
}

function getState({ coverage, wanting }: ProductRow, market: Market): keyof typeof STATES {
  if (coverage[market] === "inactive") return "off";
  return wanting[market] === "out_of_stock" ? "out" : wanting[market] === "old_price" ? "old" : "ok";
}
