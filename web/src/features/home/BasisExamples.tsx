import { BookOpen, Eye, MessageCircle } from "lucide-react";
import { useTranslation } from "react-i18next";
import { msg } from "@hundeblick/web-kit/i18n.ts";

const VOICES = [
  {
    className: "voice",
    Icon: Eye,
    title: msg("Seen"),
    quote: msg("Looks like a Labrador Retriever. It may also be a mix, or a breed we do not know."),
  },
  {
    className: "voice voice--told",
    Icon: MessageCircle,
    title: msg("From you"),
    quote: msg("You write that Frieda gets up stiffly after lying down. We take that seriously."),
  },
  {
    className: "voice voice--typical",
    Icon: BookOpen,
    title: msg("Typical"),
    quote: msg("Labradors put on weight more easily than many other breeds. This is well studied."),
  },
];

/** The three bases of a report's statements, with examples. */
export function BasisExamples() {
  const { t } = useTranslation();
  return (
    <div className="voices">
      {VOICES.map(({ className, Icon, title, quote }) => (
        <div className={className} key={title}>
          <h3>
            <Icon className="icon" aria-hidden />
            {t(title)}
          </h3>
          <blockquote>{t("“{{quote}}”", { quote: t(quote) })}</blockquote>
        </div>
      ))}
    </div>
  );
}
