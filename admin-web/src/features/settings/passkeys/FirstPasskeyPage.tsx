import "./passkeys.css";
import { Button, Skeleton } from "@mantine/core";
import { useEffect, useState } from "react";
import { passkeyRegistered } from "#shared/session/session.slice.ts";
import { useAppDispatch } from "#shared/store/store.ts";
import { useSignOut } from "#shared/session/use-sign-out.ts";
import { Failure } from "#shared/ui/Failure.tsx";
import { OtherAddress } from "#shared/ui/OtherAddress.tsx";
import { AddPasskey } from "./AddPasskey.tsx";
import { usePasskeysQuery } from "./passkeys.api.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";

/** Shown first to an operator without the passkey that Settings requires. */
export default function FirstPasskeyPage() {
  const dispatch = useAppDispatch();
  const signOut = useSignOut();
  const { data, error } = usePasskeysQuery();
  const [codes, setCodes] = useState<string[]>();
  const done = (): void => void dispatch(passkeyRegistered());
  useEffect(() => {
    document.title = "Set up a passkey · Hundeblick";
  }, []);
  return (
    <main className="login">
      <div className="box">
        <div className="card">
          <div>
            <h1>{codes ? "Your recovery codes" : "Set up a passkey"}</h1>
            {codes ? null : (
              <p className="soft">
                Every operator here signs in with a password and a passkey: the phone, the computer or a security key.
              </p>
            )}
          </div>
          <Failure title="Failed to ask for passkeys" error={error} />
          {!data && !error ? <Skeleton h={120} /> : null}
          {codes ? <RecoveryCodes codes={codes} onDone={done} /> : null}
          {data && !codes && data.origin === window.location.origin ? (
            <AddPasskey onAdded={(given) => (given ? setCodes(given) : done())} />
          ) : null}
          {data && !codes && data.origin !== window.location.origin ? (
            <OtherAddress origin={data.origin ?? ""} />
          ) : null}
          {codes ? null : (
            <div className="row wrap">
              <Button variant="subtle" size="xs" onClick={signOut}>
                Log out
              </Button>
            </div>
          )}
        </div>
      </div>
    </main>
  );
}
