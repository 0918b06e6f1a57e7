import { MARKETS } from "@hundeblick/proto/language";
import { MARKET_NAMES } from "../../app/markets.ts";
import { marketChosen, selectMarket } from "../../app/session.slice.ts";
import { useAppDispatch, useAppSelector } from "../../app/store.ts";
import { Flag } from "../../ui/Flag.tsx";
import { useProductCountsQuery } from "../../app/product-counts.api.ts";

/** Chooses the market and shows how much of the catalogue is sold there, in one control. */
export function MarketTiles() {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectMarket);
  const { data: counts } = useProductCountsQuery();
  return (
    <fieldset className="markets">
      <legend className="vh">Market</legend>
      {MARKETS.map((market) => (
        <label className="market" key={market}>
          <input type="radio" name="market" value={market} checked={market === chosen} onChange={() => dispatch(marketChosen(market))} />
          <span className="name"><Flag market={market} /><span>{MARKET_NAMES[market]}</span>{counts ? <em>{counts[market]}<span className="of"> of {counts.all}</span></em> : null}</span>
          <span className="bar thin" aria-hidden><i style={{ width: `${counts && counts.all > 0 ? (100 * counts[market]) / counts.all : 0}%` }} /></span>
        </label>
      ))}
    </fieldset>
  );
}
