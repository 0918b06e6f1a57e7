import { hash } from "node:crypto";
import type { Id } from "@hundeblick/proto/ids";
import { extraPhotoField, type PhotoView } from "@hundeblick/proto/photo";

type UploadDigests = {
  photo: { digest: string };
  fields: ReadonlyMap<string, string>;
  extraPhotos: ReadonlyMap<PhotoView, { digest: string }>;
};
type Sender = { visit: { sessionId: Id } | undefined; client: string };

/** SHA-256 of a list of texts, 43 characters. */
const digestOf = (...texts: readonly string[]): string => hash("sha256", JSON.stringify(texts), "base64url");

/** The idempotency key bound to the visit, or else to the client's address. */
export const boundKey = (key: string, { visit, client }: Sender): string =>
  visit ? digestOf("visit", visit.sessionId, key) : digestOf("client", client, key);

/** Digest of the whole request in any order: the photo's bytes, the text fields and the extra photos. */
export const contentDigest = ({ photo, fields, extraPhotos }: UploadDigests): string =>
  digestOf(
    photo.digest,
    ...Array.from(fields, ([name, value]) => JSON.stringify([name, value])).toSorted(),
    ...Array.from(extraPhotos, ([view, { digest }]) =>
      JSON.stringify(["photo", extraPhotoField(view), digest]),
    ).toSorted(),
  );
