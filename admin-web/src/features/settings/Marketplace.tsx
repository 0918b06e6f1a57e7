import { NativeSelect, Skeleton } from "@mantine/core";
import { Check } from "lucide-react";
import { Market, MARKETS } from "@hundeblick/proto/language";
import { useAboutMarketplaceQuery } from "#shared/marketplace/marketplace.api.ts";
import { MARKET_NAMES } from "#shared/format/markets.ts";
import { marketChosen, selectMarket } from "#shared/session/session.slice.ts";
import { useAppDispatch, useAppSelector } from "#shared/store/store.ts";
import { CardFailure } from "#shared/ui/Failure.tsx";
import { notify } from "#shared/ui/notify.ts";
import { formatMoment } from "#shared/format/moment.ts";
import { SaveNumber } from "./SaveNumber.tsx";
import { Source } from "./Source.tsx";
import { useSaveBudgetMutation } from "./settings.api.ts";

const MAX_PAGES = 100_000;

/** Source of product data, today's budget and usage, and the default market of this browser. */
export function Marketplace() {
  const { data, error } = useAboutMarketplaceQuery();
  const [save, saving] = useSaveBudgetMutation();
  const saveBudget = async (dailyBudget: number): Promise<void> => {
    const saved = await save({ dailyBudget });
    if (!saved.error) notify(`Daily budget saved: ${dailyBudget.toLocaleString("en")} pages`);
  };
  const dispatch = useAppDispatch();
  const market = useAppSelector(selectMarket);
  return (
    <section className="card" id="market" aria-labelledby="market-title">
      <div className="card-head">
        <h2 id="market-title" className="grow">
          Marketplace
        </h2>
        {data?.lastPage ? (
          <span className="note">
            <span className="badge good">
              <Check className="i" aria-hidden />
              answered in {data.lastPage.tookMs.toLocaleString("en")} ms
            </span>{" "}
            {formatMoment(data.lastPage.at)}
          </span>
        ) : null}
      </div>
      <CardFailure title="Failed to ask the marketplace service" error={error} />
      <Source about={data} />
      <div className="line">
        <div>
          <div className="strong">Daily budget</div>
          <div className="note">
            Pages read a day, per host, 0:00 to 24:00 {data?.timeZone ?? "UTC"}. Our own marketplace needs none.
          </div>
        </div>
        {!data ? (
          <span className="v">
            <Skeleton h={20} w={90} />
          </span>
        ) : data.dailyBudget === null ? (
          <span className="v">no limit</span>
        ) : (
          <SaveNumber
            key={data.dailyBudget}
            label="Daily budget"
            unit="pages"
            value={data.dailyBudget}
            max={MAX_PAGES}
            isSaving={saving.isLoading}
            onSave={(pages) => void saveBudget(pages)}
          />
        )}
      </div>
      <CardFailure title="Failed to save the daily budget" error={saving.error} />
      {data?.hosts.map(({ host, usedToday, closedUntil }) => (
        <div className="line" key={host}>
          <div>
            <div className="mono">{host}</div>
            <div className="note">
              {closedUntil ? `Paused until ${formatMoment(closedUntil)}: it refused our requests.` : "Answers."}
            </div>
          </div>
          <Used pages={usedToday} of={data.dailyBudget} />
        </div>
      ))}
      <div className="line">
        <div>
          <div className="strong">
            <label htmlFor="default-market">Default market</label>
          </div>
          <div className="note">The dashboard opens with it in this browser.</div>
        </div>
        <NativeSelect
          id="default-market"
          w={190}
          value={market}
          onChange={(event) => dispatch(marketChosen(Market.parse(event.currentTarget.value)))}
          data={MARKETS.map((one) => ({ value: one, label: MARKET_NAMES[one] }))}
        />
      </div>
    </section>
  );
}

/** A host's pages of today, with their share of the budget. */
function Used({ pages, of }: { pages: number; of: number | null }) {
  const share = of === null ? null : (100 * pages) / of;
  return (
    <span className="v used">
      <span>{pages.toLocaleString("en")} used today</span>
      {share === null ? null : (
        <>
          <span className="bar" aria-hidden>
            <i style={{ width: `${Math.min(100, share)}%` }} />
          </span>
          <span className="note">{share.toFixed(1)}%</span>
        </>
      )}
    </span>
  );
}
