import { Worker } from "bullmq";

/** Claims one job and never ends it, until it is killed. */
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
