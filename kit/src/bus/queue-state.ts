import type { Job } from "@hundeblick/proto/jobs/define";
import { AppError } from "../errors/index.ts";
import { isApiError, type JetStream } from "./jetstream.ts";
import { deadStream } from "./streams.ts";

const NOT_FOUND = [10_014, 10_059];

/** When the oldest undelivered message was sent; null when there is none or no such queue. @throws unavailable */
export async function oldestPendingAt(
  { manager, names, isUp }: JetStream,
  job: Job,
  consumer: string,
): Promise<Date | null> {
  if (!isUp()) throw new AppError("unavailable");
  const { consumers, streams } = await manager();
  const stream = names.stream(job.stream);
  try {
    const { num_pending, delivered } = await consumers.info(stream, consumer);
    if (num_pending === 0) return null;
    return (await streams.getMessage(stream, { seq: delivered.stream_seq + 1 }))?.time ?? null;
  } catch (cause) {
    if (isApiError(cause, NOT_FOUND)) return null;
    throw new AppError("unavailable", { cause });
  }
}

export async function countDeadLetters({ manager, names }: JetStream, job: Job): Promise<number> {
  const { streams } = await manager();
  return (await streams.info(names.stream(deadStream(job)))).state.messages;
}
