import { Button } from "@mantine/core";
import { Download } from "lucide-react";
import { saveFile } from "@hundeblick/web-kit/save-file.ts";
import { getErrorMessage } from "#shared/api/error-message.ts";
import { today } from "#shared/format/today.ts";
import { notifyError } from "#shared/ui/notify.ts";
import { useExportFlowMutation } from "./analytics.api.ts";
import type { FlowView } from "./flow-view.ts";

/** Exports the range's days as CSV; they add up to the screen's numbers. */
export function ExportFlow({ view: { range, bots } }: { view: FlowView }) {
  const [ask, { isLoading }] = useExportFlowMutation();
  const save = async (): Promise<void> => {
    const answer = await ask({ range, bots: String(bots) });
    if (answer.error) notifyError(`Export failed: ${getErrorMessage(answer.error)}`);
    else saveFile(new Blob([answer.data], { type: "text/csv;charset=utf-8" }), `user-flow-${range}-${today()}.csv`);
  };
  return (
    <Button
      variant="default"
      loading={isLoading}
      leftSection={<Download className="i" aria-hidden />}
      onClick={() => void save()}
    >
      CSV by day
    </Button>
  );
}
