import { expect, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { configTable } from '#platform/config-table.ts';
import { read } from './read-yaml.ts';

const lines = read('deploy/systemd/cairn.service')
  .split('\n')
  .filter((line) => line && !/^[#[]/.test(line))
  .map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]);
const unit = new Map(lines);

test('no directive is given twice, and each has a value or is emptied on purpose', () => {
  const names = lines.map(([name]) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(lines.filter(([, value]) => value === '').map(([name]) => name)).toEqual([
    'CapabilityBoundingSet',
    'AmbientCapabilities',
  ]);
});

test('it runs as a user of its own that may write to its data alone', () => {
  expect(Object.fromEntries(unit)).toMatchObject({
    User: 'cairn',
    StateDirectory: 'cairn',
    StateDirectoryMode: '0700',
    ProtectSystem: 'strict',
    ProtectHome: 'yes',
    PrivateTmp: 'yes',
    NoNewPrivileges: 'yes',
    UMask: '0077',
    MemoryMax: expect.stringMatching(/^\d+M$/),
  });
});

test('nothing hides a part of /proc, without which the converter of documents cannot confine itself', () => {
  for (const name of [
    'ProtectKernelLogs',
    'ProtectKernelTunables',
    'ProtectHostname',
    'ProtectProc',
    'ProcSubset',
  ])
    expect([name, unit.get(name)]).toEqual([name, undefined]);
  expect(unit.get('RestrictNamespaces')?.split(' ')).toEqual(
    expect.arrayContaining(['user', 'mnt', 'pid', 'net', 'ipc', 'uts']),
  );
  expect(unit.get('SystemCallFilter')).toContain('@mount');
});

test('its settings are known, its signal is the one that lets it finish, and it waits long enough', () => {
  const settings = Object.fromEntries(
    (unit.get('Environment') ?? '').split(' ').map((one) => one.split('=')),
  );
  const names: readonly string[] = [...configTable.map(({ name }) => name), 'NODE_ENV'];
  expect(Object.keys(settings).filter((name) => !names.includes(name))).toEqual([]);
  expect(readConfig(settings).dataDir).toBe('/var/lib/cairn');
  expect(unit.get('KillSignal')).toBe('SIGTERM');
  expect(unit.get('KillMode')).toBe('mixed');
  expect(Number(unit.get('TimeoutStopSec'))).toBeGreaterThan(30);
  expect(unit.get('ExecStart')).toContain('/opt/cairn/scripts/launch.mjs start');
});
