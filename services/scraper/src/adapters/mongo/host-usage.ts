import type { MarketplaceSource } from "@hundeblick/proto/http/admin/marketplace";
import mongoose, { type Connection } from "mongoose";
import { AMAZON_HOSTS } from "../page-marketplace.ts";
import { hostModel } from "./host.repository.ts";

type LastPage = { tookMs: number; at: Date };
type HostUsage = { host: string; usedToday: number; closedUntil: Date | null };

/** Requests to each Amazon host on this day (`2026-11-21`), and the end of its block. */
export const hostUsage =
  (connection: Connection) =>
  async (day: string): Promise<HostUsage[]> => {
    const found = await hostModel(connection)
      .find({ _id: mongoose.trusted({ $in: AMAZON_HOSTS }) })
      .sort({ _id: 1 })
      .lean();
    return found.map(({ _id: host, day: lastDay, used, closedUntil }) => ({
      host,
      usedToday: lastDay === day ? used : 0,
      closedUntil,
    }));
  };

/** The newest page of Amazon, or of our own marketplace, whose port changes with every start. */
export const lastPage =
  (connection: Connection) =>
  async (source: MarketplaceSource): Promise<LastPage | null> => {
    const whose = source === "amazon" ? { $in: AMAZON_HOSTS } : { $nin: AMAZON_HOSTS };
    const [newest] = await hostModel(connection)
      .find({ _id: mongoose.trusted(whose), "lastPage.at": mongoose.trusted({ $gt: new Date(0) }) })
      .sort({ "lastPage.at": -1 })
      .limit(1)
      .lean();
    return newest?.lastPage ?? null;
  };
