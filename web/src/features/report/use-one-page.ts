import { type RefObject, useEffect } from "react";

/** A4 without the margins of `print.css`, in CSS pixels. */
const PAPER = { width: 695, height: 1035 };
const ZOOMS = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5];

/** Makes an element as small as needed to print on one page. */
export function useOnePage(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const fit = () => element.current && fitOnPage(element.current);
    const reset = () => element.current?.style.removeProperty("zoom");
    window.addEventListener("beforeprint", fit);
    window.addEventListener("afterprint", reset);
    return () => {
      window.removeEventListener("beforeprint", fit);
      window.removeEventListener("afterprint", reset);
    };
  }, [element]);
}

/** `beforeprint` comes before the styles of paper apply, so they apply to the screen while this measures. */
function fitOnPage(element: HTMLElement) {
  const rules = printRules();
  for (const { media } of rules) media.mediaText = "all";
  const { style } = element;
  // a smaller zoom is a wider page
  const fits = (zoom: number) => {
    style.inlineSize = `${PAPER.width / zoom}px`;
    return element.offsetHeight <= PAPER.height / zoom;
  };
  style.zoom = String(ZOOMS.find(fits) ?? ZOOMS.at(-1));
  style.removeProperty("inline-size");
  for (const { media } of rules) media.mediaText = "print";
}

const printRules = (): CSSMediaRule[] =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter(({ media }) => media.mediaText === "print");
