import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { Accordion, Question } from "#shared/ui/Accordion.tsx";
import { NewTabLink } from "#shared/ui/NewTabLink.tsx";
import { SpecFigure, SpecFigures } from "./SpecFigure.tsx";
import { TextTable } from "./TextTable.tsx";

/** A link in a text: own pages without a reload, anchors in place, others in a new tab. */
function TextLink({ href = "", children, ...rest }: ComponentProps<"a">) {
  if (href.startsWith("/")) return <Link to={href}>{children}</Link>;
  if (!/^https?:/.test(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return <NewTabLink href={href}>{children}</NewTabLink>;
}

/** A drawing; lists of drawings are set side by side. */
const TextDrawing = ({ alt = "", ...rest }: ComponentProps<"img">) => (
  <img alt={alt} width={320} height={240} loading="lazy" decoding="async" {...rest} />
);

/** Components that an MDX text may use without importing them. */
export const MDX_COMPONENTS = {
  SpecFigure,
  SpecFigures,
  Faq: Accordion,
  Question,
  a: TextLink,
  img: TextDrawing,
  table: TextTable,
};
