import { expect, test } from "@jest/globals";
import { brokenRules, type Manifest } from "../../../kubernetes/rules.ts";

const pod = { metadata: { labels: {} }, spec: { containers: [{ name: "service", image: "hundeblick/report" }] } };
const deployment = (replicas?: number): Manifest => ({ kind: "Deployment", metadata: { name: "report" }, spec: { template: pod, ...(replicas === undefined ? {} : { replicas }) } });
const scaler = (kind: string): Manifest => ({ kind, metadata: { name: "report" }, spec: { scaleTargetRef: { name: "report" } } });
const broken = (...manifests: Manifest[]): string[] => brokenRules(manifests, { production: false }).filter((sentence) => /scale/.test(sentence));

test("a Deployment scales, and an upgrade leaves its scale to who scales it", () => {
  expect(broken(deployment())).toEqual(["report does not scale"]);
  for (const kind of ["HorizontalPodAutoscaler", "ScaledObject"]) {
    expect(broken(deployment(), scaler(kind))).toEqual([]);
    expect(broken(deployment(2), scaler(kind))).toEqual(["report: an upgrade puts its scale back to 2"]);
  }
});
