/** One Jest for every workspace; `npm test -w <workspace>` runs its own project. */
const shared = { extensionsToTreatAsEsm: [".ts", ".tsx"] };
const node = (name, dir) => ({
  ...shared,
  displayName: name,
  rootDir: `${import.meta.dirname}/${dir}`,
  testEnvironment: "node",
  testMatch: ["<rootDir>/{src,test}/**/*.test.ts"],
  extensionsToTreatAsEsm: [".ts"],
  transform: {},
});
const dom = (name) => ({
  ...shared,
  displayName: name,
  rootDir: `${import.meta.dirname}/${name}`,
  testEnvironment: "jest-fixed-jsdom",
  testEnvironmentOptions: { customExportConditions: ["browser"], url: "http://localhost/" },
  testMatch: ["<rootDir>/{src,test}/**/*.test.{ts,tsx}"],
  setupFilesAfterEnv: [`${import.meta.dirname}/web-kit/test/setup.ts`],
  transform: { "\\.tsx$": `${import.meta.dirname}/web-kit/test/jest-tsx.mjs` },
});
export default {
  projects: [
    node("proto", "proto"),
    node("kit", "kit"),
    node("gateway", "gateway"),
    ...["analysis", "report", "catalogue", "scraper", "tracking", "mail"].map((s) => node(s, `services/${s}`)),
    node("deploy", "deploy/local"),
    dom("web-kit"),
    dom("web"),
    dom("admin-web"),
  ],
  coverageProvider: "babel",
};
