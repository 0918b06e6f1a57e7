import { PhotoPicker } from "../../features/photo/components/PhotoPicker.tsx";

/** The upload part of the home page: photo, details, and the overlay while it runs. */
export default function AnalyzeSection() {
  return <PhotoPicker />;
}
