export default function UploadPage() {
  return <main id="content" />;
}
