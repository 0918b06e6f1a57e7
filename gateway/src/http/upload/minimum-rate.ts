import type { Request } from "express";
import { AppError } from "@hundeblick/kit/errors";

export type MinimumRate = { bytes: number; windowMs: number };

/** 2 kB/s over 20 s. EDGE has 10 kB/s and more; at less even 300 kB would miss the page's own limit of two minutes. */
export const UPLOAD_RATE: MinimumRate = { bytes: 40_000, windowMs: 20_000 };

const SAMPLES = 20;

/** Calls `tooSlow` once when fewer bytes than `rate` arrive on the connection; ends with the body or the connection. */
export function watchRate(req: Request, { bytes, windowMs }: MinimumRate, tooSlow: (error: AppError) => void): void {
  const received: number[] = [req.socket.bytesRead];
  const timer = setInterval(() => {
    if (req.complete || req.destroyed) return clearInterval(timer);
    received.push(req.socket.bytesRead);
    if (received.length <= SAMPLES) return;
    const windowStart = received.shift() ?? 0;
    if (req.socket.bytesRead - windowStart >= bytes) return;
    clearInterval(timer);
    tooSlow(new AppError("upload_too_slow"));
  }, windowMs / SAMPLES);
  timer.unref();
}
