import { type AgentOptions, IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  paginateListObjectsV2,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import type { z } from "zod";
import type { ObjectsEnv } from "../env/index.ts";
import { AppError } from "../errors/index.ts";
import type { Resource } from "../lifecycle/index.ts";

type StoredObject = { key: string; modifiedAt: Date };
export type Objects = Resource & {
  /** Stores a body of known length; `signal` aborts it. @throws {AppError} unavailable */
  put(
    key: string,
    body: Buffer | Readable,
    meta: { contentType: string; bytes: number },
    signal?: AbortSignal,
  ): Promise<void>;
  /** @throws {AppError} photo_not_found, unavailable */
  read(key: string): Promise<Buffer>;
  /**
   * A stream that fails with `unavailable` when the store stalls; a slow reader is fine.
   * @throws {AppError} photo_not_found, unavailable
   */
  stream(key: string): Promise<{ body: Readable; bytes: number; contentType: string }>;
  /** Idempotent. @throws {AppError} unavailable */
  remove(key: string): Promise<void>;
  list(prefix: string): Promise<StoredObject[]>;
  check: () => Promise<void>;
};
type ObjectsSettings = z.output<z.ZodObject<typeof ObjectsEnv>> & { TIMEOUT_FACTOR?: number };

/** A connection is dead after this long without a byte, even if the upload may take longer: a busy store pauses 2 s. */
const SILENT_MS = 5_000;
/** Timeout of everything but uploads. */
const ANSWER_MS = 1_500;
/** Idle connections are closed after this time, so that no request uses a dead one. */
const UNUSED_MS = 2_000;

const QUIET = { debug() {}, info() {}, warn() {}, error() {} };

/**
 * `requestTimeout` includes the upload, so uploads have a client with more time. It keeps no connections alive: a dead
 * one would cost the next upload its whole timeout.
 */
function client(env: ObjectsSettings, limitMs: number, agent: AgentOptions): S3Client {
  const factor = env.TIMEOUT_FACTOR ?? 1;
  const requestTimeout = limitMs * factor;
  return new S3Client({
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    forcePathStyle: true,
    maxAttempts: 1,
    // failures are logged by the caller, so the client's own log is off
    logger: QUIET,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY },
    requestHandler: new NodeHttpHandler({
      httpAgent: agent,
      httpsAgent: agent,
      connectionTimeout: 500 * factor,
      socketTimeout: Math.min(requestTimeout, SILENT_MS * factor),
      requestTimeout,
      throwOnRequestTimeout: true,
    }),
  });
}

/** Fails a body when the store stalls. Unread bytes in the buffer mean that the reader is slow, not the store. */
function endWhenSilent(body: IncomingMessage, silentMs: number): void {
  const { socket } = body;
  socket.setTimeout(silentMs);
  socket.on("timeout", () => {
    if (body.readableLength > 0) socket.setTimeout(silentMs);
    else body.destroy(new AppError("unavailable"));
  });
}

const isMissing = (error: unknown): boolean =>
  error instanceof NoSuchKey || (error instanceof Error && error.name === "NotFound");
const fail = (error: unknown): never => {
  throw new AppError(isMissing(error) ? "photo_not_found" : "unavailable", { cause: error });
};

/** The photo store: any S3-compatible server. */
export function connectObjects(env: ObjectsSettings): Objects {
  const Bucket = env.S3_BUCKET;
  const answerMs = ANSWER_MS * (env.TIMEOUT_FACTOR ?? 1);
  const uploads = client(env, 15_000, { keepAlive: false });
  const quick = client(env, ANSWER_MS, { keepAlive: true, timeout: UNUSED_MS });
  // without timeouts, and with connections of their own because slow readers hold them
  const streams = client(env, 0, { keepAlive: false });
  return {
    name: "objects",
    async put(Key, Body, { contentType, bytes }, signal) {
      await uploads
        .send(
          new PutObjectCommand({ Bucket, Key, Body, ContentType: contentType, ContentLength: bytes }),
          signal && { abortSignal: signal },
        )
        .catch(fail);
    },
    async read(Key) {
      const { Body } = await quick.send(new GetObjectCommand({ Bucket, Key })).catch(fail);
      if (!Body) throw new AppError("photo_not_found");
      const { buffer, byteOffset, byteLength } = await Body.transformToByteArray().catch(fail);
      return Buffer.from(buffer, byteOffset, byteLength);
    },
    async stream(Key) {
      const late = new AbortController();
      const limit = setTimeout(() => late.abort(), answerMs);
      const { Body, ContentLength, ContentType } = await streams
        .send(new GetObjectCommand({ Bucket, Key }), { abortSignal: late.signal })
        .catch(fail)
        .finally(() => clearTimeout(limit));
      if (!(Body instanceof IncomingMessage)) throw new AppError("photo_not_found");
      endWhenSilent(Body, answerMs);
      return { body: Body, bytes: ContentLength ?? 0, contentType: ContentType ?? "application/octet-stream" };
    },
    async remove(Key) {
      await quick.send(new DeleteObjectCommand({ Bucket, Key })).catch(fail);
    },
    async list(Prefix) {
      const found: StoredObject[] = [];
      try {
        for await (const { Contents = [] } of paginateListObjectsV2({ client: quick }, { Bucket, Prefix }))
          for (const { Key, LastModified } of Contents)
            if (Key && LastModified) found.push({ key: Key, modifiedAt: LastModified });
      } catch (error) {
        fail(error);
      }
      return found;
    },
    async check() {
      await quick.send(new HeadBucketCommand({ Bucket }));
    },
    async close() {
      uploads.destroy();
      quick.destroy();
      streams.destroy();
    },
  };
}
