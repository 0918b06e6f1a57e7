/** Who runs this site: shown on the contact and legal pages. The operator puts real data here before going live. */
export const OPERATOR = {
  name: "Hundeblick",
  email: "kontakt@hundeblick.example",
};
