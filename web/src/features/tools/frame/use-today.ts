import { useState } from "react";

/** Time of the first render, constant while the page is open. */
export const useToday = (): Date => useState(() => new Date())[0];
