import { LegalPage } from "./LegalPage.tsx";

export default function ImpressumPage() {
  return <LegalPage name="impressum" />;
}
