import "@hundeblick/web-kit/styles/details.css";
import "@hundeblick/web-kit/styles/check/questions.css";
import type { ConcernId } from "@hundeblick/proto/health/check-lists";
import type { ConcernInfo } from "#shared/session/dog-info.ts";
import { storedConcerns } from "#shared/session/stored-check.ts";
import { useTabState } from "#shared/session/use-tab-state.ts";
import { useAppStore } from "#shared/store/store.ts";
import { ConcernQuestions } from "../check/components/ConcernQuestions.tsx";
import { triageDog } from "../check/triage-dog.ts";
import { useDogInfo } from "../use-dog-info.ts";
import { useWrittenFacts } from "../use-written-facts.ts";
import { AboutDog } from "./AboutDog.tsx";
import { carry, withConcern } from "./carry.ts";
import { ReportLink } from "./ReportLink.tsx";

const readOwn = (kept: unknown): ConcernInfo | null => storedConcerns([kept])[0] ?? null;

/** The page's questions. Their answers survive a reload, and are copied into the form only for a report. */
export function ConcernTool({ id }: { id: ConcernId }) {
  const { dog, change } = useDogInfo();
  const { known, watch } = useWrittenFacts(dog);
  const store = useAppStore();
  const own = useTabState(`check-page-${id}`, readOwn);
  const mine = own.value?.id === id ? own.value : null;
  const info = mine ?? dog.concerns.find((kept) => kept.id === id) ?? { id, answers: {}, skipped: [] };
  return (
    <div className="stack check-tool" {...watch}>
      <AboutDog dog={dog} change={change} />
      <div className="tool-space">
        {own.isRead && <ConcernQuestions info={info} dog={triageDog(known)} onChange={own.set} />}
      </div>
      <ReportLink onGo={() => carry(store, ({ concerns }) => ({ concerns: withConcern(concerns, info) }))} />
    </div>
  );
}
