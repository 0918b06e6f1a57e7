import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Round } from "./bare-vision.program.ts";

/** The program of `bare-vision.program.ts` in a process of its own. `round`: photos per second, two at once. */
export async function startBareVision(
  model: string,
  photos: readonly Buffer[],
): Promise<{ round: (count: number) => Promise<number>; stop: () => void }> {
  const program = fork(fileURLToPath(new URL("bare-vision.program.ts", import.meta.url)), {
    env: { ...process.env, VISION_MODEL: model },
    serialization: "advanced",
  });
  const send = (what: Round): boolean => program.send(what);
  await once(program, "message");
  send({ photos: [...photos] });
  return {
    stop: () => void program.kill(),
    async round(count) {
      send({ count });
      const [perSecond] = (await once(program, "message")) as [number];
      return perSecond;
    },
  };
}
