import { Worker } from "bullmq";

/** Takes one job and never ends it, as a worker that is about to be killed. */
const [queue = "", url = ""] = process.argv.slice(2);
void new Worker(
  queue,
  async () => {
    process.send?.("took");
    await new Promise(() => {
      setInterval(() => {}, 60_000);
    });
  },
  { connection: { url } },
);
