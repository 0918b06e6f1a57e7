export default function AnalyzingPage() {
  return <main id="content" />;
}
