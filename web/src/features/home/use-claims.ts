import { useEffect, useState } from "react";
import type { Claim as EditedClaim, ClaimsReply } from "@hundeblick/proto/http/claims";
import { useLanguage } from "#shared/language/use-language.ts";
import type { Claim } from "../../content/claims.ts";

let asked: Promise<EditedClaim[]> | undefined;

/** Figures the operator has edited, asked once a visit; none when there are none or nobody answers. */
async function ask(): Promise<EditedClaim[]> {
  try {
    const { claims } = (await (
      await fetch("/api/claims", { signal: AbortSignal.timeout(5_000) })
    ).json()) as Partial<ClaimsReply>;
    return Array.isArray(claims) ? claims : [];
  } catch {
    return [];
  }
}

/** The figures of one place: the page's own, until edited ones have come. */
export function useClaims(place: EditedClaim["place"], own: readonly Claim[]): readonly Claim[] {
  const language = useLanguage();
  const [edited, setEdited] = useState<EditedClaim[]>([]);
  useEffect(() => {
    let isHere = true;
    asked ??= ask();
    void asked.then((found) => {
      if (isHere) setEdited(found);
    });
    return () => {
      isHere = false;
    };
  }, []);
  if (edited.length === 0) return own;
  return edited
    .filter((claim) => claim.place === place)
    .map(({ value, unit, text, source }) => ({ value, unit, text: text[language], source, measured: source !== "" }));
}
