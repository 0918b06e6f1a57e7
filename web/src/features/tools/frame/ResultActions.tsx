import { saveFile } from "@hundeblick/web-kit/save-file.ts";
import { CalendarPlus, Printer, RotateCcw, Share2 } from "lucide-react";
import { NewTabLink } from "#shared/ui/NewTabLink.tsx";
import { calendarFile, calendarFileName, type CalendarEntry } from "./calendar-file.ts";
import { useResultAddress } from "./result-address.ts";
import { shareLinks } from "./share-links.ts";
import { useShareResult } from "./use-share-result.ts";
import { useToolWords } from "./use-tool-texts.ts";

interface ResultActionsProps {
  /** Kind of result, one of the tool's `results`; missing: without a preview of its own. */
  result: string | undefined;
  /** The result in one sentence; the address is added. */
  shareText: string;
  calendar?: readonly CalendarEntry[];
  /** Offers links to networks where the device has no share sheet. */
  networks?: boolean;
  again?: { label: string; onClick: () => void };
}

/** Share, save, print, start again. */
export function ResultActions({ result, shareText, calendar, networks, again }: ResultActionsProps) {
  const words = useToolWords();
  useResultAddress(result);
  const { share, notice, withoutSheet } = useShareResult(shareText);
  return (
    <div className="stack no-print">
      <div className="row">
        <button className="button button--quiet button--s" type="button" onClick={() => void share()}>
          <Share2 className="icon" aria-hidden />
          {words.share}
        </button>
        {calendar && (
          <button className="button button--quiet button--s" type="button" onClick={() => save(calendar)}>
            <CalendarPlus className="icon" aria-hidden />
            {words.calendar}
          </button>
        )}
        <button className="button button--quiet button--s" type="button" onClick={() => window.print()}>
          <Printer className="icon" aria-hidden />
          {words.print}
        </button>
        {again && (
          <button className="button button--quiet button--s" type="button" onClick={again.onClick}>
            <RotateCcw className="icon" aria-hidden />
            {again.label}
          </button>
        )}
      </div>
      <output className="small">
        {notice?.kind === "copied" && words.copied}
        {notice?.kind === "copyByHand" && (
          <label className="field">
            {words.copyByHand}
            <input className="input" readOnly value={notice.link} onFocus={(event) => event.target.select()} />
          </label>
        )}
      </output>
      {networks && withoutSheet && (
        <ul className="row">
          {shareLinks(shareText, location.href).map(({ name, url }) => (
            <li key={name}>
              <NewTabLink href={url}>{name}</NewTabLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const save = (entries: readonly CalendarEntry[]): void =>
  saveFile(new Blob([calendarFile(entries, new Date())], { type: "text/calendar" }), calendarFileName(entries));
