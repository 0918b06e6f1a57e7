import { lazy } from "react";
import { useLocation } from "react-router-dom";
import ContentRoute from "../../features/editorial/ContentRoute.tsx";

const Accuracy = lazy(() => import("../../features/accuracy/AccuracyPage.tsx"));
const Breeds = lazy(() => import("../../features/breeds/BreedRoute.tsx"));
const Tools = lazy(() => import("../../features/editorial/ToolsHubPage.tsx"));

/** Pages outside of the first scripts: breeds, figures, the list of tools, or a page of the content registry. */
export default function OtherPage() {
  const [, , first, second] = useLocation().pathname.split("/");
  if (first === "breeds") return <Breeds otherwise={<ContentRoute />} />;
  if (first === "tools" && !second) return <Tools />;
  return first === "accuracy" && !second ? <Accuracy /> : <ContentRoute />;
}
