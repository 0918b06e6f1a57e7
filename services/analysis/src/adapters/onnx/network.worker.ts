import { parentPort, workerData } from "node:worker_threads";
import { InferenceSession, Tensor } from "onnxruntime-node";
import type { NetworkReply, NetworkRequest } from "./breed-network.ts";

// a run blocks its thread for 15 ms; replies come in the order of the requests
const { modelFile, side } = workerData as { modelFile: string; side: number };
// without an arena: glibc reuses the memory of the previous run
const session = await InferenceSession.create(modelFile, {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  enableCpuMemArena: false,
});
const port = parentPort;
if (!port) throw new Error("This file runs as a worker thread.");

/** Interleaved RGB bytes as three planes of floats 0–255; the network normalises them itself. */
function planes(rgb: Uint8Array): Float32Array {
  const cells = side * side;
  const out = new Float32Array(3 * cells);
  for (let i = 0; i < cells; i++)
    for (let channel = 0; channel < 3; channel++) out[channel * cells + i] = rgb[3 * i + channel] ?? 0;
  return out;
}

port.on("message", ({ n, rgb }: NetworkRequest) => {
  void session.run({ image: new Tensor("float32", planes(rgb), [1, 3, side, side]) }).then(
    ({ logits, dogmap }) => port.postMessage({ n, logits: logits?.data, dogmap: dogmap?.data }),
    (error: unknown) => port.postMessage({ n, error: String(error) } satisfies NetworkReply),
  );
});
port.postMessage({ ready: true } satisfies NetworkReply);
