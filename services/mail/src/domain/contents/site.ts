/** Our site as contents speak of it. `publicUrl` has no slash at its end. */
export type Site = { publicUrl: string; operatorName: string };
