import type { Variable } from "../local/environment/declared-variables.ts";
import type { Manifest } from "./rules.ts";

/** Keys by Secret, as listed in the comment of an overlay: `#   mail: MONGO_URL, MAIL_KEY`. */
export const listedSecrets = (kustomization: string): Record<string, string[]> =>
  Object.fromEntries(
    [...kustomization.matchAll(/^# {3}([a-z]+): (.+)$/gm)].map(([, name = "", keys = ""]) => [name, keys.split(", ")]),
  );

/** Optional for a trial; required in production mode. */
const NEEDED_IN_PRODUCTION = ["NATS_NKEY_SEED"];

/** One sentence for each missing variable of an overlay. `declared`: by env.ts. `secrets`: keys of external Secrets. */
export function brokenVariableRules(
  manifests: readonly Manifest[],
  { declared, secrets }: { declared: Record<string, Variable[]>; secrets: Record<string, string[]> },
): string[] {
  const config = Object.keys(configOf(manifests));
  const keysOf = (secret: string): string[] => [
    ...(secrets[secret] ?? []),
    ...manifests
      .filter(({ kind, metadata }) => kind === "Secret" && metadata.name.replace(/-[a-z0-9]{10}$/, "") === secret)
      .flatMap(({ data }) => Object.keys(data ?? {})),
  ];
  return Object.entries(declared).flatMap(([name, variables]) => {
    const [container] =
      manifests.find(({ kind, metadata }) => kind === "Deployment" && metadata.name === name)?.spec?.template?.spec
        .containers ?? [];
    const own = (container?.env ?? []).map((variable) => variable.name);
    const known = [...config, ...own, ...keysOf(name)];
    return [
      ...variables
        .filter(
          ({ name: variable, required }) =>
            (required || NEEDED_IN_PRODUCTION.includes(variable)) && !known.includes(variable),
        )
        .map((variable) => `${name} does not start: nobody sets ${variable.name}`),
      ...variables
        .filter((variable) => own.includes(variable.name))
        .map((variable) => `${name}: an overlay's ${variable.name} is not heard, the Deployment has its own`),
      ...(variables.some((variable) => variable.name === "ADMIN_EMAIL") &&
      !["ADMIN_EMAIL", "ADMIN_PASSWORD"].every((variable) => known.includes(variable))
        ? ["no first operator is made: ADMIN_EMAIL or ADMIN_PASSWORD is missing"]
        : []),
    ];
  });
}

/** One sentence for each host name of the gateway that is not in the Ingress. */
export function brokenHostRules(manifests: readonly Manifest[]): string[] {
  const { PUBLIC_URL = "", ADMIN_HOST } = configOf(manifests);
  const ingress = manifests.find(({ kind }) => kind === "Ingress")?.spec;
  return [new URL(PUBLIC_URL).host, ...(ADMIN_HOST ? [ADMIN_HOST] : [])].flatMap((host) => [
    ...(ingress?.rules?.some((rule) => rule.host === host) ? [] : [`the Ingress does not lead to ${host}`]),
    ...(ingress?.tls?.some(({ hosts }) => hosts.includes(host)) ? [] : [`the Ingress has no certificate for ${host}`]),
  ]);
}

const configOf = (manifests: readonly Manifest[]): Record<string, string> =>
  manifests.find(({ kind, metadata }) => kind === "ConfigMap" && metadata.name === "hundeblick")?.data ?? {};
