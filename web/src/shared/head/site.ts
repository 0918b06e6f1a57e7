/** Absolute address of the site without trailing slash; empty when the build was given none. */
export const SITE_URL: string = typeof __SITE_URL__ === "undefined" ? "" : __SITE_URL__;
