/** `publicUrl` has no trailing slash. */
export type Site = { publicUrl: string; operatorName: string };
