/**
 * The light colours of `styles/tokens.css` for e-mails, which support neither variables nor themes; a test compares
 * them.
 */
export const MAIL_COLOURS = {
  ground: "#fbf7f0",
  surface: "#ffffff",
  line: "#e7ddcd",
  ink: "#1e2b24",
  "ink-soft": "#55635b",
  forest: "#1f5c45",
  "on-forest": "#ffffff",
  "forest-tint": "#e4ede4",
  danger: "#b3352c",
} as const;
