const last: (() => Promise<unknown>)[] = [];

/** Something to be done when everything else has stopped: telemetry reports the stop as well. */
export const onShutdown = (work: () => Promise<unknown>): void => {
  last.push(work);
};
export const shutdownTelemetry = async (): Promise<void> => {
  await Promise.allSettled(last.map((work) => work()));
};
