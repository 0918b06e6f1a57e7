import { getErrorMessage } from "../api/error-message.ts";
import { Notice } from "./Notice.tsx";

type Props = { title: string; error: unknown; otherwise?: string };

/** Why a call failed; nothing without an error. */
export const Failure = ({ title, error, otherwise }: Props) =>
  error ? (
    <Notice kind="bad" title={title}>
      {getErrorMessage(error, otherwise)}
    </Notice>
  ) : null;
