import { MAX_UPLOAD_BYTES } from "@hundeblick/proto/photo";

type Container = {
  name: string;
  image: string;
  resources?: { requests?: { cpu?: string; memory?: string }; limits?: { memory?: string } };
  securityContext?: {
    allowPrivilegeEscalation?: boolean;
    readOnlyRootFilesystem?: boolean;
    runAsNonRoot?: boolean;
    capabilities?: { drop?: string[]; add?: string[] };
  };
  readinessProbe?: object;
  livenessProbe?: object;
  startupProbe?: { httpGet?: { path?: string } };
  lifecycle?: { preStop?: object };
  env?: { name: string; value?: string }[];
  command?: string[];
};
type Pod = {
  enableServiceLinks?: boolean;
  automountServiceAccountToken?: boolean;
  hostNetwork?: boolean;
  terminationGracePeriodSeconds?: number;
  topologySpreadConstraints?: object[];
  securityContext?: { runAsNonRoot?: boolean; runAsUser?: number; seccompProfile?: { type: string } };
  containers: Container[];
  volumes?: { name: string; emptyDir?: { sizeLimit?: string }; hostPath?: object }[];
};
export type Manifest = {
  kind: string;
  metadata: { name: string; labels?: Record<string, string>; annotations?: Record<string, string> };
  spec?: {
    replicas?: number;
    template?: { metadata: { labels: Record<string, string> }; spec: Pod };
    selector?: { matchLabels?: Record<string, string> };
    podSelector?: { matchLabels?: Record<string, string> };
    policyTypes?: string[];
    ingress?: unknown[];
    egress?: unknown[];
    scaleTargetRef?: { name: string };
    ingressClassName?: string;
    rules?: { host: string }[];
    tls?: { hosts: string[] }[];
  };
  data?: Record<string, string>;
};

/** Uploads a gateway takes at once, when nothing else is set (gateway/src/env.ts). */
const MAX_UPLOADS = 60;
const BYTES: Record<string, number> = { m: 2 ** 20, Mi: 2 ** 20, Gi: 2 ** 30 };
/** Bytes of a size of nginx (`29m`) or Kubernetes (`2Gi`); 0 for any other. */
const bytesOf = (size = ""): number => Number.parseInt(size, 10) * (BYTES[size.replace(/^\d+/, "")] ?? 0) || 0;

const SECRET = /^(MONGO_URL|REDIS_URL|.*_KEY|.*_SEED|.*PASSWORD|.*SECRET.*)$/;

/** One sentence for each promise of docs/operations.md that the manifests break. */
export function brokenRules(manifests: readonly Manifest[], { production }: { production: boolean }): string[] {
  const of = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
  const workloads = manifests.filter(({ kind }) => ["Deployment", "StatefulSet", "Job"].includes(kind));
  const rule = (holds: boolean, sentence: string): string[] => (holds ? [] : [sentence]);
  const one = (kind: string, name: string): boolean => of(kind).some(({ metadata }) => metadata.name === name);

  const ofPods = workloads.flatMap(({ kind, metadata: { name }, spec }) => {
    const pod = spec?.template?.spec;
    if (!pod) return [`${name} has no pod`];
    return [
      ...rule(pod.enableServiceLinks === false, `${name} gets variables of other services`),
      ...rule(pod.automountServiceAccountToken === false, `${name} gets a token of the cluster`),
      ...rule(
        pod.securityContext?.runAsNonRoot === true && (pod.securityContext.runAsUser ?? 0) > 0,
        `${name} may run as root`,
      ),
      ...rule(pod.securityContext?.seccompProfile?.type === "RuntimeDefault", `${name} has no seccomp profile`),
      ...rule(
        !pod.hostNetwork && !(pod.volumes ?? []).some((volume) => "hostPath" in volume),
        `${name} reaches into its node`,
      ),
      ...pod.containers.flatMap((container) =>
        ofContainer(`${name}/${container.name}`, container, { kind, production }),
      ),
    ];
  });
  const scaled = new Set(
    [...of("HorizontalPodAutoscaler"), ...of("ScaledObject")].map(({ spec }) => spec?.scaleTargetRef?.name),
  );
  const ofDeployments = of("Deployment").flatMap(({ metadata: { name }, spec }) => {
    const pod = spec?.template?.spec;
    const [container] = pod?.containers ?? [];
    return [
      ...rule(one("PodDisruptionBudget", name), `${name} has no disruption budget`),
      ...rule(scaled.has(name) || name === "scraper", `${name} does not scale`),
      ...rule(
        spec?.replicas === undefined || !scaled.has(name),
        `${name}: an upgrade puts its scale back to ${spec?.replicas}`,
      ),
      ...rule(Boolean(container?.lifecycle?.preStop), `${name} is stopped before others know`),
      ...rule((pod?.topologySpreadConstraints ?? []).length > 0, `${name} may have all its pods on one node`),
      ...rule((pod?.terminationGracePeriodSeconds ?? 0) >= 20, `${name} has too little time to stop`),
      ...rule(
        one("Secret", name) === !production ||
          of("Secret").some(({ metadata }) => metadata.name.startsWith(`${name}-`)),
        `${name}: its secret stands in the manifests`,
      ),
    ];
  });
  const deny = of("NetworkPolicy").find(({ metadata }) => metadata.name === "default-deny");
  const config = of("ConfigMap").find(({ metadata }) => metadata.name === "hundeblick")?.data ?? {};
  const maxUploads = Number(config["UPLOADS_AT_ONCE"] ?? MAX_UPLOADS);
  const spool = of("Deployment")
    .flatMap(({ spec }) => spec?.template?.spec.volumes ?? [])
    .find(({ name }) => name === "spool");
  const [way] = of("Ingress");
  const ingress = way?.metadata.annotations ?? {};
  return [
    ...ofPods,
    ...ofDeployments,
    ...rule(
      deny?.spec?.policyTypes?.length === 2 &&
        !deny.spec.ingress &&
        !deny.spec.egress &&
        Object.keys(deny.spec.podSelector ?? {}).length === 0,
      "what no policy allows is not denied",
    ),
    ...rule(
      of("Namespace").every(({ metadata }) => metadata.labels?.["pod-security.kubernetes.io/enforce"] === "restricted"),
      "the namespace is not restricted",
    ),
    ...rule(Boolean(way?.spec?.ingressClassName), "the Ingress has no class: its controller may pass over it"),
    ...rule(
      bytesOf(ingress["nginx.ingress.kubernetes.io/proxy-body-size"]) >= MAX_UPLOAD_BYTES,
      "the Ingress rejects the largest upload",
    ),
    ...rule(
      spool === undefined || bytesOf(spool.emptyDir?.sizeLimit) >= maxUploads * MAX_UPLOAD_BYTES,
      `the spool of the gateway has no room for ${maxUploads} uploads`,
    ),
    ...rule(
      Number(ingress["nginx.ingress.kubernetes.io/proxy-read-timeout"]) >= 300,
      "the Ingress cuts off the progress of an analysis",
    ),
    ...(production ? ofProduction(manifests) : []),
  ];
}

