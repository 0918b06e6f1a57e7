import { isUrgent } from "@hundeblick/proto/health/levels";
import type { Concern } from "@hundeblick/triage/concern";
import { IconList } from "#shared/ui/IconList.tsx";
import { PageSection } from "#shared/ui/PageSection.tsx";
import { ForWhom } from "./ForWhom.tsx";
import { useDetailsTexts } from "./texts.ts";

type Advice = Concern["home"][number];

/** Advice by the most urgent level it applies to; general advice is listed until the appointment. */
export function HomeAdvice({ home }: { home: Concern["home"] }) {
  const texts = useDetailsTexts();
  const isForEmergency = ({ upTo, when }: Advice) => upTo === "now" && when !== undefined;
  const isUntilVisit = (advice: Advice) => isUrgent(advice.upTo) && !isForEmergency(advice);
  const groups = [
    { title: texts.homeNow, lines: home.filter(isForEmergency) },
    { title: texts.homeToday, lines: home.filter(isUntilVisit) },
    { title: texts.homeLater, lines: home.filter(({ upTo }) => !isUrgent(upTo)) },
  ].filter(({ lines }) => lines.length > 0);
  return (
    <PageSection title={texts.atHome}>
      {groups.map(({ title, lines }) => (
        <div className="stack stack--s" key={title}>
          <h3 className="step-4">{title}</h3>
          <IconList lines={lines.map(({ text, when }) => ({ text, note: when && <ForWhom when={when} /> }))} />
        </div>
      ))}
      <p className="small soft">{texts.homeNote}</p>
    </PageSection>
  );
}
