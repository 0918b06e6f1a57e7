import { useState } from "react";
import { type CookieSession, SecondFactorDetails } from "@hundeblick/proto/http/admin/sign-in";
import { signedIn } from "#shared/session/session.slice.ts";
import { useAppDispatch } from "#shared/store/store.ts";
import { PasswordStep } from "./PasswordStep.tsx";
import { PeekingDog } from "./PeekingDog.tsx";
import { SecondFactorStep } from "./SecondFactorStep.tsx";

/** E-mail and password, then a passkey if the account has one. */
export function LoginScreen() {
  const dispatch = useAppDispatch();
  const [asked, setAsked] = useState<SecondFactorDetails>();
  const open = (session: CookieSession): void => void dispatch(signedIn(session));
  return (
    <main className="login">
      <div className="box">
        <PeekingDog />
        {asked ? (
          <SecondFactorStep asked={asked} onSignedIn={open} onBack={() => setAsked(undefined)} />
        ) : (
          <PasswordStep
            onSignedIn={open}
            onSecondFactor={(details) => setAsked(SecondFactorDetails.safeParse(details).data)}
          />
        )}
      </div>
    </main>
  );
}
