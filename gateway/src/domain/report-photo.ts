import type { Objects } from "@hundeblick/kit/objects";
import type { RequestOf } from "@hundeblick/proto/rpc/define";
import { reportPhoto } from "@hundeblick/proto/rpc/report";
import type { Calls } from "./ports.ts";

type Deps = { bus: Calls; objects: Pick<Objects, "stream"> };

/** Opens a report's photo. Its type is ours, not the store's. @throws {AppError} photo_not_found, unavailable */
export async function openReportPhoto({ bus, objects }: Deps, wanted: RequestOf<typeof reportPhoto>) {
  const { key, contentType } = await bus.call(reportPhoto, wanted);
  return { ...(await objects.stream(key)), contentType };
}
