import { IMPRESSUM } from "../../content/legal/impressum.ts";
import { LegalPage } from "./LegalPage.tsx";

export default function ImpressumPage() {
  return <LegalPage name="impressum" texts={IMPRESSUM} />;
}
