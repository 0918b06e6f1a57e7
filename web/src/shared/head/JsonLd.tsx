/** Data for search engines, after schema.org. */
export function JsonLd({ graph }: { graph: readonly object[] }) {
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": graph });
  return (
    <script
      type="application/ld+json"
      // A closing tag inside the data would end the element.
      dangerouslySetInnerHTML={{ __html: json.replaceAll("<", "\\u003c") }}
    />
  );
}
