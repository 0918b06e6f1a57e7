/** Name in the tab's storage of the answers to a report that were not sent yet. */
export const answersDraftName = (reportId: string): string => `answers-${reportId}`;

/** Deletes them, with the report. */
export function deleteAnswersDraft(reportId: string): void {
  try {
    sessionStorage.removeItem(answersDraftName(reportId));
  } catch {
    // storage is disabled: there are none
  }
}
