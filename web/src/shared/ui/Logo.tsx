import { Link } from "react-router-dom";
import { Sign } from "@hundeblick/web-kit/illustrations/Sign.tsx";
import { useLanguage } from "../language/use-language.ts";

/** Logo and name; links to the language's home page. */
export function Logo() {
  const language = useLanguage();
  return (
    <Link className="logo" to={`/${language}`}>
      <Sign />
      <span translate="no">Hundeblick</span>
    </Link>
  );
}
