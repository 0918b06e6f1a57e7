import { z } from "zod";
import { CATEGORIES, COVER_NAMES, TOPICS } from "./content-entry.ts";

const day = z.iso.date("a day like 2026-11-21, in quotes");
const shared = {
  /** The page's h1; also the window title unless `seoTitle` is set. */
  title: z.string().min(5).max(110),
  seoTitle: z.string().min(5).max(70).optional(),
  /** Meta description. */
  description: z.string().min(60).max(170),
  /** Shown on cards and under the title; default: the description. */
  excerpt: z.string().min(30).max(320).optional(),
  keywords: z.array(z.string()).default([]),
  topics: z.array(z.enum(TOPICS)).min(1).max(4),
  /** Equal in every language of one text; by default texts at the same path are translations. */
  translation: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  author: z.string().min(3).optional(),
  /** Minutes. */
  readTime: z.number().int().min(1).max(60).optional(),
  image: z.enum(COVER_NAMES).default("floppy"),
  /** Alternative text of the picture. */
  imageAlt: z.string().min(10),
  date: day.optional(),
  publishedAt: day.optional(),
  updatedAt: day.optional(),
  lastUpdated: day.optional(),
};

/** Front matter of a content page. */
export const PageMeta = z.strictObject({
  ...shared,
  /** Defaults to the path. */
  slug: z.string().optional(),
  category: z.enum(CATEGORIES),
  /** Priority in the sitemap. */
  priority: z.number().min(0).max(1).default(0.6),
  breed: z.string().optional(),
  age: z.string().optional(),
  condition: z.string().optional(),
});

/** Front matter of a blog post. */
export const PostMeta = z.strictObject({ ...shared, date: day, featured: z.boolean().default(false) });

export type PageMeta = z.infer<typeof PageMeta>;
export type PostMeta = z.infer<typeof PostMeta>;
