import { SegmentedControl } from "@mantine/core";
import { ArrowLeft } from "lucide-react";
import { Link } from "react-router-dom";
import { Market, MARKETS } from "@hundeblick/proto/language";
import { MARKET_NAMES } from "#shared/format/markets.ts";
import { Flag } from "#shared/ui/Flag.tsx";

/** Back link, and the choice of the market. */
export const MarketSwitch = ({ market, onChange }: { market: Market; onChange: (market: Market) => void }) => (
  <div className="row wrap between">
    <Link className="row back" to="/admin">
      <ArrowLeft className="i" aria-hidden />
      Back to products
    </Link>
    <SegmentedControl
      radius="xl"
      aria-label="Market"
      value={market}
      onChange={(value) => onChange(Market.parse(value))}
      data={MARKETS.map((each) => ({
        value: each,
        label: (
          <span className="row">
            <Flag market={each} />
            {each.toUpperCase()}
            <span className="vh">{MARKET_NAMES[each]}</span>
          </span>
        ),
      }))}
    />
  </div>
);
