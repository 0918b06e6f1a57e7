import { AppError } from "../errors/index.ts";
import { ensureStream, type JetStream } from "./jetstream.ts";
import { withSpan } from "./spans.ts";
import type { StreamSettings } from "./streams.ts";
import { encode, tracedHeaders } from "./wire.ts";

type Published = { subject: string; id: string; payload: unknown; origin: string | undefined };

/** Stores a message in its stream, which is created when it is missing. @throws {AppError} unavailable */
export async function publish(
  { js, manager, names, isUp, log }: JetStream,
  stream: StreamSettings,
  { subject, id, payload, origin }: Published,
): Promise<void> {
  if (!isUp()) throw new AppError("unavailable");
  await withSpan({ subject, role: "publish" }, async () => {
    const send = () =>
      js.publish(names.subject(subject), encode(payload), { msgID: id, headers: tracedHeaders(origin) });
    try {
      const stored = await send().catch(async () => {
        await ensureStream(await manager(), stream);
        return send();
      });
      if (stored.duplicate) log.debug({ subject, seq: stored.seq }, "already published");
    } catch (cause) {
      throw new AppError("unavailable", { cause });
    }
  });
}
