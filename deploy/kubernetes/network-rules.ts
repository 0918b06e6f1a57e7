import type { Manifest } from "./rules.ts";

type Labels = Record<string, string>;
type Peer = { podSelector?: object; namespaceSelector?: object; ipBlock?: { cidr: string; except?: string[] } };
type Rule = { to?: Peer[]; from?: Peer[]; ports?: { port: number }[] };

/** Ports of the bus and the stores, in the cluster or elsewhere. */
const STORES = [4222, 6222, 6379, 8333, 27_017];
/** A store's policy must name its network, not any address. */
const WORLD_BITS = 8;
/** Private, shared (RFC 6598) and link-local networks: nodes, pods and the cloud's metadata are there. */
const PRIVATE = ["10.0.0.0/8", "100.64.0.0/10", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16"];

/** One sentence for each network policy without both ends, and for each store that is reachable from everywhere. */
export function brokenNetworkRules(manifests: readonly Manifest[]): string[] {
  const policies = manifests.filter(({ kind }) => kind === "NetworkPolicy");
  // whoever reaches the gateway past the proxy would choose the address it counts by
  const trustsProxy = manifests.some(({ data }) => Number(data?.["TRUST_PROXY_HOPS"]) > 0);
  const ofPolicies = policies.flatMap(({ metadata: { name }, spec }) => [
    ...((spec?.egress ?? []) as Rule[]).flatMap(({ to = [], ports = [] }) => [
      ...(ports.length > 0 ? [] : [`${name} lets out on every port`]),
      ...(to.length > 0 ? [] : [`${name} lets out to everywhere`]),
      ...(ports.some(({ port }) => STORES.includes(port)) && to.some(isWorld)
        ? [`${name} takes the world for a store`]
        : []),
      ...(ports.some(({ port }) => port === 443) && to.some((peer) => isWorld(peer) && !exceptsPrivate(peer))
        ? [`${name} lets out to private networks`]
        : []),
    ]),
    // clients of the gateway are unknown, unless it believes a proxy
    ...((spec?.ingress ?? []) as Rule[]).flatMap(({ from = [], ports = [] }) => [
      ...(ports.length > 0 ? [] : [`${name} lets in on every port`]),
      ...(from.length > 0 || !(trustsProxy || ports.some(({ port }) => STORES.includes(port)))
        ? []
        : [`${name} lets everybody in`]),
    ]),
  ]);
  const stores = manifests.filter(
    ({ kind, spec }) => kind === "StatefulSet" && spec?.template?.metadata.labels["hundeblick/store"],
  );
  const unguarded = stores
    .filter(
      ({ spec }) =>
        !policies.some((policy) => policy.spec?.ingress && selects(policy, spec?.template?.metadata.labels ?? {})),
    )
    .map(({ metadata: { name } }) => `${name} has no policy of its own`);
  const ports = policies.flatMap(({ spec }) => ((spec?.egress ?? []) as Rule[]).flatMap((rule) => rule.ports ?? []));
  const unreached = [4222, 27_017, 6379].filter((wanted) => !ports.some(({ port }) => port === wanted));
  const paid = manifests.some(({ data }) => (data?.["VISION_PROVIDER"] ?? "local") !== "local");
  const cutOff = paid && !policies.some(({ metadata }) => metadata.name === "paid-provider");
  return [
    ...ofPolicies,
    ...unguarded,
    ...unreached.map((port) => `nobody is let out to port ${port}`),
    ...(cutOff ? ["analysis does not reach its vision provider: components/paid-provider is missing"] : []),
  ];
}

const isWorld = ({ ipBlock }: Peer): boolean =>
  ipBlock !== undefined && Number(ipBlock.cidr.split("/")[1]) < WORLD_BITS;

const exceptsPrivate = ({ ipBlock }: Peer): boolean => PRIVATE.every((network) => ipBlock?.except?.includes(network));

const selects = ({ spec }: Manifest, labels: Labels): boolean => {
  const wanted = Object.entries(spec?.podSelector?.matchLabels ?? {});
  return wanted.length > 0 && wanted.every(([label, value]) => labels[label] === value);
};
