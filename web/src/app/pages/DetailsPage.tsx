export default function DetailsPage() {
  return <main id="content" />;
}
