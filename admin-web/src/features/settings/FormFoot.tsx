import { Button } from "@mantine/core";
import type { ReactNode } from "react";

type Props = { save: string; isDisabled: boolean; onClose: () => void; children?: ReactNode };

/** Buttons below the form of a dialog; `children` are further ones, before them. */
export const FormFoot = ({ save, isDisabled, onClose, children }: Props) => (
  <div className="dialog-foot">
    {children}
    <Button variant="default" onClick={onClose}>
      Not now
    </Button>
    <Button type="submit" disabled={isDisabled}>
      {save}
    </Button>
  </div>
);
