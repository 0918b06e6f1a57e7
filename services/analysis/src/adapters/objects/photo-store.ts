import type { Objects } from "@hundeblick/kit/objects";
import type { PhotoStore } from "../../domain/ports.ts";

/** Photos in the object store: uploads under `incoming/`, normalised ones under `photos/`. */
export const storedPhotos = (objects: Pick<Objects, "read" | "put" | "remove" | "list">): PhotoStore => ({
  read: (key) => objects.read(key),
  put: (key, jpeg) => objects.put(key, jpeg, { contentType: "image/jpeg", bytes: jpeg.length }),
  remove: (key) => objects.remove(key),
  async uploadsOlderThan(moment) {
    return (await objects.list("incoming/")).filter(({ modifiedAt }) => modifiedAt < moment).map(({ key }) => key);
  },
});
