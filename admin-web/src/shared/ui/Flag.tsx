import type { ReactNode } from "react";
import type { Market } from "@hundeblick/proto/language";

const DRAWINGS: Record<Market, ReactNode> = {
  de: (
    <>
      <path fill="#262626" d="M0 0h18v4H0z" />
      <path fill="#C9302C" d="M0 4h18v4H0z" />
      <path fill="#F0BE32" d="M0 8h18v4H0z" />
    </>
  ),
  pl: (
    <>
      <path fill="#fff" d="M0 0h18v6H0z" />
      <path fill="#CF3A4A" d="M0 6h18v6H0z" />
    </>
  ),
  uk: (
    <>
      <path fill="#2B4180" d="M0 0h18v12H0z" />
      <path stroke="#fff" strokeWidth="2.4" d="m0 0 18 12M18 0 0 12" />
      <path stroke="#C23B43" strokeWidth="1" d="m0 0 18 12M18 0 0 12" />
      <path stroke="#fff" strokeWidth="4" d="M9 0v12M0 6h18" />
      <path stroke="#C23B43" strokeWidth="2.3" d="M9 0v12M0 6h18" />
    </>
  ),
  us: (
    <>
      <path fill="#fff" d="M0 0h18v12H0z" />
      <path stroke="#B93A3E" strokeWidth="1.7" d="M0 .85h18M0 4.3h18M0 7.7h18M0 11.15h18" />
      <path fill="#33477F" d="M0 0h8v6.4H0z" />
      <g fill="#fff">
        <circle cx="2" cy="1.7" r=".6" />
        <circle cx="4" cy="3.2" r=".6" />
        <circle cx="6" cy="1.7" r=".6" />
        <circle cx="2" cy="4.7" r=".6" />
        <circle cx="6" cy="4.7" r=".6" />
      </g>
    </>
  ),
};

/** Decorative; the market is named beside it. */
export const Flag = ({ market }: { market: Market }) => (
  <svg className="flag" viewBox="0 0 18 12" aria-hidden>
    {DRAWINGS[market]}
  </svg>
);
