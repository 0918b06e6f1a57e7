import type { Request, Response } from "express";
import { z } from "zod";
import { toAppError } from "@hundeblick/kit/errors";
import { confirmNewsletter, unsubscribe } from "@hundeblick/proto/rpc/mail";
import { partOf } from "../http/body.ts";
import { get, post, type Route } from "../http/route.ts";
import { setVisitorLanguage, visitorOf } from "../http/visitor.ts";
import { confirmationPage, donePage, wrongLinkPage } from "../http/pages/newsletter-page.ts";
import { sendPage } from "../http/pages/send-page.ts";
import type { PublicDeps } from "./public-deps.ts";

const CALLS = { confirm: confirmNewsletter, unsubscribe } as const;
const Token = z.string().regex(/^[A-Za-z0-9_.-]{8,100}$/);
const tokenOf = (req: Request): string => partOf(Token, req.query["token"], "consent_link_invalid");

/** An invalid unsubscribe link has a page of its own, which must not suggest to sign up again. */
const orWrongLink =
  (act: keyof typeof CALLS, handle: (req: Request, res: Response) => Promise<void>) =>
  async (req: Request, res: Response): Promise<void> => {
    try {
      await handle(req, res);
    } catch (error) {
      if (act === "confirm" || toAppError(error).code !== "consent_link_invalid") throw error;
      sendPage(res.status(400), wrongLinkPage(visitorOf(req).language));
    }
  };

/**
 * GET and POST /api/newsletter/confirm and /unsubscribe. Mail scanners open links, so GET shows a confirmation page;
 * POST does it, by the page's button and for one-click unsubscribing (RFC 8058).
 */
export const newsletterRoutes = ({ bus }: Pick<PublicDeps, "bus">): Route[] =>
  (["confirm", "unsubscribe"] as const).flatMap((act): Route[] => [
    get(
      `/api/newsletter/${act}`,
      orWrongLink(act, async (req, res) => sendPage(res, confirmationPage(act, tokenOf(req), visitorOf(req).language))),
    ),
    post(
      `/api/newsletter/${act}`,
      orWrongLink(act, async (req, res) => {
        const { language } = await bus.call(CALLS[act], { token: tokenOf(req) });
        setVisitorLanguage(req, language);
        sendPage(res, donePage(act, language));
      }),
    ),
  ]);
