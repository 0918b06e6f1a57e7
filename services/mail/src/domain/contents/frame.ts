import type { Language } from "@hundeblick/proto/language";
import { escapeHtml } from "@hundeblick/proto/escape-html";
import { FOOTER } from "../../texts/mail-texts.ts";
import type { Site } from "./site.ts";

/** A paragraph, a button with a link, or small print. */
export type Part =
  | { kind: "text" | "small"; text: string }
  | { kind: "button"; label: string; url: string }
  | { kind: "link"; url: string };

/** Light colours of the sites' tokens: e-mails support neither variables nor themes. A test compares them. */
export const COLOURS = {
  ground: "#fbf7f0",
  surface: "#ffffff",
  line: "#e7ddcd",
  ink: "#1e2b24",
  "ink-soft": "#55635b",
  forest: "#1f5c45",
} as const;
const FONT = "font-family:Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The plain-text part. */
export function toText(parts: readonly Part[], language: Language, site: Site): string {
  const lines = parts.map((part) =>
    part.kind === "button" ? `${part.label}:\n${part.url}` : part.kind === "link" ? part.url : part.text,
  );
  return (
    [
      ...lines,
      `--\n${site.operatorName}\n${FOOTER.privacy[language]}: ${site.publicUrl}/${language}/privacy\n${FOOTER.contact[language]}: ${site.publicUrl}/${language}/contact`,
    ].join("\n\n") + "\n"
  );
}

/** The HTML part, without remote content, so that opening the mail cannot be tracked. */
export function toHtml(title: string, parts: readonly Part[], language: Language, site: Site): string {
  const link = (url: string, label: string): string =>
    `<a href="${escapeHtml(url)}" style="color:${COLOURS["ink-soft"]}">${escapeHtml(label)}</a>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;background:${COLOURS.ground}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${COLOURS.ground}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;${FONT};font-size:16px;line-height:1.55;color:${COLOURS.ink}">
<tr><td style="padding:0 4px 16px"><span style="font-size:22px;font-weight:700;color:${COLOURS.forest}">Hundeblick</span> <span style="font-size:14px;color:${COLOURS["ink-soft"]}">${escapeHtml(FOOTER.tagline[language])}</span></td></tr>
<tr><td style="background:${COLOURS.surface};border:1px solid ${COLOURS.line};border-radius:14px;padding:28px 24px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;color:${COLOURS.ink}">${escapeHtml(title)}</h1>
${parts.map(partHtml).join("\n")}
</td></tr>
<tr><td style="padding:16px 4px;font-size:14px;color:${COLOURS["ink-soft"]}">${escapeHtml(site.operatorName)} · ${link(`${site.publicUrl}/${language}/privacy`, FOOTER.privacy[language])} · ${link(`${site.publicUrl}/${language}/contact`, FOOTER.contact[language])}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function partHtml(part: Part): string {
  switch (part.kind) {
    case "text":
      return `<p style="margin:0 0 16px">${escapeHtml(part.text)}</p>`;
    case "small":
      return `<p style="margin:0 0 12px;font-size:14px;color:${COLOURS["ink-soft"]}">${escapeHtml(part.text)}</p>`;
    case "link":
      return `<p style="margin:0 0 12px;font-size:14px;word-break:break-all"><a href="${escapeHtml(part.url)}" style="color:${COLOURS.forest}">${escapeHtml(part.url)}</a></p>`;
    case "button":
      return `<p style="margin:0 0 20px"><a href="${escapeHtml(part.url)}" style="display:inline-block;background:${COLOURS.forest};color:#FFFFFF;text-decoration:none;font-weight:600;padding:12px 24px;border-radius:999px">${escapeHtml(part.label)}</a></p>`;
  }
}
