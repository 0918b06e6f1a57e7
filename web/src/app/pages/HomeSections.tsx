import { Features } from "../../features/home/Features.tsx";
import { HowItWorks } from "../../features/home/HowItWorks.tsx";

/** The explanations, below what a visitor can do. */
export default function HomeSections() {
  return (
    <>
      <Features />
      <HowItWorks />
    </>
  );
}
