/** Structured data (schema.org). */
export function JsonLd({ graph }: { graph: readonly object[] }) {
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": graph });
  return (
    <script
      type="application/ld+json"
      // escapes a closing tag inside the data
      dangerouslySetInnerHTML={{ __html: json.replaceAll("<", "\\u003c") }}
    />
  );
}
