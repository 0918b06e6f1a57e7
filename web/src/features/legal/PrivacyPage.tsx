import { LegalPage } from "./LegalPage.tsx";

export default function PrivacyPage() {
  return <LegalPage name="privacy" />;
}
