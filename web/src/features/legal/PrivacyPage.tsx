import { PRIVACY } from "../../content/legal/privacy.ts";
import { LegalPage } from "./LegalPage.tsx";

export default function PrivacyPage() {
  return <LegalPage name="privacy" texts={PRIVACY} />;
}
