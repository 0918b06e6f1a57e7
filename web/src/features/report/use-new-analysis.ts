import { useNavigate } from "react-router-dom";
import { isMobile } from "#shared/ui/device.ts";
import { startOver } from "#shared/session/start-over.ts";
import { useAppDispatch } from "#shared/store/store.ts";
import { useLanguage } from "#shared/language/use-language.ts";

/** Resets the session and goes to the photo upload. */
export function useNewAnalysis(): () => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const language = useLanguage();
  return () => {
    startOver(dispatch);
    void navigate(isMobile() ? `/${language}/upload` : `/${language}#analyze`);
  };
}
