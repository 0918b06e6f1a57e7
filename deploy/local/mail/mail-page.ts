import { escapeHtml } from "@hundeblick/proto/escape-html";
import type { CaughtMail } from "./mail-store.ts";

const linked = (text: string): string =>
  escapeHtml(text).replaceAll(
    /https?:\/\/[^\s<>"&]+(?:&amp;[^\s<>"&]+)*/g,
    (url) => `<a href="${url}" rel="noreferrer" target="_blank">${url}</a>`,
  );

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem }
  ul { list-style: none; padding: 0 } li a { display: grid; gap: .1rem; padding: .75rem; border-bottom: 1px solid #8884; text-decoration: none; color: inherit }
  li a:hover, li a:focus-visible { background: #8881 } small, dt { opacity: .75 }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem } dd { margin: 0; overflow-wrap: anywhere }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; padding: 1rem; border: 1px solid #8884; border-radius: .5rem }
  iframe { width: 100%; height: 32rem; border: 1px solid #8884; border-radius: .5rem; background: #fff }`;

const page = (
  title: string,
  body: string,
): string => `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${STYLE}</style><body>${body}</body></html>`;

/** All mails, newest first. */
export const listPage = (mails: readonly CaughtMail[]): string =>
  page(
    "Caught mails",
    `<h1>Caught mails</h1>
${mails.length === 0 ? "<p>No mail yet. Everything the local system sends arrives here and goes nowhere else. Unlock a report, then reload this page.</p>" : ""}
<ul>${mails
      .map(
        ({
          id,
          subject,
          from,
          to,
          receivedAt,
        }) => `<li><a href="/mails/${escapeHtml(id)}"><strong>${escapeHtml(subject || "(no subject)")}</strong>
<span>${escapeHtml(to.join(", "))}</span><small>from ${escapeHtml(from)}, <time datetime="${escapeHtml(receivedAt)}">${escapeHtml(receivedAt)}</time></small></a></li>`,
      )
      .join("\n")}</ul>`,
  );

/** One mail: headers, text with links, and HTML in a sandboxed frame. */
export const mailPage = ({ subject, from, to, receivedAt, text, html, headers }: CaughtMail): string =>
  page(
    subject,
    `<p><a href="/">All mails</a></p><h1>${escapeHtml(subject || "(no subject)")}</h1>
<dl>${[
      ["From", from],
      ["To", to.join(", ")],
      ["Received", receivedAt],
    ]
      .map(row)
      .join("")}</dl>
${text ? `<h2>Text</h2><pre>${linked(text)}</pre>` : ""}
${html ? `<h2>HTML</h2><iframe title="The mail's HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(`<base target="_blank">${html}`)}"></iframe>` : ""}
<details><summary>Headers</summary><dl>${Object.entries(headers).map(row).join("")}</dl></details>`,
  );

const row = ([name, value]: string[]): string =>
  `<dt>${escapeHtml(name ?? "")}</dt><dd>${escapeHtml(value ?? "")}</dd>`;
