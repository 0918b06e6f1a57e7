import { Link } from "react-router-dom";
import { Sign } from "@hundeblick/web-kit/illustrations/Sign.tsx";
import { useLanguage } from "../language/use-language.ts";

/** Logo and name; links to the language's home page, which `label` says where nothing else does. */
export function Logo({ label }: { label?: string }) {
  const language = useLanguage();
  return (
    <Link className="logo" to={`/${language}`} aria-label={label}>
      <Sign />
      <span translate="no">Hundeblick</span>
    </Link>
  );
}
