import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTransport } from "nodemailer";
import { freePorts } from "../../machine/ports.ts";
import { createSupervisor } from "../../supervise/supervisor.ts";
import { ownProcess } from "../../system/processes.ts";

const folder = mkdtempSync(join(tmpdir(), "catcher-"));
const supervisor = createSupervisor({ logs: folder, report: () => {} });
let smtpPort = 0;
let url = "";

beforeAll(async () => {
  const [smtp, page] = (await freePorts(2)) as [number, number];
  smtpPort = smtp;
  url = `http://127.0.0.1:${page}`;
  await supervisor.start({
    specs: [ownProcess("mails", "mail-catcher.ts", [String(smtp), String(page), join(folder, "mail")], {}, url)],
    stopWithinMs: 2_000,
  });
});
afterAll(() => supervisor.stop());

test("shows a received mail on the page and in the API", async () => {
  const transport = createTransport({ host: "127.0.0.1", port: smtpPort });
  await transport.sendMail({
    from: "post@hundeblick.local",
    to: "jana@beispiel.de",
    subject: "Dein Bericht ist da",
    text: "Hier ist er.",
    html: "<p>Hier ist er.</p>",
  });
  const mails = (await (await fetch(`${url}/api/mails`)).json()) as { id: string; subject: string }[];
  expect(mails).toMatchObject([
    { subject: "Dein Bericht ist da", to: ["jana@beispiel.de"], text: expect.stringContaining("Hier ist er.") },
  ]);
  expect(await (await fetch(url)).text()).toContain("Dein Bericht ist da");
  expect(await (await fetch(`${url}/mails/${mails[0]?.id}`)).text()).toContain("Hier ist er.");
  expect((await fetch(`${url}/mails/nothing`)).status).toBe(404);
});

test("a mail of more than 5 MB is rejected", async () => {
  const transport = createTransport({ host: "127.0.0.1", port: smtpPort });
  await expect(
    transport.sendMail({ from: "a@b.local", to: "c@d.local", subject: "big", text: "x".repeat(5_200_000) }),
  ).rejects.toThrow(/too large|552|size/i);
});
