type Line = { name: string; why: string };

/** Texts of the accuracy page in one language. */
export interface AccuracyTexts {
  title: string;
  description: string;
  lead: string;
  ofMany: string;
  notMeasured: string;
  measuredOn: string;
  urgent: {
    title: string;
    lead: string;
    sample: string;
    missed: Line;
    missedOf: string;
    alarmed: Line;
    alarmedOf: string;
    dots: string;
    dotsCaption: string;
    raised: string;
    asked: string;
    unseen: string;
    askedHarmless: string;
  };
  breed: {
    title: string;
    lead: string;
    sample: string;
    kind: string;
    first: string;
    three: string;
    alone: string;
    unlisted: string;
    mix: string;
    dog: string;
    other: string;
    calibration: string;
    calibrationLead: string;
    sureness: string;
  };
  body: { title: string; lead: string; same: string; oneOff: string; twoOff: string };
  speed: { title: string; lead: string; sample: string; small: string; original: string; seconds: string };
  cannot: { title: string; lead: string; lines: readonly Line[] };
  how: { title: string; steps: readonly string[] };
}
