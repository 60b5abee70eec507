import { z } from 'zod';
import type { Manifest } from './read-yaml.ts';

const named = z.looseObject({ name: z.string() });
const httpGet = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) });
const container = z.looseObject({
  name: z.string(),
  image: z.string(),
  args: z.array(z.string()).default([]),
  env: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).default([]),
  securityContext: z.unknown(),
  startupProbe: httpGet.optional(),
  livenessProbe: httpGet.optional(),
  readinessProbe: httpGet.optional(),
  resources: z.object({
    requests: z.record(z.string(), z.string()),
    limits: z.record(z.string(), z.string()),
  }),
  volumeMounts: z.array(z.looseObject({ name: z.string(), mountPath: z.string() })),
});
const podSpec = z.looseObject({
  automountServiceAccountToken: z.boolean(),
  serviceAccountName: z.string(),
  terminationGracePeriodSeconds: z.number().optional(),
  securityContext: z.unknown(),
  containers: z.array(container),
  volumes: z.array(named).default([]),
});
const labels = z.record(z.string(), z.string());
const withPods = z.looseObject({
  metadata: named,
  spec: z.looseObject({
    replicas: z.number().optional(),
    template: z.object({ metadata: z.object({ labels }), spec: podSpec }),
    volumeClaimTemplates: z.array(z.object({ metadata: named })).default([]),
  }),
});

export type Pods = {
  name: string;
  kind: string;
  replicas: number;
  labels: Record<string, string>;
  pod: z.infer<typeof podSpec>;
  container: z.infer<typeof container>;
  volumes: string[];
};

/** The pods of a Deployment, a StatefulSet or a Job, each with one container. */
export function podsIn(manifests: readonly Manifest[]): Pods[] {
  const kinds = ['Deployment', 'StatefulSet', 'Job'];
  return manifests
    .filter(({ kind }) => kinds.includes(kind))
    .map((manifest) => {
      const { metadata, spec } = withPods.parse(manifest);
      const pod = spec.template.spec;
      const [one, ...more] = pod.containers;
      if (!one || more.length > 0) throw new Error(`${metadata.name} has not one container`);
      const claims = spec.volumeClaimTemplates.map((claim) => claim.metadata.name);
      return {
        name: metadata.name,
        kind: manifest.kind,
        replicas: spec.replicas ?? 1,
        labels: spec.template.metadata.labels,
        pod,
        container: one,
        volumes: [...claims, ...pod.volumes.map(({ name }) => name)],
      };
    });
}
