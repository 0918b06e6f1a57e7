import "@hundeblick/web-kit/styles/details.css";
import "@hundeblick/web-kit/styles/check/questions.css";
import type { CheckAnswers } from "@hundeblick/proto/health/check";
import type { Check } from "@hundeblick/triage/check";
import { checkDogOf } from "@hundeblick/triage/check-dog";
import { checkFigures } from "@hundeblick/triage/check-figures";
import { bandsOf, evaluateCheck } from "@hundeblick/triage/evaluate-check";
import { useLanguage } from "#shared/language/use-language.ts";
import { FigureList } from "#shared/ui/FigureList.tsx";
import { LevelCard } from "#shared/ui/LevelCard.tsx";
import { storedAnswers } from "#shared/session/stored-check.ts";
import { useTabState } from "#shared/session/use-tab-state.ts";
import { useAppStore } from "#shared/store/store.ts";
import { CheckScreens } from "../check/components/CheckScreens.tsx";
import { useCheckPlace } from "../check/use-check-place.ts";
import { triageDog } from "../check/triage-dog.ts";
import { useCountedUses } from "../check/use-counted-uses.ts";
import { useDogInfo } from "../use-dog-info.ts";
import { AboutDog } from "./AboutDog.tsx";
import { carry, withCheck } from "./carry.ts";
import { ReportLink } from "./ReportLink.tsx";
import { useDetailsTexts } from "./texts.ts";

const readOwn = (kept: unknown): CheckAnswers | null => (kept === null ? null : storedAnswers(kept));

/** The page's check. Its answers survive a reload, and are copied into the form only for a report. */
export function CheckTool({ check }: { check: Check }) {
  const texts = useDetailsTexts();
  const language = useLanguage();
  const { dog, change } = useDogInfo();
  const store = useAppStore();
  const kept = useTabState(`check-page-${check.id}`, readOwn);
  const inputs = kept.value ?? dog.checks.find(({ id }) => id === check.id)?.inputs ?? {};
  const { place, setPlace } = useCheckPlace(`page-${check.id}`, Object.keys(inputs).length > 0);
  const known = triageDog(dog);
  const result = evaluateCheck(check, inputs, checkDogOf(known));
  const bands = bandsOf(check.bands, result);
  const [band] = bands;
  // viewing the page of a check is no use of it yet
  const isBegun = Object.keys(inputs).length > 0;
  useCountedUses(
    isBegun ? [{ kind: "check", id: check.id, isFinished: !!band, level: band?.level ?? null, skipped: [] }] : [],
  );
  const takeBack = () => {
    kept.set({});
    setPlace(null);
  };
  return (
    <div className="stack check-tool">
      <AboutDog dog={dog} change={change} />
      <div className="question-card">
        <CheckScreens check={check} inputs={inputs} dog={known} onInputs={kept.set} place={place} onPlace={setPlace} />
      </div>
      <h3 className="step-4">{texts.result}</h3>
      <div className="stack" aria-live="polite">
        {bands.length === 0 && <p className="soft">{texts.noResultYet}</p>}
        <FigureList figures={checkFigures(result, language)} />
        {bands.map(({ id, severity, level, text }, place) =>
          severity === "info" || place > 0 ? (
            <p className="notice" key={id}>
              {text}
            </p>
          ) : (
            <LevelCard level={level} key={id}>
              <p>{text}</p>
            </LevelCard>
          ),
        )}
      </div>
      {Object.keys(inputs).length > 0 && (
        <button className="link-button" type="button" onClick={takeBack}>
          {texts.takeBack}
        </button>
      )}
      <ReportLink
        onGo={() => carry(store, ({ checks }) => ({ checks: withCheck(checks, check.id, inputs, new Date()) }))}
      />
    </div>
  );
}
