/** Asks the operator for the password or a passkey; false when cancelled. */
type ConfirmationDialog = () => Promise<boolean>;

let openDialog: ConfirmationDialog | undefined;
let pending: Promise<boolean> | undefined;

/** The confirmation dialog; its result closes it. */
export function provideConfirmation(given: ConfirmationDialog): () => void {
  openDialog = given;
  return () => {
    if (openDialog === given) openDialog = undefined;
  };
}

/** One confirmation for all pending calls; false without a dialog. */
export async function requestConfirmation(): Promise<boolean> {
  pending ??= (openDialog?.() ?? Promise.resolve(false)).finally(() => {
    pending = undefined;
  });
  return await pending;
}
