import type { ReactNode } from "react";

interface ToolFormProps {
  label: string;
  complete: boolean;
  onCalculate: () => void;
  children: ReactNode;
}

/** All questions on one page. */
export function ToolForm({ label, complete, onCalculate, children }: ToolFormProps) {
  return (
    <form
      className="card stack stack--l"
      onSubmit={(event) => {
        event.preventDefault();
        onCalculate();
      }}
    >
      {children}
      <button className="button" type="submit" disabled={!complete}>
        {label}
      </button>
    </form>
  );
}
