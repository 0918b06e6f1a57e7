import { NativeSelect, Skeleton } from "@mantine/core";
import { Market, MARKETS } from "@hundeblick/proto/language";
import { messageOf } from "../../app/error-message.ts";
import { MARKET_NAMES } from "../../app/markets.ts";
import { marketChosen, selectMarket } from "../../app/session.slice.ts";
import { useAppDispatch, useAppSelector } from "../../app/store.ts";
import { Notice } from "../../ui/Notice.tsx";
import { momentOf } from "./moment.ts";
import { useAboutMarketplaceQuery } from "./settings.api.ts";

const SOURCES = { demo: "Demo marketplace", amazon: "Amazon" };

/** Where products are read, how much of today's budget is used, and the market this browser opens with. */
export function Marketplace() {
  const { data, error } = useAboutMarketplaceQuery();
  const dispatch = useAppDispatch();
  const market = useAppSelector(selectMarket);
  return (
    <section className="card" id="market" aria-labelledby="market-title">
      <div className="card-head"><h2 id="market-title" className="grow">Marketplace</h2></div>
      {error ? <div className="pad"><Notice kind="bad" title="Failed to ask the marketplace service">{messageOf(error, "No answer came.")}</Notice></div> : null}
      <div className="line"><div><div className="strong">Source</div><div className="note">Demo is a small marketplace of our own that works without the internet. The variable MARKETPLACE of the scraper decides.</div></div><span className="v">{data ? SOURCES[data.source] : <Skeleton h={20} w={120} />}</span></div>
      <div className="line"><div><div className="strong">Daily budget</div><div className="note">Pages read a day, per host, 0:00 to 24:00 {data?.timeZone ?? "UTC"}. The variable MARKETPLACE_DAILY_BUDGET decides; our own marketplace needs none.</div></div><span className="v">{data ? (data.dailyBudget === null ? "no limit" : `${data.dailyBudget.toLocaleString("en")} pages`) : <Skeleton h={20} w={90} />}</span></div>
      {data?.hosts.map(({ host, usedToday, closedUntil }) => (
        <div className="line" key={host}><div><div className="mono">{host}</div><div className="note">{closedUntil ? `Left alone until ${momentOf(closedUntil)}: it did not want to be asked.` : "Answers."}</div></div><span className="v">{usedToday.toLocaleString("en")} used today</span></div>
      ))}
      <div className="line">
        <div><div className="strong"><label htmlFor="default-market">Default market</label></div><div className="note">The dashboard opens with it in this browser.</div></div>
        <NativeSelect id="default-market" w={190} value={market} onChange={(event) => dispatch(marketChosen(Market.parse(event.currentTarget.value)))} data={MARKETS.map((one) => ({ value: one, label: MARKET_NAMES[one] }))} />
      </div>
    </section>
  );
}
