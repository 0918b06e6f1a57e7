/** Addresses that a getter for `shop.example` and its own demo must not open; the last host resolves to nothing. */
export const forbiddenUrls = (otherOrigin: string): string[] => [
  `${otherOrigin}/`,
  "https://other.example/",
  "http://shop.example/",
  "https://shop.example:8443/",
  "https://user@shop.example/",
  "file:///etc/passwd",
  "https://shop.example/",
];
