import { SegmentedControl } from "@mantine/core";

export type View = "Chart" | "Table";
const VIEWS: View[] = ["Chart", "Table"];

type Props = { label?: string; view: View; onChange: (view: View) => void };

/** Shows the figures of a card as a chart or as a table. */
export const ViewSwitch = ({ label = "View", view, onChange }: Props) => (
  <SegmentedControl radius="xl" size="xs" aria-label={label} value={view} onChange={onChange} data={VIEWS} />
);
