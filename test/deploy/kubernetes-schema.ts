import { validate as deployment } from 'kubernetes-models/_schemas/IoK8sApiAppsV1Deployment';
import { validate as statefulSet } from 'kubernetes-models/_schemas/IoK8sApiAppsV1StatefulSet';
import { validate as job } from 'kubernetes-models/_schemas/IoK8sApiBatchV1Job';
import { validate as configMap } from 'kubernetes-models/_schemas/IoK8sApiCoreV1ConfigMap';
import { validate as service } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Service';
import { validate as serviceAccount } from 'kubernetes-models/_schemas/IoK8sApiCoreV1ServiceAccount';
import { validate as disruptionBudget } from 'kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget';
import type { Manifest } from './read-yaml.ts';

type Validate = { (data: unknown): boolean; errors?: unknown };
const schemas: Readonly<Record<string, Validate>> = {
  'apps/v1 Deployment': deployment,
  'apps/v1 StatefulSet': statefulSet,
  'batch/v1 Job': job,
  'policy/v1 PodDisruptionBudget': disruptionBudget,
  'v1 ConfigMap': configMap,
  'v1 Service': service,
  'v1 ServiceAccount': serviceAccount,
};

/** What Kubernetes' own schema says against a manifest, and every field that it does not know. */
export function faultsOf({ file: _, ...manifest }: Manifest): string[] {
  const validate = schemas[`${manifest.apiVersion} ${manifest.kind}`];
  if (!validate) return [`there is no ${manifest.kind} in ${manifest.apiVersion}`];
  const unread = new Set<string>();
  // A validator asks for every field that it knows, and passes over the others.
  const fits = validate(watched(manifest, '', unread));
  return [
    ...(fits ? [] : [JSON.stringify(validate.errors)]),
    ...[...unread].map((path) => `${path}: unknown`),
  ];
}

/** Notes the fields of an object that are never asked for. */
function watched(value: object, path: string, unread: Set<string>): object {
  const seen = new Map<PropertyKey, object>();
  const notice = (key: string) => unread.delete(`${path}/${key}`);
  if (!Array.isArray(value)) for (const key of Object.keys(value)) unread.add(`${path}/${key}`);
  return new Proxy(value, {
    get: (target, key) => {
      notice(String(key));
      const inner: unknown = Reflect.get(target, key);
      if (typeof inner !== 'object' || inner === null) return inner;
      const known = seen.get(key) ?? watched(inner, `${path}/${String(key)}`, unread);
      seen.set(key, known);
      return known;
    },
    // Maps, such as labels and settings, are gone through key by key.
    ownKeys: (target) => {
      Object.keys(target).forEach(notice);
      return Reflect.ownKeys(target);
    },
  });
}
