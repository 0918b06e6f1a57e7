import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A TCP proxy that can be cut, frozen and restored. */
export type FaultProxy = {
  port: number;
  cut(): Promise<void>;
  mend(): Promise<void>;
  freeze(): void;
  close(): Promise<void>;
};

export async function proxyTo(address: string): Promise<FaultProxy> {
  const { hostname, port } = new URL(address);
  const ends = new Set<Socket>();
  let frozen = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from);
      from.on("data", (chunk: Buffer) => {
        if (!frozen) to.write(chunk);
      });
      from.on("error", () => to.destroy());
      from.on("close", () => {
        ends.delete(from);
        to.destroy();
      });
    }
  });
  const open = async (at: number): Promise<number> => {
    server.listen(at, "127.0.0.1");
    await once(server, "listening");
    return (server.address() as AddressInfo).port;
  };
  const here = await open(0);
  const cut = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = once(server, "close");
    server.close();
    for (const end of ends) end.destroy();
    await closed;
  };
  return {
    port: here,
    cut,
    freeze: () => {
      frozen = true;
    },
    async mend() {
      frozen = false;
      for (const end of ends) end.destroy();
      if (!server.listening) await open(here);
    },
    close: cut,
  };
}
