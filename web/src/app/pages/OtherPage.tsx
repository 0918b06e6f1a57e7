import { lazy } from "react";
import { useLocation } from "react-router-dom";
import ContentRoute from "../../features/editorial/ContentRoute.tsx";

const Accuracy = lazy(() => import("../../features/accuracy/AccuracyPage.tsx"));
const Breeds = lazy(() => import("../../features/breeds/BreedRoute.tsx"));

/** Pages the first scripts need not know: breeds and figures, else what the content registry holds. */
export default function OtherPage() {
  const [, , first, second] = useLocation().pathname.split("/");
  if (first === "breeds") return <Breeds otherwise={<ContentRoute />} />;
  return first === "accuracy" && !second ? <Accuracy /> : <ContentRoute />;
}
