/** The viewer's files; nothing from other sites, nothing inline. */
export const API_DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

export const API_DOCS_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Hundeblick API</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<script src="/api/docs/swagger-ui-bundle.js" defer></script>
<script src="/api/docs/start.js" defer></script>
</head>
<body><main id="api"><noscript><a href="/api/openapi.json">openapi.json</a></noscript></main></body>
</html>
`;

/** Read only, without a client for trying calls. */
export const API_DOCS_START = `SwaggerUIBundle({
  url: "/api/openapi.json",
  dom_id: "#api",
  supportedSubmitMethods: [],
  validatorUrl: null,
  docExpansion: "list",
  defaultModelsExpandDepth: -1,
});
`;
