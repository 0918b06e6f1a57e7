import type { Basis as BasisId, Confidence as ConfidenceId } from "@hundeblick/proto/health/findings";
import { msg } from "@hundeblick/web-kit/i18n.ts";
import { BookOpen, Eye, MessageCircle, Ruler } from "lucide-react";
import { useTranslation } from "react-i18next";

const VOICES: Record<BasisId, { icon: typeof Eye; word: string; suffix: string }> = {
  seen: { icon: Eye, word: msg("Seen"), suffix: "" },
  told: { icon: MessageCircle, word: msg("From you"), suffix: "told" },
  measured: { icon: Ruler, word: msg("Measured"), suffix: "measured" },
  typical: { icon: BookOpen, word: msg("Typical"), suffix: "typical" },
};
const SURENESS: Record<ConfidenceId, string> = {
  high: msg("fairly sure"),
  medium: msg("probably"),
  low: msg("a careful guess"),
};

/** Class of a block by its basis: `said`, `said said--told`, … */
export const basisClass = (block: string, basis: BasisId) =>
  VOICES[basis].suffix ? `${block} ${block}--${VOICES[basis].suffix}` : block;

/** Basis of a statement, by line, icon and word. */
export function Basis({ basis }: { basis: BasisId }) {
  const { t } = useTranslation();
  const { icon: Icon, word } = VOICES[basis];
  return (
    <span className={basisClass("basis", basis)}>
      <Icon className="icon" aria-hidden />
      {t(word)}
    </span>
  );
}

/** Confidence of a statement, as a word beside three dots. */
export function Confidence({ confidence }: { confidence: ConfidenceId }) {
  const { t } = useTranslation();
  return (
    <span className={confidence === "low" ? "confidence" : `confidence confidence--${confidence}`}>
      {t(SURENESS[confidence])}
    </span>
  );
}