function ofContainer(
  name: string,
  container: Container,
  { kind, production }: { kind: string; production: boolean },
): string[] {
  const rule = (holds: boolean, sentence: string): string[] => (holds ? [] : [`${name} ${sentence}`]);
  const { securityContext: locked, resources } = container;
  return [
    ...rule(locked?.allowPrivilegeEscalation === false, "may gain privileges"),
    ...rule(locked?.readOnlyRootFilesystem === true, "may write to its image"),
    ...rule(locked?.capabilities?.drop?.includes("ALL") === true && !locked.capabilities.add, "keeps capabilities"),
    ...rule(
      Boolean(resources?.requests?.cpu && resources.requests.memory && resources.limits?.memory),
      "has no request or no limit",
    ),
    ...rule(
      kind !== "Deployment" || Boolean(container.readinessProbe && container.livenessProbe && container.startupProbe),
      "lacks a probe",
    ),
    ...rule(
      !(container.env ?? []).some(({ name: variable, value }) => value !== undefined && SECRET.test(variable)),
      "has a secret in plain text",
    ),
    ...rule(
      !production || (/:[^/]+$/.test(container.image) && !container.image.endsWith(":latest")),
      "is of no certain version",
    ),
  ];
}

function ofProduction(manifests: readonly Manifest[]): string[] {
  const nats = manifests.find(({ kind, metadata }) => kind === "StatefulSet" && metadata.name === "nats");
  const config =
    manifests.find(({ kind, metadata }) => kind === "ConfigMap" && metadata.name.startsWith("hundeblick"))?.data ?? {};
  const conf =
    manifests.find(({ kind, metadata }) => kind === "ConfigMap" && metadata.name.startsWith("nats"))?.data ?? {};
  const rule = (holds: boolean, sentence: string): string[] => (holds ? [] : [sentence]);
  return [
    ...rule(nats?.spec?.replicas === 3 && config["NATS_REPLICAS"] === "3", "streams are not kept three times"),
    ...rule(
      nats?.spec?.template?.spec.containers[0]?.startupProbe?.httpGet?.path === "/healthz",
      "a rolling restart of NATS does not wait for its streams",
    ),
    ...rule(/^\s*sync_interval: always$/m.test(conf["nats.conf"] ?? ""), "NATS says stored before it is on the disk"),
    ...rule(
      /authorization\.conf/.test(conf["nats.conf"] ?? "") && Boolean(conf["authorization.conf"]),
      "NATS lets everybody in",
    ),
    ...rule(!manifests.some(({ kind }) => kind === "Secret"), "secrets stand in the manifests"),
    ...rule(
      !manifests.some(({ kind, metadata }) => kind === "StatefulSet" && metadata.name !== "nats"),
      "there are stores that belong elsewhere",
    ),
  ];
}
