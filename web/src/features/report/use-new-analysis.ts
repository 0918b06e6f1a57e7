import { useNavigate } from "react-router-dom";
import { isMobile } from "#shared/ui/device.ts";
import { analysisReset } from "#shared/session/session.slice.ts";
import { useAppDispatch } from "#shared/store/store.ts";
import { useLanguage } from "#shared/language/use-language.ts";

/** Resets the session and goes to the photo upload. */
export function useNewAnalysis(): () => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const language = useLanguage();
  return () => {
    dispatch(analysisReset());
    void navigate(isMobile() ? `/${language}/upload` : `/${language}#analyze`);
  };
}
