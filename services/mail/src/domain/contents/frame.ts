import type { Language } from "@hundeblick/proto/language";
import { FOOTER } from "../../texts/mail-texts.ts";
import type { Site } from "./site.ts";

/** A paragraph, a button with a link, or small print. */
export type Part =
  | { kind: "text" | "small"; text: string }
  | { kind: "button"; label: string; url: string }
  | { kind: "link"; url: string };

const COLOUR = {
  ground: "#FBF7F0",
  surface: "#FFFFFF",
  line: "#E7DDCD",
  ink: "#1E2B24",
  soft: "#55635B",
  forest: "#1F5C45",
};
const FONT = "font-family:Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

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
    `<a href="${escaped(url)}" style="color:${COLOUR.soft}">${escaped(label)}</a>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(title)}</title>
</head>
<body style="margin:0;background:${COLOUR.ground}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${COLOUR.ground}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;${FONT};font-size:16px;line-height:1.55;color:${COLOUR.ink}">
<tr><td style="padding:0 4px 16px"><span style="font-size:22px;font-weight:700;color:${COLOUR.forest}">Hundeblick</span> <span style="font-size:14px;color:${COLOUR.soft}">${escaped(FOOTER.tagline[language])}</span></td></tr>
<tr><td style="background:${COLOUR.surface};border:1px solid ${COLOUR.line};border-radius:14px;padding:28px 24px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;color:${COLOUR.ink}">${escaped(title)}</h1>
${parts.map(partHtml).join("\n")}
</td></tr>
<tr><td style="padding:16px 4px;font-size:14px;color:${COLOUR.soft}">${escaped(site.operatorName)} · ${link(`${site.publicUrl}/${language}/privacy`, FOOTER.privacy[language])} · ${link(`${site.publicUrl}/${language}/contact`, FOOTER.contact[language])}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function partHtml(part: Part): string {
  switch (part.kind) {
    case "text":
      return `<p style="margin:0 0 16px">${escaped(part.text)}</p>`;
    case "small":
      return `<p style="margin:0 0 12px;font-size:14px;color:${COLOUR.soft}">${escaped(part.text)}</p>`;
    case "link":
      return `<p style="margin:0 0 12px;font-size:14px;word-break:break-all"><a href="${escaped(part.url)}" style="color:${COLOUR.forest}">${escaped(part.url)}</a></p>`;
    case "button":
      return `<p style="margin:0 0 20px"><a href="${escaped(part.url)}" style="display:inline-block;background:${COLOUR.forest};color:#FFFFFF;text-decoration:none;font-weight:600;padding:12px 24px;border-radius:999px">${escaped(part.label)}</a></p>`;
  }
}
