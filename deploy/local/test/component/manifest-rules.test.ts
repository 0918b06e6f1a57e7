import { describe, expect, test } from "vitest";
import { brokenNetworkRules } from "../../../kubernetes/network-rules.ts";
import { brokenRules, type Manifest } from "../../../kubernetes/rules.ts";
import { brokenTelemetryRules } from "../../../kubernetes/telemetry-rules.ts";

const pod = { metadata: { labels: {} }, spec: { containers: [{ name: "service", image: "hundeblick/report" }] } };
const deployment = (replicas?: number): Manifest => ({
  kind: "Deployment",
  metadata: { name: "report" },
  spec: { template: pod, ...(replicas === undefined ? {} : { replicas }) },
});
const scaler = (kind: string): Manifest => ({
  kind,
  metadata: { name: "report" },
  spec: { scaleTargetRef: { name: "report" } },
});
const broken = (...manifests: Manifest[]): string[] =>
  brokenRules(manifests, { production: false }).filter((sentence) => /scale/.test(sentence));

test("a Deployment scales, and an upgrade keeps its number of replicas", () => {
  expect(broken(deployment())).toEqual(["report does not scale"]);
  for (const kind of ["HorizontalPodAutoscaler", "ScaledObject"]) {
    expect(broken(deployment(), scaler(kind))).toEqual([]);
    expect(broken(deployment(2), scaler(kind))).toEqual(["report: an upgrade puts its scale back to 2"]);
  }
});

describe("the Ingress", () => {
  const ingress = (spec: object, annotations: Record<string, string> = {}): string[] =>
    brokenRules([{ kind: "Ingress", metadata: { name: "hundeblick", annotations }, spec }], { production: false });

  test("names its class", () => {
    const sentence = "the Ingress has no class: its controller may pass over it";
    expect(ingress({})).toContain(sentence);
    expect(ingress({ ingressClassName: "nginx" })).not.toContain(sentence);
  });

  test("lets the largest upload through", () => {
    const sentence = "the Ingress rejects the largest upload";
    const ofSize = (size: string): string[] => ingress({}, { "nginx.ingress.kubernetes.io/proxy-body-size": size });
    for (const size of ["13m", "28m", "29000"]) expect(ofSize(size)).toContain(sentence);
    expect(ofSize("29m")).not.toContain(sentence);
  });
});

test("the spool has room for as many uploads as the gateway takes at once", () => {
  const gateway = (sizeLimit: string, data: Record<string, string> = {}): string[] =>
    brokenRules(
      [
        { kind: "ConfigMap", metadata: { name: "hundeblick" }, data },
        {
          kind: "Deployment",
          metadata: { name: "gateway" },
          spec: {
            template: { ...pod, spec: { ...pod.spec, volumes: [{ name: "spool", emptyDir: { sizeLimit } }] } },
          },
        },
      ],
      { production: false },
    ).filter((sentence) => sentence.includes("spool"));
  expect(gateway("1Gi")).toEqual(["the spool of the gateway has no room for 60 uploads"]);
  expect(gateway("2Gi")).toEqual([]);
  expect(gateway("2Gi", { UPLOADS_AT_ONCE: "100" })).toEqual(["the spool of the gateway has no room for 100 uploads"]);
});

test("a rolling restart of NATS waits for its streams", () => {
  const nats = (path: string): string[] =>
    brokenRules(
      [
        {
          kind: "StatefulSet",
          metadata: { name: "nats" },
          spec: {
            template: {
              ...pod,
              spec: { containers: [{ name: "nats", image: "nats:2.12-alpine", startupProbe: { httpGet: { path } } }] },
            },
          },
        },
      ],
      { production: true },
    );
  const sentence = "a rolling restart of NATS does not wait for its streams";
  expect(nats("/healthz?js-server-only=true")).toContain(sentence);
  expect(nats("/healthz")).not.toContain(sentence);
});

