import type { CatalogueOverview } from "@hundeblick/proto/http/catalogue";
import { MARKETS } from "@hundeblick/proto/language";
import { MARKET_NAMES } from "#shared/format/markets.ts";
import { useOverviewQuery } from "#shared/products/overview.api.ts";
import { marketChosen, selectMarket } from "#shared/session/session.slice.ts";
import { useAppDispatch, useAppSelector } from "#shared/store/store.ts";
import { Flag } from "#shared/ui/Flag.tsx";

/** Choice of the market, with its coverage of the catalogue. */
export function MarketTiles() {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectMarket);
  const { data: overview } = useOverviewQuery();
  return (
    <fieldset className="markets">
      <legend className="vh">Market</legend>
      {MARKETS.map((market) => (
        <label className="market" key={market}>
          <input
            type="radio"
            name="market"
            value={market}
            checked={market === chosen}
            onChange={() => dispatch(marketChosen(market))}
          />
          <span className="name">
            <Flag market={market} />
            <span>{MARKET_NAMES[market]}</span>
            {overview ? (
              <em>
                {overview.markets[market].listed}
                <span className="of"> of {overview.all}</span>
              </em>
            ) : null}
          </span>
          <MarketBar all={overview?.all ?? 0} numbers={overview?.markets[market]} />
        </label>
      ))}
    </fieldset>
  );
}

/** Shares of products on sale, with an old price, or out of stock. */
function MarketBar({ all, numbers }: { all: number; numbers: CatalogueOverview["markets"]["de"] | undefined }) {
  if (!numbers || all === 0) return <span className="bar thin" />;
  const { listed, oldPrice, outOfStock } = numbers;
  const fine = listed - oldPrice - outOfStock;
  const words = `${fine} on sale, ${oldPrice} with an old price, ${outOfStock} out of stock, ${all - listed} missing`;
  const part = (count: number): { width: string } => ({ width: `${(100 * count) / all}%` });
  return (
    <>
      <span className="vh">{words}</span>
      <span className="bar thin" title={words} aria-hidden>
        <i style={part(fine)} />
        <i className="old" style={part(oldPrice)} />
        <i className="out" style={part(outOfStock)} />
      </span>
    </>
  );
}
