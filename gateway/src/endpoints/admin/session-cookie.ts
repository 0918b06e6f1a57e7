import { parseCookie } from "cookie";
import type { CookieOptions, Request, Response } from "express";

/** Cookies of the session and of a known browser (which has its own count of failed sign-ins). */
type AdminCookie = "admin-session" | "admin-browser";
const YEAR_MS = 365 * 24 * 3_600_000;

/** With https a name that no other host of the domain can set. Source: RFC 6265bis, 4.1.3.2. */
const nameOf = (req: Request, cookie: AdminCookie): string => (req.secure ? `__Host-${cookie}` : cookie);

const optionsOf = (req: Request): CookieOptions => ({
  httpOnly: true,
  sameSite: "strict",
  secure: req.secure,
  path: "/",
});

export const cookieOf = (req: Request, cookie: AdminCookie): string | undefined =>
  parseCookie(req.get("cookie") ?? "")[nameOf(req, cookie)];

/** The session's cookie ends with the browser, the browser's own after a year. */
export function setCookie(req: Request, res: Response, cookie: AdminCookie, value: string): void {
  const lasts = cookie === "admin-browser" ? { maxAge: YEAR_MS } : {};
  res.cookie(nameOf(req, cookie), value, { ...optionsOf(req), ...lasts });
}

export const clearSessionCookie = (req: Request, res: Response): void =>
  void res.clearCookie(nameOf(req, "admin-session"), optionsOf(req));
