import { lazy } from "react";
import { useLocation } from "react-router-dom";
import ContentRoute from "../../features/editorial/ContentRoute.tsx";

const Breeds = lazy(() => import("../../features/breeds/BreedRoute.tsx"));

/** Pages about breeds, else what the content registry holds: asked for here, so that the first scripts need not know. */
export default function OtherPage() {
  const [, , first] = useLocation().pathname.split("/");
  return first === "breeds" ? <Breeds otherwise={<ContentRoute />} /> : <ContentRoute />;
}
