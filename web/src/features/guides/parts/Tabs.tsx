import "@hundeblick/web-kit/styles/guide.css";
import { Children, isValidElement, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";

interface TabProps {
  title: string;
  children: ReactNode;
}

/** One panel of `Tabs`, which renders the tab heads. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}

const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs, the first one selected; arrow keys, Home and End move between them. */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  const [shown, setShown] = useState(0);
  const heads = useRef<(HTMLButtonElement | null)[]>([]);
  const tabs = Children.toArray(children).filter((child) => isValidElement<TabProps>(child));

  const onKeyDown = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const step = STEP[event.key];
    const next = step !== undefined ? (shown + step + tabs.length) % tabs.length : { Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setShown(next);
    heads.current[next]?.focus();
  };

  return (
    <div className="tabs">
      <div className="tab-heads" role="tablist" aria-label={label}>
        {tabs.map(({ props }, at) => (
          <button
            key={props.title}
            ref={(head) => {
              heads.current[at] = head;
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${at}`}
            aria-controls={`${id}-panel-${at}`}
            aria-selected={at === shown}
            tabIndex={at === shown ? 0 : -1}
            onClick={() => setShown(at)}
            onKeyDown={onKeyDown}
          >
            {props.title}
          </button>
        ))}
      </div>
      {tabs.map((tab, at) => (
        <div
          key={tab.props.title}
          className="tab-panel stack stack--l"
          role="tabpanel"
          id={`${id}-panel-${at}`}
          aria-labelledby={`${id}-tab-${at}`}
          hidden={at !== shown}
        >
          {tab}
        </div>
      ))}
    </div>
  );
}
