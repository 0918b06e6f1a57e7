import { Inbox, Mail } from "lucide-react";
import { Link, useSearchParams } from "react-router-dom";
import { Addresses } from "./Addresses.tsx";
import "./emails.css";
import { Messages } from "./Messages.tsx";

const TABS = [
  { id: "emails", label: "Emails", Icon: Mail, Screen: Addresses },
  { id: "messages", label: "Contact messages", Icon: Inbox, Screen: Messages },
] as const;

/** /admin/emails: addresses and contact messages. `?tab=` names the open tab. */
export default function EmailsPage() {
  const [query] = useSearchParams();
  const open = TABS.find(({ id }) => id === query.get("tab")) ?? TABS[0];
  return (
    <>
      <nav className="tabs" aria-label="Email Management">
        {TABS.map(({ id, label, Icon }) => (
          <Link key={id} to={`/admin/emails?tab=${id}`} aria-current={id === open.id ? "page" : undefined}>
            <Icon className="i" aria-hidden />
            {label}
          </Link>
        ))}
      </nav>
      <open.Screen />
    </>
  );
}
