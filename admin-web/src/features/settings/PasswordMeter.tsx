import "./passkeys/passkeys.css";
import { useEffect, useState } from "react";
import { MIN_PASSWORD } from "@hundeblick/proto/http/admin/operators";
import { checkPassword, type PasswordCheck, type PasswordProblem } from "@hundeblick/proto/http/admin/password";

export const PASSWORD_PROBLEMS: Readonly<Record<PasswordProblem, string>> = {
  short: `At least ${MIN_PASSWORD} characters. A few words with spaces are fine; no digits or symbols required.`,
  own: "It is based on your address or the product’s name, which are tried first. Add other words.",
  easy: "Too easy to guess: it is on lists of leaked passwords, or made of common words and patterns. Add a word or two.",
};

/** Strength of a new password while typing. */
export function PasswordMeter({ password, email }: { password: string; email: string }) {
  const [checked, setChecked] = useState<PasswordCheck>();
  useEffect(() => {
    let isOld = false;
    // without the list the server still validates
    const ignore = (): void => undefined;
    if (password !== "")
      checkPassword(password, email).then((made) => {
        if (!isOld) setChecked(made);
      }, ignore);
    return () => {
      isOld = true;
    };
  }, [password, email]);
  const check = password === "" ? undefined : checked;
  const isGood = check !== undefined && check.problem === undefined;
  const lit = check?.problem === "short" ? Math.min(check.strength, 1) : (check?.strength ?? 0);
  return (
    <div className={`meter ${isGood ? "good" : ""}`}>
      <div className="bars" aria-hidden>
        {[1, 2, 3, 4].map((step) => (
          <i key={step} className={step <= lit ? "on" : undefined} />
        ))}
      </div>
      <output className="note">
        {!check ? PASSWORD_PROBLEMS.short : check.problem ? PASSWORD_PROBLEMS[check.problem] : "Hard to guess."}
      </output>
    </div>
  );
}
