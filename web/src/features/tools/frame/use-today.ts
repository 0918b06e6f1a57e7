import { useState } from "react";

/** The moment this part of the page was first drawn; it does not change while somebody reads. */
export const useToday = (): Date => useState(() => new Date())[0];
