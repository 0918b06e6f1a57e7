import { SegmentedControl } from "@mantine/core";
import { type AnalyticsReply, Range } from "@hundeblick/proto/http/admin/numbers";
import { formatUtcDayAndTime, formatUtcTime } from "#shared/format/moment.ts";

type Props = {
  range: Range;
  analytics: AnalyticsReply | undefined;
  withBots: boolean;
  onChange: (range: Range) => void;
};

/** Choice of the range, with its dates, time zone and freshness. */
export const RangeSwitch = ({ range, analytics, withBots, onChange }: Props) => (
  <div className="row wrap between">
    <SegmentedControl
      radius="xl"
      aria-label="Range"
      value={range}
      onChange={(value) => onChange(Range.parse(value))}
      data={[...Range.options]}
    />
    <output className="note num" aria-live="polite">
      {analytics
        ? `${formatUtcDayAndTime(analytics.from)} to ${formatUtcDayAndTime(analytics.to)}, ${analytics.timeZone}. ${formatCounted(analytics)} Bots ${withBots ? "counted in" : "left out"}.`
        : ""}
    </output>
  </div>
);

const formatCounted = ({ countedAt }: AnalyticsReply): string =>
  countedAt === null ? "Nothing counted yet." : `Counted up to ${formatUtcTime(countedAt)}.`;
