import { mkdirSync } from "node:fs";
import { ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import { freePorts } from "../machine/ports.ts";
import { venvFile } from "../setup/virtualenv.ts";
import type { Server } from "./server.ts";

type ObjectsAccess = {
  S3_ENDPOINT: string;
  S3_BUCKET: string;
  S3_REGION: string;
  S3_ACCESS_KEY_ID: string;
  S3_SECRET_ACCESS_KEY: string;
};
type Keys = Pick<ObjectsAccess, "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY">;
export const BUCKET = "photos";
export const REGION = "us-east-1";

/** Memory limit: with 200 MiB it collects garbage constantly, a tenth of a core when idle. */
const MEMORY = "400MiB";

/** SeaweedFS, an S3-compatible server, with its volumes below `folder` and the bucket created. */
export async function localObjects(folder: string, { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: Keys): Promise<Server> {
  mkdirSync(folder, { recursive: true });
  const [master, masterGrpc, volume, volumeGrpc, filer, filerGrpc, s3, s3Grpc, admin, adminGrpc] = await freePorts(10);
  const env: ObjectsAccess = {
    S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY,
    S3_ENDPOINT: `http://127.0.0.1:${s3}`,
    S3_BUCKET: BUCKET,
    S3_REGION: REGION,
  };
  const args = [
    // "-v=0 mini" is the server in one process; every port is set, because the defaults are fixed
    "-v=0",
    "mini",
    `-dir=${folder}`,
    "-ip=127.0.0.1",
    "-ip.bind=127.0.0.1",
    `-bucket=${BUCKET}`,
    `-master.port=${master}`,
    `-master.port.grpc=${masterGrpc}`,
    "-master.telemetry=false",
    // deleted data is compacted every quarter of an hour, however little it is
    "-master.garbageThreshold=0.000001",
    `-volume.port=${volume}`,
    `-volume.port.grpc=${volumeGrpc}`,
    `-filer.port=${filer}`,
    `-filer.port.grpc=${filerGrpc}`,
    "-filer.exposeDirectoryData=false",
    `-s3.port=${s3}`,
    `-s3.port.grpc=${s3Grpc}`,
    "-s3.port.iceberg=0",
    "-s3.port.lance=0",
    "-admin.ui=false",
    `-admin.port=${admin}`,
    `-admin.port.grpc=${adminGrpc}`,
    "-webdav=false",
  ];
  return {
    kind: "objects",
    label: "SeaweedFS",
    env,
    specs: [
      {
        name: "objects",
        command: venvFile("bin/weed"),
        args,
        cwd: folder,
        ready: () => isObjectStoreReachable(env),
        env: {
          ...needed(),
          AWS_ACCESS_KEY_ID: S3_ACCESS_KEY_ID,
          AWS_SECRET_ACCESS_KEY: S3_SECRET_ACCESS_KEY,
          GOMEMLIMIT: MEMORY,
        },
      },
    ],
  };
}

/** Removes variables named like its flags (DEBUG, IP, DIR), which it reads too. */
const needed = (): Record<string, string> =>
  Object.fromEntries(
    ["PATH", "HOME", "TMPDIR"].flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** True when the bucket accepts a signed request. @throws {Error} of the server otherwise. */
export async function isObjectStoreReachable(access: ObjectsAccess): Promise<boolean> {
  const client = new S3Client({
    endpoint: access.S3_ENDPOINT,
    region: access.S3_REGION,
    forcePathStyle: true,
    maxAttempts: 1,
    credentials: { accessKeyId: access.S3_ACCESS_KEY_ID, secretAccessKey: access.S3_SECRET_ACCESS_KEY },
  });
  try {
    await client.send(new ListObjectsV2Command({ Bucket: access.S3_BUCKET, MaxKeys: 1 }), {
      abortSignal: AbortSignal.timeout(2_000),
    });
    return true;
  } finally {
    client.destroy();
  }
}
