import type { ExtraPhoto } from "@hundeblick/proto/health/extra-photo";
import { PROVIDERS } from "@hundeblick/proto/health/providers";
import type { OpenReport } from "@hundeblick/proto/http/report";
import { extraPhotoTexts, photoViewNames } from "../../texts/extra-photos.ts";
import type { ComposedReport } from "../composed-report.ts";
import { seenFindings } from "../rules/seen.ts";
import type { Phrasebook } from "./phrasebook.ts";
import type { SourceList } from "./source-list.ts";
import { statement } from "./statements.ts";

/** Extra photos with their findings; null without any. `photoUrl`: null when deleted. */
export function extraPhotosOf(
  photos: readonly ExtraPhoto[],
  { provider, model, fellBackFrom }: ComposedReport["looked"],
  photoUrl: string | null,
  book: Phrasebook,
  sources: SourceList,
): OpenReport["extraPhotos"] {
  if (photos.length === 0) return null;
  const wereLookedAt = photos.some(({ findings }) => findings !== null);
  const wasAsked = PROVIDERS[fellBackFrom ?? provider].describesExtraPhotos;
  const note = wereLookedAt ? "looked" : wasAsked ? "no_answer" : "only_kept";
  return {
    note: book.say(extraPhotoTexts[note], { model }),
    photos: photos.map(({ view, photoKey, findings }) => {
      const seen = seenFindings({ provider, findings: findings ?? [] });
      return {
        view,
        name: book.say(photoViewNames[view]),
        imageUrl: photoKey && photoUrl && `${photoUrl}?view=${view}`,
        seen: seen.map((finding) => statement(finding, book, sources)),
        note: noteOf(photoKey, findings !== null && seen.length === 0, book),
      };
    }),
  };
}

function noteOf(photoKey: string | null, nothingNoted: boolean, { say }: Phrasebook): string | null {
  if (photoKey === null) return say(extraPhotoTexts.unreadable);
  return nothingNoted ? say(extraPhotoTexts.nothing_noted) : null;
}
