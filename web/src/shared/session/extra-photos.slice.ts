import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { PhotoView } from "@hundeblick/proto/photo";
import { rootReducer, type RootState } from "../store/store.ts";

/** Views whose photo is being prepared, in memory only. */
type Preparing = PhotoView[];
const NONE: Preparing = [];

const preparingSlice = createSlice({
  name: "preparing",
  initialState: NONE,
  reducers: {
    preparationStarted: (views, { payload }: PayloadAction<PhotoView>) => [...new Set([...views, payload])],
    preparationEnded: (views, { payload }: PayloadAction<PhotoView>) => views.filter((view) => view !== payload),
  },
  selectors: { selectPreparing: (views) => views },
});

const withPreparing = rootReducer.inject(preparingSlice);
const { selectors } = preparingSlice.injectInto(withPreparing);

export const { preparationStarted, preparationEnded } = preparingSlice.actions;
export const selectPreparing = (state: RootState & { preparing?: Preparing }): Preparing =>
  selectors.selectPreparing(state);
