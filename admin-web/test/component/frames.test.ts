import { expect, test, vi } from "vitest";
import { waitFor } from "@testing-library/react";

test("frames go on after one that was asked for while only intervals were fake", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  requestAnimationFrame(() => undefined);
  vi.useRealTimers();
  const draw = vi.fn();
  requestAnimationFrame(draw);
  await waitFor(() => expect(draw).toHaveBeenCalledOnce(), { timeout: 1_000 });
});
