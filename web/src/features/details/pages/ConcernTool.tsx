import "@hundeblick/web-kit/styles/details.css";
import "@hundeblick/web-kit/styles/check/questions.css";
import type { ConcernId } from "@hundeblick/proto/health/check-lists";
import { useState } from "react";
import type { ConcernInfo } from "../../../app/dog-info.ts";
import { ConcernQuestions } from "../check/components/ConcernQuestions.tsx";
import { triageDog } from "../check/triage-dog.ts";
import { useDogInfo } from "../use-dog-info.ts";
import { AboutDog } from "./AboutDog.tsx";
import { withConcern } from "./carry.ts";
import { ReportLink } from "./ReportLink.tsx";

/** The questions of the page's concern. Its answers go into the form only when a report is wanted. */
export function ConcernTool({ id }: { id: ConcernId }) {
  const { dog, change } = useDogInfo();
  const [own, setOwn] = useState<ConcernInfo | null>(null);
  const info = own ?? dog.concerns.find((kept) => kept.id === id) ?? { id, answers: {}, skipped: [] };
  return (
    <div className="stack check-tool">
      <AboutDog dog={dog} change={change} />
      <div className="tool-space">
        <ConcernQuestions info={info} dog={triageDog(dog)} onChange={setOwn} />
      </div>
      <ReportLink onGo={() => change({ concerns: withConcern(dog.concerns, info) })} />
    </div>
  );
}
