import type { Manifest } from "./rules.ts";

const ENDPOINT = "OTEL_EXPORTER_OTLP_ENDPOINT";
type Egress = { to?: { namespaceSelector?: { matchLabels?: Record<string, string> } }[]; ports?: { port: number }[] };

/** One sentence for each process that should send telemetry (all, if one does or something scales by it) and cannot. */
export function brokenTelemetryRules(manifests: readonly Manifest[]): string[] {
  const processes = manifests
    .filter(({ kind }) => kind === "Deployment")
    .map(({ metadata: { name }, spec }) => {
      const [container] = spec?.template?.spec.containers ?? [];
      return {
        name,
        labels: spec?.template?.metadata.labels ?? {},
        endpoint: container?.env?.find((variable) => variable.name === ENDPOINT)?.value,
        command: container?.command?.join(" ") ?? "",
      };
    });
  const scales = manifests.some(({ kind }) => kind === "ScaledObject");
  if (!scales && processes.every(({ endpoint }) => !endpoint)) return [];
  return processes.flatMap(({ name, labels, endpoint, command }) => [
    ...(endpoint ? [] : [`${name} sends no metrics`]),
    ...(command.includes("--import ./src/instrument.ts") ? [] : [`${name} starts without its telemetry`]),
    ...(!endpoint || reaches(manifests, labels, new URL(endpoint)) ? [] : [`${name} may not speak to ${endpoint}`]),
  ]);
}

/** Whether a policy allows egress of pods with these labels to a Service's address, `name.namespace:port`. */
const reaches = (manifests: readonly Manifest[], labels: Record<string, string>, { hostname, port }: URL): boolean =>
  manifests
    .filter(({ kind }) => kind === "NetworkPolicy")
    .some(({ spec }) => {
      const selected = Object.entries(spec?.podSelector?.matchLabels ?? {}).every(
        ([label, value]) => labels[label] === value,
      );
      const namespace = hostname.split(".")[1];
      return (
        selected &&
        ((spec?.egress ?? []) as Egress[]).some(
          ({ to, ports }) =>
            ports?.some((one) => one.port === Number(port)) &&
            (!to ||
              to.some(
                ({ namespaceSelector }) =>
                  namespaceSelector?.matchLabels?.["kubernetes.io/metadata.name"] === namespace,
              )),
        )
      );
    });
