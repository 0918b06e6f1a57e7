import { type ConcernId, MAX_CONCERNS } from "@hundeblick/proto/health/check-lists";
import type { ConcernEntry } from "@hundeblick/triage/concern";
import { Check, ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ConcernInfo } from "#shared/session/dog-info.ts";
import { GROUPS } from "../words.ts";
import { ConcernPicture } from "./ConcernPicture.tsx";

interface ConcernGroupsProps {
  concerns: readonly ConcernEntry[];
  chosen: readonly ConcernInfo[];
  onChoose: (id: ConcernId) => void;
  onLeave: (id: ConcernId) => void;
}

/** All concerns in collapsible groups; up to three can be chosen. */
export function ConcernGroups({ concerns, chosen, onChoose, onLeave }: ConcernGroupsProps) {
  const { t } = useTranslation();
  const isChosen = (id: ConcernId) => chosen.some((one) => one.id === id);
  const isFull = chosen.length >= MAX_CONCERNS;
  return (
    <div className="concern-groups">
      {GROUPS.map((group) => {
        const members = concerns.filter((concern) => concern.group === group.id);
        return (
          <details className="concern-group" key={group.id}>
            <summary>
              <span className="group-name">
                <group.icon className="icon" aria-hidden />
                <b>{t(group.name)}</b>
              </span>
              <ChevronDown className="icon" aria-hidden />
            </summary>
            <div className="chips">
              {members.map(({ id, name }) => (
                <label className="chip" key={id}>
                  <input
                    type="checkbox"
                    checked={isChosen(id)}
                    disabled={isFull && !isChosen(id)}
                    onChange={(event) => (event.target.checked ? onChoose(id) : onLeave(id))}
                  />
                  <Check className="icon" aria-hidden />
                  <ConcernPicture id={id} />
                  {name}
                </label>
              ))}
            </div>
          </details>
        );
      })}
    </div>
  );
}
