import type { EmergencyGuide } from "@hundeblick/triage/emergency-data";
import { ExternalLink, MapPin, Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NewTabLink } from "#shared/ui/NewTabLink.tsx";
import { useEmergencyNumbers } from "../use-emergency-numbers.ts";

interface CallsProps {
  guide: EmergencyGuide | null;
  /** Signs for which the poison helpline is called first. */
  isPoison: boolean;
}

/** Nearest vet on duty and this country's poison helpline. Nothing is sent before a tap. */
export function Calls({ guide, isPoison }: CallsProps) {
  const { t } = useTranslation();
  const { lines, duty } = useEmergencyNumbers(guide);
  const query = duty?.searchWords[0]?.split(" + ")[0] ?? t("emergency vet");
  const vet = (
    <NewTabLink
      className={isPoison && lines.length > 0 ? "call call--quiet" : "call"}
      href={`https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query })}`}
    >
      <MapPin className="icon" aria-hidden />
      <span>
        <b>{t("Find an emergency vet nearby")}</b>
        {t("Opens a map. Ring before you set off.")}
      </span>
      <ExternalLink className="icon" aria-hidden />
    </NewTabLink>
  );
  const poison = lines.map((line) => (
    <a
      className={isPoison ? "call" : "call call--quiet"}
      href={`tel:${line.number.replaceAll(" ", "")}`}
      key={line.number}
    >
      <Phone className="icon" aria-hidden />
      <span>
        <b>{line.number}</b>
        {t("Poison line: {{name}}, {{hours}}, {{cost}}", { name: line.name, hours: line.hours, cost: line.cost })}
      </span>
    </a>
  ));
  return (
    <div className="calls">
      {isPoison && poison}
      {vet}
      {!isPoison && poison}
      {isPoison && guide && lines.length === 0 && <p className="because">{guide.noLine}</p>}
      {duty && <p className="because">{duty.how}</p>}
    </div>
  );
}
