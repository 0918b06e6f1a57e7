import { pipeline } from "node:stream/promises";
import type { Bus } from "@hundeblick/kit/bus";
import type { Objects } from "@hundeblick/kit/objects";
import { PhotoView } from "@hundeblick/proto/health/extra-photo";
import { Id } from "@hundeblick/proto/ids";
import { reportPhoto } from "@hundeblick/proto/rpc/report";
import { partOf } from "../http/body.ts";
import { get, type Route } from "../http/route.ts";

type PhotoDeps = { bus: Pick<Bus, "call">; objects: Pick<Objects, "stream"> };

/** GET /api/report/{id}/photo?view=: the first photo or that of a view. Its type is ours, not the store's. */
export const reportPhotoRoute = ({ bus, objects }: PhotoDeps): Route =>
  get("/api/report/:id/photo", async (req, res) => {
    const reportId = partOf(Id, req.params["id"], "photo_not_found");
    const asked = req.query["view"];
    const view = asked === undefined ? undefined : partOf(PhotoView, asked, "photo_not_found");
    const { key, contentType } = await bus.call(reportPhoto, { reportId, ...(view && { view }) });
    const { body, bytes } = await objects.stream(key);
    res.set({
      "Content-Type": contentType,
      "Content-Length": String(bytes),
      "Content-Disposition": "inline",
      "Content-Security-Policy": "sandbox",
      "Cache-Control": "private, max-age=300",
      "Referrer-Policy": "no-referrer",
    });
    await pipeline(body, res);
  });