describe("telemetry", () => {
  const sends = { name: "OTEL_EXPORTER_OTLP_ENDPOINT", value: "http://collector.monitoring:4318" };
  const instrumented = ["node", "--import", "./src/instrument.ts", "src/main.ts"];
  const process = (name: string, container: object = {}): Manifest => ({
    kind: "Deployment",
    metadata: { name },
    spec: {
      template: {
        metadata: { labels: { "app.kubernetes.io/part-of": "hundeblick" } },
        spec: { containers: [{ name: "service", image: name, ...container }] },
      },
    },
  });
  const policy = (port: number, namespace = "monitoring"): Manifest => ({
    kind: "NetworkPolicy",
    metadata: { name: "telemetry" },
    spec: {
      podSelector: { matchLabels: { "app.kubernetes.io/part-of": "hundeblick" } },
      egress: [
        {
          to: [{ namespaceSelector: { matchLabels: { "kubernetes.io/metadata.name": namespace } } }],
          ports: [{ port }],
        },
      ],
    },
  });
  const whole = process("report", { command: instrumented, env: [sends] });

  test("may be missing altogether", () => expect(brokenTelemetryRules([process("report"), policy(4222)])).toEqual([]));
  test("is started, has an endpoint and egress to it", () => {
    expect(brokenTelemetryRules([whole, policy(4318)])).toEqual([]);
    for (const other of [policy(4222), policy(4318, "elsewhere")])
      expect(brokenTelemetryRules([whole, other])).toEqual([
        "report may not speak to http://collector.monitoring:4318",
      ]);
    expect(brokenTelemetryRules([whole, process("mail", { env: [sends] }), policy(4318)])).toEqual([
      "mail starts without its telemetry",
    ]);
  });
  test("is required where something scales by it", () => {
    expect(brokenTelemetryRules([process("report"), scaler("ScaledObject")])).toEqual([
      "report sends no metrics",
      "report starts without its telemetry",
    ]);
  });
});

describe("networks", () => {
  const policy = (name: string, spec: object): Manifest => ({ kind: "NetworkPolicy", metadata: { name }, spec });
  const app = (name: string) => [{ podSelector: { matchLabels: { app: name } } }];
  const out = (name: string, to: object[], port: number): Manifest =>
    policy(`to-${name}`, { egress: [{ to, ports: [{ port }] }] });
  const store: Manifest = {
    kind: "StatefulSet",
    metadata: { name: "mongo" },
    spec: {
      template: {
        metadata: { labels: { app: "mongo", "hundeblick/store": "true" } },
        spec: { containers: [] },
      },
    },
  };
  const guard = (rule: object): Manifest =>
    policy("mongo", { podSelector: { matchLabels: { app: "mongo" } }, ingress: [rule] });
  const ways = [out("nats", app("nats"), 4222), out("mongo", app("mongo"), 27_017), out("redis", app("redis"), 6379)];
  const whole = [...ways, store, guard({ from: app("report"), ports: [{ port: 27_017 }] })];

  test("with both ends are valid", () => expect(brokenNetworkRules(whole)).toEqual([]));
  test.each<[string, Manifest[], string]>([
    [
      "out without an end",
      [...whole, policy("any", { egress: [{ ports: [{ port: 443 }] }] })],
      "any lets out to everywhere",
    ],
    ["out without a port", [...whole, policy("any", { egress: [{ to: app("x") }] })], "any lets out on every port"],
    [
      "a store that is the world",
      [...whole, out("redis", [{ ipBlock: { cidr: "0.0.0.0/0" } }], 6379)],
      "to-redis takes the world for a store",
    ],
    ["a store everybody may ask", [...ways, store, guard({ ports: [{ port: 27_017 }] })], "mongo lets everybody in"],
    ["a store on all its ports", [...ways, store, guard({ from: app("report") })], "mongo lets in on every port"],
    ["a store without a policy", [...ways, store], "mongo has no policy of its own"],
    [
      "a gateway that believes a proxy and everybody else",
      [
        ...whole,
        { kind: "ConfigMap", metadata: { name: "hundeblick" }, data: { TRUST_PROXY_HOPS: "1" } },
        policy("gateway", { ingress: [{ ports: [{ port: 8080 }] }] }),
      ],
      "gateway lets everybody in",
    ],
    [
      "the internet with private networks",
      [...whole, out("shop", [{ ipBlock: { cidr: "0.0.0.0/0", except: ["10.0.0.0/8"] } }], 443)],
      "to-shop lets out to private networks",
    ],
    [
      "a vision provider that analysis does not reach",
      [...whole, { kind: "ConfigMap", metadata: { name: "hundeblick" }, data: { VISION_PROVIDER: "openai" } }],
      "analysis does not reach its vision provider: components/paid-provider is missing",
    ],
    [
      "a store nobody reaches",
      whole.filter(({ metadata }) => metadata.name !== "to-redis"),
      "nobody is let out to port 6379",
    ],
  ])("%s is named", (_name, manifests, sentence) => expect(brokenNetworkRules(manifests)).toEqual([sentence]));
});
