import type { ReactNode } from "react";

/** Empty state: purpose and next step. */
export const EmptyState = ({
  title,
  children,
  actions,
}: {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}) => (
  <div className="empty">
    <LookingDog />
    <h3>{title}</h3>
    <p>{children}</p>
    {actions ? <div className="row wrap">{actions}</div> : null}
  </div>
);

const LookingDog = () => (
  <svg className="art" viewBox="0 0 150 112" aria-hidden>
    <ellipse cx="75" cy="102" rx="56" ry="6" fill="var(--sunken)" />
    <path d="M44 60c0-24 13-36 31-36s31 12 31 36v12c0 17-13 28-31 28S44 89 44 72z" fill="#D9A066" />
    <path
      d="M49 30c-14-2-24 14-25 34-.4 12 15 13 19 0 3-10 5-20 14-30zM101 30c14-2 24 14 25 34 .4 12-15 13-19 0-3-10-5-20-14-30z"
      fill="#A86E3C"
    />
    <path d="M75 26c-5 8-7 20-7 30h14c0-10-2-22-7-30z" fill="#F4DDBE" />
    <ellipse cx="75" cy="79" rx="20" ry="18" fill="#F4DDBE" />
    <path
      d="M53 47c3-5 9-6 13-3M97 47c-3-5-9-6-13-3"
      fill="none"
      stroke="#7A4A24"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <circle cx="60" cy="57" r="6" fill="#1E2B24" />
    <circle cx="90" cy="57" r="6" fill="#1E2B24" />
    <circle cx="62" cy="59" r="1.9" fill="#fff" />
    <circle cx="92" cy="59" r="1.9" fill="#fff" />
    <path d="M68 72c0-3 3-5 7-5s7 2 7 5-4 6-7 6-7-3-7-6z" fill="#1E2B24" />
    <path
      d="M75 78v5m0 0c-3 4-8 4-11 1m11-1c3 4 8 4 11 1"
      fill="none"
      stroke="#1E2B24"
      strokeWidth="2.2"
      strokeLinecap="round"
    />
  </svg>
);
