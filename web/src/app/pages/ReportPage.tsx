export default function ReportPage() {
  return <main id="content" />;
}
