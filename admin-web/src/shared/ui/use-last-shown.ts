import { useState } from "react";

/** The last value there was, for a dialog that fades out. */
export function useLastShown<Value>(value: Value | undefined): Value | undefined {
  const [shown, setShown] = useState(value);
  if (value !== undefined && value !== shown) setShown(value);
  return value ?? shown;
}
