import type { Stage } from "@hundeblick/proto/http/analysis";
import { msg } from "@hundeblick/web-kit/i18n.ts";
import { Check, Eye, FileText, Image, Upload } from "lucide-react";
import { useTranslation } from "react-i18next";
import { stepsAt } from "../stage-list.ts";

interface Step {
  icon: typeof Eye;
  title: string;
  /** Title of a finished stage. */
  done: string;
  detail: string;
}

const STEPS: Record<Stage, Step> = {
  received: {
    icon: Upload,
    title: msg("Sending the photo"),
    done: msg("Photo received"),
    detail: "",
  },
  decoded: {
    icon: Image,
    title: msg("Reading the picture"),
    done: msg("Picture read"),
    detail: msg("The right way up, light and sharpness"),
  },
  looking: {
    icon: Eye,
    title: msg("We are looking"),
    done: msg("Looked closely"),
    detail: msg("Is there a dog, and what does it look like?"),
  },
  composing: {
    icon: FileText,
    title: msg("Writing the report"),
    done: msg("Report written"),
    detail: msg("Together with your answers"),
  },
};

interface StageListProps {
  /** null during the upload. */
  stage: Stage | null;
  /** Upload progress as text. */
  upload: string;
}

/** Finished, current and following stages. */
export function StageList({ stage, upload }: StageListProps) {
  const { t } = useTranslation();
  return (
    <ol className="stages">
      {stepsAt(stage).map(({ stage: step, state }) => {
        const { icon: Icon, title, done, detail } = STEPS[step];
        return (
          <li key={step} className={`stage is-${state}`} {...(state === "now" && { "aria-current": "step" })}>
            <span className="stage-mark">
              {state === "done" && <Check className="icon" aria-hidden />}
              {state === "now" && <Icon className="icon" aria-hidden />}
            </span>
            <strong>
              {t(state === "done" ? done : title)}
              {state === "done" && <span className="visually-hidden">, {t("done")}</span>}
            </strong>
            <span className="small soft">{step === "received" ? upload : t(detail)}</span>
          </li>
        );
      })}
    </ol>
  );
}
