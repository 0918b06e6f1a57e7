/** Set by vite.config.ts. */
declare const __SITE_URL__: string;
declare const __RELEASE__: string;
declare const __ERROR_DSN__: string;
