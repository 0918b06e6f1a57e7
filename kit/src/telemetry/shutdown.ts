const last: (() => Promise<unknown>)[] = [];

/** Runs after everything else has stopped, so that telemetry reports the stop too. */
export const onShutdown = (work: () => Promise<unknown>): void => {
  last.push(work);
};
export const shutdownTelemetry = async (): Promise<void> => {
  await Promise.allSettled(last.map((work) => work()));
};
