import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useLanguage } from "../language/use-language.ts";

type HomeSection = "analyze" | "features" | "how-it-works";

interface SectionLinkProps {
  to: HomeSection;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** Link to a section of the home page, also from another page. */
export function SectionLink({ to, ...link }: SectionLinkProps) {
  const language = useLanguage();
  return <Link to={{ pathname: `/${language}`, hash: to }} {...link} />;
}
