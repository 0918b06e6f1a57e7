/**
 * Whether the dog of this tab is the one in storage, which all tabs share. Another tab's dog ends that; choosing a photo
 * begins it again.
 */
let isThis = true;

export const isStoredByThisTab = (): boolean => isThis;
export const setStoredByThisTab = (value: boolean): void => {
  isThis = value;
};
