/** Absolute address of the site without trailing slash; empty if the build has none. */
export const SITE_URL: string = typeof __SITE_URL__ === "undefined" ? "" : __SITE_URL__;
