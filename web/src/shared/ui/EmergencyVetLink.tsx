import { MapPin } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NewTabLink } from "./NewTabLink.tsx";

/** Opens the map app or site with emergency vets nearby; nothing is sent before the tap. */
export function EmergencyVetLink() {
  const { t } = useTranslation();
  const query = new URLSearchParams({ api: "1", query: t("emergency vet") });
  return (
    <NewTabLink className="button button--danger" href={`https://www.google.com/maps/search/?${query}`}>
      <MapPin className="icon" aria-hidden />
      {t("Find an emergency vet nearby")}
    </NewTabLink>
  );
}
