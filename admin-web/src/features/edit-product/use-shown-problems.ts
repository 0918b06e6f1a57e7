import type { UseFormReturnType } from "@mantine/form";
import { useEffect, useRef } from "react";
import type { Market } from "@hundeblick/proto/language";
import { marketOfPath, type ProductForm } from "./product-form.ts";

/** Shows problems beside their fields, opens the market of the first one and focuses it. */
export function useShownProblems(
  form: UseFormReturnType<ProductForm>,
  market: Market,
  onMarket: (market: Market) => void,
): (problems: Record<string, string>) => void {
  const first = useRef<string>(undefined);
  // after each render, because the field exists only when its market is shown
  useEffect(() => {
    if (first.current === undefined) return;
    const its = marketOfPath(first.current) ?? market;
    if (its !== market) return onMarket(its);
    form.getInputNode(first.current)?.focus();
    first.current = undefined;
  });
  return (problems) => {
    [first.current] = Object.keys(problems);
    form.setErrors(problems);
  };
}
