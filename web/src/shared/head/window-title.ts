/** Characters of a title with our name; our own limit. */
const MAX_LENGTH = 65;
const SITE_NAME = " – Hundeblick";

/** Title for windows and search engines; without the site's name if it would be cut off. */
export const windowTitle = (title: string): string =>
  title.length > MAX_LENGTH && title.endsWith(SITE_NAME) ? title.slice(0, -SITE_NAME.length) : title;
