import { useEffect, useState } from "react";
import { LOADING_MESSAGES, MESSAGE_STEP_MS, messageAfter, type LoadingMessage } from "./loading-messages.ts";

/** The current message, by the time since the component was mounted. */
export function useLoadingMessage(): LoadingMessage {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const began = Date.now();
    const timer = setInterval(() => setIndex(messageAfter(Date.now() - began)), MESSAGE_STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return LOADING_MESSAGES[index] ?? LOADING_MESSAGES[0];
}
