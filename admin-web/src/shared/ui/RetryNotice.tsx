import { Button } from "@mantine/core";
import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Notice } from "./Notice.tsx";

type Props = { title: string; onRetry: () => unknown; children: ReactNode };

/** A failure with a retry button. */
export const RetryNotice = ({ title, onRetry, children }: Props) => (
  <Notice
    kind="bad"
    title={title}
    action={
      <Button
        variant="default"
        size="xs"
        leftSection={<RotateCw className="i" aria-hidden />}
        onClick={() => void onRetry()}
      >
        Try again
      </Button>
    }
  >
    {children}
  </Notice>
);
