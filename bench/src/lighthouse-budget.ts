/** Targets of Lighthouse for five pages, in its mobile preset. */
export const BUDGET = {
  pages: {
    home: "/de",
    guide: "/de/test/gelenktabletten-alte-hunde-ratgeber",
    tool: "/de/tools/hundejahre-rechner",
    blog: "/de/blog",
    concern: "/de/check/erbrechen",
  },
  /** Minimum scores, of 100. */
  scores: { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 },
  largestContentfulPaintS: 1.8,
  cumulativeLayoutShift: 0.02,
  totalBlockingTimeMs: 100,
} as const;
