import { Button, Modal } from "@mantine/core";
import type { ReactNode } from "react";

type Props = {
  title: string;
  isOpen: boolean;
  /** The button that changes nothing. */
  keep: string;
  /** The button that does it. */
  label: string;
  isDangerous?: boolean;
  isDisabled?: boolean;
  isLoading?: boolean;
  onConfirm: () => unknown;
  onClose: () => void;
  /** After it has faded out. */
  onClosed?: () => void;
  children: ReactNode;
};

/** Asks before something is done. */
export const ConfirmDialog = ({ isDisabled = false, isLoading = false, ...props }: Props) => (
  <Modal
    opened={props.isOpen}
    onClose={props.onClose}
    title={props.title}
    {...(props.onClosed && { onExitTransitionEnd: props.onClosed })}
  >
    <div className="stack">
      {props.children}
      <div className="dialog-foot">
        <Button variant="default" data-autofocus onClick={props.onClose}>
          {props.keep}
        </Button>
        <Button
          {...(props.isDangerous && { className: "danger" })}
          disabled={isDisabled}
          loading={isLoading}
          onClick={() => void props.onConfirm()}
        >
          {props.label}
        </Button>
      </div>
    </div>
  </Modal>
);
