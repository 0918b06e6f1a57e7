import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Notice } from "./Notice.tsx";
import { SmallButton } from "./SmallButton.tsx";

type Props = { title: string; kind?: "bad" | "warn"; onRetry: () => unknown; children: ReactNode };

/** A failure with a retry button. */
export const RetryNotice = ({ title, kind = "bad", onRetry, children }: Props) => (
  <Notice
    kind={kind}
    title={title}
    action={
      <SmallButton icon={RotateCw} onClick={() => void onRetry()}>
        Try again
      </SmallButton>
    }
  >
    {children}
  </Notice>
);
