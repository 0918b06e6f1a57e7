import type { ConcernId } from "@hundeblick/proto/health/check-lists";
import { MAX_CONCERNS } from "@hundeblick/proto/health/check-lists";
import type { ConcernEntry } from "@hundeblick/triage/concern";
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ConcernInfo } from "#shared/session/dog-info.ts";

interface ChosenConcernsProps {
  concerns: readonly ConcernEntry[];
  chosen: readonly ConcernInfo[];
  onLeave: (id: ConcernId) => void;
}

/** Chosen concerns, each removable. */
export function ChosenConcerns({ concerns, chosen, onLeave }: ChosenConcernsProps) {
  const { t } = useTranslation();
  const names = chosen.flatMap(({ id }) => concerns.find((concern) => concern.id === id) ?? []);
  return (
    <div aria-live="polite">
      {names.length > 0 && (
        <div className="chosen">
          <p className="small">{t("Chosen: {{chosen}} of {{most}}", { chosen: names.length, most: MAX_CONCERNS })}</p>
          <ul className="chips">
            {names.map(({ id, name }) => (
              <li key={id}>
                <button
                  className="chip"
                  type="button"
                  aria-label={t("Take back: {{concern}}", { concern: name })}
                  onClick={() => onLeave(id)}
                >
                  {name}
                  <X className="icon" aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
