import "@hundeblick/web-kit/styles/see-vet.css";
import type { Emergency } from "@hundeblick/proto/http/report";
import { msg } from "@hundeblick/web-kit/i18n.ts";
import { ClipboardList } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { PoisonCall } from "../emergency/PoisonCall.tsx";
import { EmergencyVetLink } from "./EmergencyVetLink.tsx";
import { IconList } from "./IconList.tsx";

const TOLD = {
  ticked: msg("You ticked:"),
  written: msg("You wrote about:"),
  suspected: msg("What you wrote can be an emergency, perhaps:"),
  measured: msg("You checked:"),
} as const;

const QUOTED = {
  ticked: TOLD.ticked,
  measured: TOLD.measured,
  written: msg("You write “{{words}}”:"),
  suspected: msg("You write “{{words}}”. That can be an emergency, perhaps this one:"),
} as const;

const needsPoisonLine = ({ id, told, isPoison }: Emergency["flags"][number]): boolean =>
  isPoison === true || (id === "poison" && told !== "suspected");

interface SeeVetProps {
  emergency: Emergency;
  onVetSheet?: (() => void) | undefined;
  /** It appears while the page is open: it is announced and focused. */
  arrives?: boolean;
  /** Compact. */
  children?: ReactNode;
}

/** Replaces the whole report in an emergency: no score, no praise, no shop. */
export function SeeVet({ emergency, onVetSheet, arrives = false, children }: SeeVetProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrives) heading.current?.focus();
  }, [arrives]);
  return (
    <section className="see-vet" aria-labelledby="see-vet" {...(arrives && { role: "alert" })}>
      <div className="see-vet-head">
        <h1 className="step-7" id="see-vet" ref={heading} {...(arrives && { tabIndex: -1 })}>
          {t("Please see a vet now")}
        </h1>
        <ul className="stack stack--s lead">
          {emergency.flags.map(({ id, label, advice, told, words }) => (
            <li key={id}>
              {words === undefined ? <strong>{t(TOLD[told])}</strong> : t(QUOTED[told], { words })}{" "}
              <strong>{label}.</strong> {advice}
            </li>
          ))}
        </ul>
        <div className="row no-print">
          <EmergencyVetLink />
        </div>
      </div>
      <div className="see-vet-body">
        <div className="stack">
          <h2 className="step-4">{t("Until you are there")}</h2>
          {emergency.flags.some(needsPoisonLine) && <PoisonCall />}
          <IconList lines={emergency.firstAid.map((text) => ({ text }))} />
          {children}
        </div>
        <div className="stack">
          <h2 className="step-4">{t("For the practice")}</h2>
          <p>{emergency.forThePractice}</p>
          {onVetSheet && (
            <div className="row no-print">
              <button className="button button--quiet" type="button" onClick={onVetSheet}>
                <ClipboardList className="icon" aria-hidden />
                {t("Open the sheet for the vet")}
              </button>
            </div>
          )}
          <p className="small soft">
            {t("We are not showing a score today. A vet should examine your dog first.")}{" "}
            {t("Built from published sources. Not read by a vet.")}
          </p>
        </div>
      </div>
    </section>
  );
}
