import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readConfig } from '#platform/config.ts';
import { configTable } from '#platform/config-table.ts';
import { root, version, yamlOf } from './read-yaml.ts';

const service = z.looseObject({
  image: z.string(),
  command: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.string()).default({}),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  networks: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  tmpfs: z.array(z.string()).default([]),
  secrets: z.array(z.string()).default([]),
});
const compose = z.looseObject({
  services: z.record(z.string(), service),
  networks: z.record(z.string(), z.unknown()),
  volumes: z.record(z.string(), z.unknown()),
  secrets: z.record(z.string(), z.object({ file: z.string() })).default({}),
});

const given = {
  PUBLIC_URL: 'https://cairn.example.com',
  SITE: 'cairn.example.com',
  DATABASE_PASSWORD: 'abc',
  STORAGE_PASSWORD: 'def',
};

/** As compose replaces them: `${NAME}`, `${NAME:-default}` and `${NAME:?why}`. */
function filled(text: string): string {
  return text.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, how?: string, rest = '') => {
    const value: string | undefined = Reflect.get(given, name);
    if (value === undefined && how !== '-') throw new Error(`${name} is not given`);
    return value ?? rest;
  });
}

describe.each(['deploy/compose.yaml', 'deploy/compose.server.yaml'])('%s', (file) => {
  const { services, networks, volumes, secrets } = compose.parse(yamlOf(file));
  const ours = Object.entries(services).filter(([, { image }]) => image.includes('CAIRN_IMAGE'));

  test('every image has a tag, never the latest, and ours is of this version', () => {
    for (const { image } of Object.values(services)) {
      expect(filled(image)).toMatch(/^[\w.-]+(?::\d+)?\/[\w./-]+:[\w.-]+$/);
      expect(image).not.toContain('latest');
    }
    for (const [, { image }] of ours) expect(filled(image)).toBe(`localhost/cairn:${version}`);
  });

  test('what a service refers to is there', () => {
    for (const one of Object.values(services)) {
      expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(one.depends_on)));
      expect(Object.keys(networks)).toEqual(expect.arrayContaining(one.networks));
      expect(Object.keys(secrets)).toEqual(expect.arrayContaining(one.secrets));
      for (const [from = ''] of one.volumes.map((volume) => volume.split(':')))
        if (from.startsWith('.')) expect(existsSync(join(root, 'deploy', from))).toBe(true);
        else expect(Object.keys(volumes)).toContain(from);
    }
  });

  test.each(ours)(
    '%s runs without privileges, on a read-only root, with memory and time limits',
    (_, node) => {
      expect(node).toMatchObject({
        user: '10001:10001',
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        mem_limit: expect.any(String),
        pids_limit: expect.any(Number),
      });
      const places = [...node.tmpfs, ...node.volumes.map((volume) => volume.split(':')[1])].join(' ');
      expect(places).toMatch(/\/tmp\b/);
      expect(places).toMatch(/\/data\b/);
      expect(node).toMatchObject({ stop_grace_period: expect.stringMatching(/^\d+s$/) });
    },
  );

  test.each(ours)('%s has settings that Cairn knows and accepts', (_, node) => {
    const names: readonly string[] = configTable.map((setting) => setting.name);
    expect(Object.keys(node.environment).filter((name) => !names.includes(name))).toEqual([]);
    const env = Object.fromEntries(
      Object.entries(node.environment).map(([name, value]) => [name, filled(value)]),
    );
    const config = readConfig(env);
    expect(config).toMatchObject({ publicUrl: given.PUBLIC_URL, demo: 'off' });
    expect(config.trustedProxies).toHaveLength(1);
    const { stop_grace_period: grace } = z.looseObject({ stop_grace_period: z.string() }).parse(node);
    expect(Number.parseInt(grace, 10)).toBeGreaterThan(config.drainSeconds + 30);
  });
});

test('the server form has two nodes for people, a worker, and a migration before all of them', () => {
  const { services, secrets } = compose.parse(yamlOf('deploy/compose.server.yaml'));
  const roles = Object.entries(services).flatMap(([name, { environment }]) =>
    environment.ROLE ? [[name, environment.ROLE]] : [],
  );
  expect(roles).toEqual([
    ['web-1', 'web'],
    ['web-2', 'web'],
    ['worker', 'worker'],
  ]);
  for (const [name = ''] of roles)
    expect(services[name]?.depends_on.migrate).toEqual({ condition: 'service_completed_successfully' });
  expect(services.migrate?.command).toEqual(['admin', 'migrate']);
  expect(services['web-1']?.environment.SECRETS_FILE).toBe('/run/secrets/cairn');
  expect(secrets).toEqual({ cairn: { file: './secrets.json' } });
});
