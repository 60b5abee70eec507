import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readConfig } from '#platform/config.ts';
import { configTable } from '#platform/config-table.ts';
import { faultsOf } from './kubernetes-schema.ts';
import { type Pods, podsIn } from './pods.ts';
import { type Manifest, manifestsIn, read, root, version, yamlOf } from './read-yaml.ts';

const home = 'deploy/kubernetes';
const [base, embedded, server] = ['base', 'embedded', 'server'].map((kind) => manifestsIn(join(home, kind)));
const all = [...(base ?? []), ...(embedded ?? []), ...(server ?? [])];
const pods = podsIn(all);
const nodes = pods.filter(({ kind }) => kind !== 'Job');
const web = pods.find(({ name }) => name === 'cairn-web');

const kustomization = z.object({
  namespace: z.string().optional(),
  resources: z.array(z.string()),
  images: z.array(z.object({ name: z.string(), newName: z.string(), newTag: z.string() })).default([]),
});
const spec = (kind: string) =>
  z.looseObject({ spec: z.looseObject({}) }).parse(all.find((one) => one.kind === kind)).spec;

test.each(all)('$file: the $kind is what the schema of Kubernetes asks for', (manifest: Manifest) => {
  expect(faultsOf(manifest)).toEqual([]);
});

test('a wrong type and an unknown field would be found', () => {
  const [one] = all.filter(({ kind }) => kind === 'Deployment');
  expect(faultsOf({ ...one, file: '', spec: { replicas: 'two' } } as Manifest).join()).toContain('/replicas');
  expect(faultsOf({ ...one, file: '', spce: {} } as Manifest)).toContain('/spce: unknown');
});

test('each kustomization lists every file of its folder, and the images are those of this version', () => {
  for (const kind of ['base', 'embedded', 'server']) {
    const { resources, images, namespace } = kustomization.parse(
      yamlOf(join(home, kind, 'kustomization.yaml')),
    );
    const files = globSync('*.yaml', { cwd: join(root, home, kind) }).filter(
      (file) => file !== 'kustomization.yaml',
    );
    const shared = kind === 'base' ? [] : ['../base'];
    expect(resources.toSorted()).toEqual([...shared, ...files].toSorted());
    if (kind === 'base') continue;
    expect(namespace).toBe('cairn');
    expect(images).toEqual([{ name: 'cairn', newName: expect.any(String), newTag: version }]);
  }
  // A name alone: the kustomizations replace it.
  expect(new Set(pods.map(({ container }) => container.image))).toEqual(new Set(['cairn']));
});

describe.each(pods)('the pods of $kind $name', ({ name, pod, container, volumes }: Pods) => {
  test('run as the user of the image, without privileges, on a read-only root', () => {
    expect(read('deploy/Containerfile')).toContain('\nUSER 10001:10001\n');
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: 10001,
      runAsGroup: 10001,
      fsGroup: 10001,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(pod.automountServiceAccountToken).toBe(false);
    expect(pod.serviceAccountName).toBe('cairn');
  });

  test('ask for processor and memory, have a limit of memory, and mount volumes that are there', () => {
    expect(Object.keys(container.resources.requests).toSorted()).toEqual(['cpu', 'memory']);
    expect(Object.keys(container.resources.limits)).toEqual(['memory']);
    const places = container.volumeMounts.map(({ mountPath }) => mountPath);
    expect(places).toEqual(expect.arrayContaining(['/data', '/tmp']));
    expect(container.volumeMounts.map((mount) => mount.name).toSorted()).toEqual(volumes.toSorted());
  });

  test('have settings that Cairn knows and accepts', () => {
    const { data } = z
      .looseObject({ data: z.record(z.string(), z.string()) })
      .parse(all.find(({ kind }) => kind === 'ConfigMap'));
    const own = Object.fromEntries(container.env.map((one) => [one.name, one.value]));
    const names: readonly string[] = configTable.map((setting) => setting.name);
    expect([...Object.keys(data), ...Object.keys(own)].filter((one) => !names.includes(one))).toEqual([]);
    const secret = name === 'cairn' ? {} : { DATABASE_URL: 'postgres://cairn:pw@database:5432/cairn' };
    const config = readConfig({ ...data, ...own, ...secret });
    expect(config.demo).toBe('off');
    const waits = config.drainSeconds + 30;
    if (pod.terminationGracePeriodSeconds) expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(waits);
  });
});

test.each(nodes)('$name is asked whether it runs and whether it is ready', ({ container }) => {
  expect(container.ports).toEqual([{ name: 'http', containerPort: 3000 }]);
  const asked = (path: string) => expect.objectContaining({ httpGet: { path, port: 'http' } });
  expect(container.startupProbe).toEqual(asked('/healthz'));
  expect(container.livenessProbe).toEqual(asked('/healthz'));
  expect(container.readinessProbe).toEqual(asked('/readyz'));
  expect(read('src/http/health.ts')).toMatch(/app\.get\('\/healthz'[\s\S]*app\.get\('\/readyz'/);
});

test('one pod has the embedded database; a server has several for people, a worker, and a job that migrates', () => {
  expect(podsIn(embedded ?? []).map(({ kind, replicas }) => [kind, replicas])).toEqual([['StatefulSet', 1]]);
  const roles = podsIn(server ?? []).map(({ name, container }) => [
    name,
    container.env.find((one) => one.name === 'ROLE')?.value ?? container.args.join(' '),
  ]);
  expect(Object.fromEntries(roles)).toEqual({
    'cairn-web': 'web',
    'cairn-worker': 'worker',
    'cairn-migrate': 'admin migrate',
  });
  expect(web?.replicas).toBeGreaterThan(1);
});

test('the service leads to pods for people, and the disruption budget leaves one of them', () => {
  const labels = { 'app.kubernetes.io/component': 'web' };
  expect(spec('Service')).toMatchObject({ selector: labels, ports: [{ port: 80, targetPort: 'http' }] });
  expect(spec('PodDisruptionBudget')).toEqual({ minAvailable: 1, selector: { matchLabels: labels } });
  for (const { kind, name, labels: own } of nodes)
    expect([name, own]).toEqual([
      name,
      kind === 'StatefulSet' || name === 'cairn-web' ? labels : expect.not.objectContaining(labels),
    ]);
});
