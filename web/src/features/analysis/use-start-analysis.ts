import type { AnalyzeContext } from "@hundeblick/proto/http/context";
import type { Emergency } from "@hundeblick/proto/http/report";
import type { PhotoSubject } from "@hundeblick/proto/health/photo-subject";
import { isApiError } from "@hundeblick/web-kit/api-error.ts";
import { errorText } from "@hundeblick/web-kit/error-text.ts";
import { msg } from "@hundeblick/web-kit/i18n.ts";
import { readExtraPhotos } from "#shared/session/extra-photos.ts";
import { readPhoto } from "#shared/session/chosen-photo.ts";
import { pushEvent } from "#shared/visit/data-layer.ts";
import {
  analysisAccepted,
  analysisCompleted,
  analysisFailed,
  analysisRequested,
  photoRemoved,
  selectSession,
} from "#shared/session/session.slice.ts";
import { useAppDispatch, useAppSelector, useAppStore } from "#shared/store/store.ts";
import { useStartAnalysisMutation, type StartReply } from "./analysis.api.ts";
import { attemptAccepted, attemptKey } from "./attempt-key.ts";
import { failureExplained, requestMade, selectAttempt, uploadProgressed } from "./attempt.slice.ts";
import { emptyResult, MESSAGES } from "./outcome.ts";
import { useRefusedEmergency } from "./use-refused-emergency.ts";

const NO_PHOTO = msg("Please select an image first");

/** Uploads the chosen photo with these answers and the owner's correction, and updates the session. */
export function useStartAnalysis(): (context: AnalyzeContext, subject?: PhotoSubject) => Promise<void> {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const { selectedFile: file, country } = useAppSelector(selectSession);
  const [upload] = useStartAnalysisMutation();
  const emergencyIn = useRefusedEmergency();

  return async (context, subject) => {
    const photo = await readPhoto();
    if (!file || !photo) {
      // lost by the browser, for instance because its storage was cleared
      dispatch(photoRemoved());
      return fail(null, NO_PHOTO, await emergencyIn(context));
    }
    const request = { context, subject };
    // not once the owner has left it, for instance for another photo
    const isCurrent = () => {
      const state = store.getState();
      return selectSession(state).isAnalyzing && selectAttempt(state).request === request;
    };
    dispatch(requestMade(request));
    dispatch(analysisRequested());
    pushEvent("begin_analysis", { with_details: Object.keys(context).length > 0 });
    const extraPhotos = await readExtraPhotos();
    const answers = JSON.stringify([context, country, subject, [...extraPhotos.keys()]]);
    const idempotencyKey = await attemptKey([photo, ...extraPhotos.values()], answers);
    const onProgress = (sent: number, total: number) => {
      if (isCurrent()) dispatch(uploadProgressed({ sent, total }));
    };
    try {
      const reply = await upload({
        photo,
        photoName: file.name || "photo",
        extraPhotos,
        context,
        country,
        subject,
        idempotencyKey,
        onProgress,
      }).unwrap();
      if (!isCurrent()) return;
      attemptAccepted();
      dispatch(accepted(reply));
    } catch (error) {
      const emergency = await emergencyIn(context);
      if (isCurrent()) fail(error, MESSAGES.analysisFailed, emergency);
    }
  };

  function fail(error: unknown, sentence: string, emergency: Emergency | undefined) {
    const known = isApiError(error) ? error : null;
    dispatch(
      failureExplained({
        code: known?.code ?? null,
        detail: known && !known.message ? errorText(known, msg) : null,
        traceId: known?.traceId ?? null,
        stillRunningId: null,
        emergency,
      }),
    );
    dispatch(analysisFailed({ analysisError: known?.message || sentence }));
  }
}

/** With an analysis id the page polls; with a report id only, the report is ready. */
const accepted = ({ analysisId, reportId = "" }: StartReply) =>
  analysisId ? analysisAccepted(analysisId) : analysisCompleted(emptyResult(reportId));
