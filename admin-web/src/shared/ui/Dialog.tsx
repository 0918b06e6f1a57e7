import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { useLastShown } from "./use-last-shown.ts";

type Props = { title: string; size?: "lg"; onClose: () => void; children: ReactNode };

/** A dialog that is open while it has children, and fades out with the last ones. */
export function Dialog({ title, children, ...modal }: Props) {
  const isOpen = Boolean(children);
  const lastTitle = useLastShown(isOpen ? title : undefined);
  const lastChildren = useLastShown(children || undefined);
  return (
    <Modal opened={isOpen} title={lastTitle} {...modal}>
      <div inert={!isOpen}>{lastChildren}</div>
    </Modal>
  );
}
