import { z } from "zod";
import type { Bus } from "@hundeblick/kit/bus";
import { Language, LANGUAGE_OF, Market } from "@hundeblick/proto/language";
import { demoProduct } from "@hundeblick/proto/rpc/catalogue";
import { partOf } from "../http/body.ts";
import { get, type Route } from "../http/route.ts";
import { setVisitorLanguage } from "../http/visitor.ts";
import { demoShopPage } from "../http/pages/demo-shop-page.ts";
import { sendPage } from "../http/pages/send-page.ts";

const Asin = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

/** GET /demo-shop/{market}/{asin}: the page of a fictional product. */
export const demoShopRoute = ({ bus }: { bus: Pick<Bus, "call"> }): Route =>
  get("/demo-shop/:market/:asin", async (req, res) => {
    const market = partOf(Market, req.params["market"], "product_not_found");
    const asin = partOf(Asin, req.params["asin"], "product_not_found");
    const language = Language.safeParse(req.query["lang"]).data ?? LANGUAGE_OF[market];
    setVisitorLanguage(req, language);
    sendPage(res, demoShopPage(await bus.call(demoProduct, { market, asin }), language));
  });
