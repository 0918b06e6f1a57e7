export const SIZES = ["small", "medium", "large", "xlarge"] as const;
export type Size = (typeof SIZES)[number];

/** Years of age; `to` is missing for an open range. */
interface Years {
  from: number;
  to?: number;
}

interface SizeClass {
  /** Body weight in kg; `from` is inclusive, `to` exclusive. */
  weightKg: { from: number; to?: number };
  preventionAge: Years;
  treatmentAge: Years;
  /** Full number of tablets per day. */
  tablets: { from: number; to: number };
}

export const SIZE_CLASS: Readonly<Record<Size, SizeClass>> = {
  small: {
    weightKg: { from: 0, to: 10 },
    preventionAge: { from: 8, to: 10 },
    treatmentAge: { from: 10 },
    tablets: { from: 1, to: 1 },
  },
  medium: {
    weightKg: { from: 10, to: 25 },
    preventionAge: { from: 7, to: 8 },
    treatmentAge: { from: 8 },
    tablets: { from: 2, to: 2 },
  },
  large: {
    weightKg: { from: 25, to: 40 },
    preventionAge: { from: 6, to: 7 },
    treatmentAge: { from: 7 },
    tablets: { from: 3, to: 4 },
  },
  xlarge: {
    weightKg: { from: 40 },
    preventionAge: { from: 4, to: 5 },
    treatmentAge: { from: 5 },
    tablets: { from: 3, to: 4 },
  },
};

export const TITRATION = [
  { weeks: { from: 1, to: 2 }, share: 0.5 },
  { weeks: { from: 3, to: 4 }, share: 1 },
] as const;

/** Tablets per day of a size at a step of the titration. */
export const tabletsAt = (size: Size, share: number): { from: number; to: number } => {
  const { from, to } = SIZE_CLASS[size].tablets;
  return { from: from * share, to: to * share };
};
