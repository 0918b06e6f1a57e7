import { Notice } from "./Notice.tsx";

/** Why passkeys do not work at this origin, and where they do. An empty `origin`: nowhere. */
export const OtherAddress = ({ origin }: { origin: string }) =>
  origin === "" ? (
    <Notice kind="warn" title="Passkeys do not work on this site">
      Browsers know passkeys only for a name with https (or localhost), not for a bare IP address. Whoever runs the
      servers can change the site’s address (PUBLIC_URL).
    </Notice>
  ) : (
    <Notice kind="warn" title={`Passkeys do not work at ${window.location.host}`}>
      They belong to one address: <a href={`${origin}/admin`}>{`${origin}/admin`}</a>. Open the admin area there.
    </Notice>
  );
