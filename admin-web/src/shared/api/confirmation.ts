/** Asks the operator for the password or a passkey; false when they would rather not. */
type ConfirmationDialog = () => Promise<boolean>;

let openDialog: ConfirmationDialog | undefined;
let pending: Promise<boolean> | undefined;

/** The dialog that asks; the answer takes it away. */
export function provideConfirmation(given: ConfirmationDialog): () => void {
  openDialog = given;
  return () => {
    if (openDialog === given) openDialog = undefined;
  };
}

/** Asks once for all calls that wait for it; false where nobody can be asked. */
export async function requestConfirmation(): Promise<boolean> {
  pending ??= (openDialog?.() ?? Promise.resolve(false)).finally(() => {
    pending = undefined;
  });
  return await pending;
}
