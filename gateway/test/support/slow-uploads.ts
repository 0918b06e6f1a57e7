import { once } from "node:events";
import { connect, type Socket } from "node:net";

type SlowUploads = {
  /** Statuses received so far. */
  answers(): number[];
  close(): void;
};

const BEGIN =
  '--b\r\nContent-Disposition: form-data; name="file"; filename="dog.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';

/** Opens `count` connections that each send a byte in five seconds, from `addresses` in turn. */
export async function openSlowUploads(url: string, count: number, addresses: readonly string[]): Promise<SlowUploads> {
  const { hostname, port } = new URL(url);
  const answers: number[] = [];
  const sockets: Socket[] = [];
  for (let i = 0; i < count; i++) {
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    socket.on("error", () => undefined); // being closed is the expected result
    socket.on("data", (chunk: Buffer) => {
      const [, status] = /^HTTP\/1.1 (\d+)/.exec(chunk.toString()) ?? [];
      if (status) answers.push(Number(status));
    });
    await once(socket, "connect");
    socket.write(
      `POST /api/analyze HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${addresses[i % addresses.length]}\r\n` +
        `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000000\r\n\r\n${BEGIN}`,
    );
    socket.write(Buffer.from("ffd8ffe000104a464946000101", "hex"));
  }
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write("x");
  }, 5_000);
  return {
    answers: () => answers,
    close() {
      clearInterval(drip);
      for (const socket of sockets) socket.destroy();
    },
  };
}
