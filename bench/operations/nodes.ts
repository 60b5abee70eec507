import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { roundRobin } from '#test/faults/nodes/round-robin.ts';
import { PostgresNode } from '#test/faults/storm/postgres-node.ts';
import { freePort, type RunningApp, runApp } from '#test/support/running-app.ts';
import type { Figure } from '../rooms/figure.ts';
import { lasting, short } from '../short.ts';
import { processorTime } from './programs.ts';
import { inFlight, visitors } from './visitors.ts';

const loadSeconds = 10;
const settle = short ? 500 : 3_000;

/** Two nodes beside one: the processor per request, and what is lost when they are restarted or killed. */
export async function measureNodes(): Promise<readonly Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cairn-bench-nodes-'));
  const database = new PostgresNode(null);
  const nodes = new Map<number, RunningApp>();
  const start = async (port: number) => {
    const { user, host } = database.facts();
    const DATABASE_URL = `postgres:///postgres?host=${host}&user=${user}`;
    nodes.set(port, await runApp(dataDir, { PORT: String(port), DATABASE_URL, DRAIN_SECONDS: '2' }));
  };
  try {
    await database.initialise();
    await database.start();
    const ports = [await freePort(), await freePort()];
    const [first = 0, second = 0] = ports;
    await start(first);
    const one = await processorPerRequest([first], nodes);
    await start(second);
    const two = await processorPerRequest(ports, nodes);
    const what = 'processor per request, two nodes; one node';
    return [
      { what, measured: two, baseline: one, unit: 'ms', mostTimes: 1.1 },
      ...(await losses(ports, nodes, start)),
    ];
  } finally {
    for (const node of nodes.values()) await node.kill();
    await database.remove();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function processorPerRequest(
  ports: readonly number[],
  nodes: ReadonlyMap<number, RunningApp>,
): Promise<number> {
  const load = (duration: number) =>
    Promise.all(
      ports.map((port) =>
        autocannon({
          url: `http://127.0.0.1:${port}/api/listing/`,
          connections: 16 / ports.length,
          ...lasting(duration),
        }),
      ),
    );
  await load(1);
  const used = () => ports.reduce((sum, port) => sum + processorTime(nodes.get(port)?.child.pid ?? 0), 0);
  const before = used();
  const results = await load(loadSeconds);
  const requests = results.reduce((sum, { requests: { total } }) => sum + total, 0);
  return (used() - before) / requests;
}

async function losses(
  ports: readonly number[],
  nodes: ReadonlyMap<number, RunningApp>,
  start: (port: number) => Promise<void>,
): Promise<Figure[]> {
  const proxy = await roundRobin(ports);
  try {
    while (!proxy.upstreams.every(({ ready }) => ready)) await pause(50);
    const rolling = visitors(proxy.url);
    for (const port of ports) {
      await pause(settle);
      await nodes.get(port)?.stop();
      await start(port);
      while (!proxy.upstreams.every(({ ready }) => ready)) await pause(50);
    }
    await pause(settle);
    const { count } = await rolling.end();
    const lostRolling = proxy.lost.length;
    const killing = visitors(proxy.url);
    await pause(settle);
    await nodes.get(ports[0] ?? 0)?.kill();
    await pause(settle);
    const killed = await killing.end();
    return [
      { what: `lost in a rolling restart, of ${count}`, measured: lostRolling, unit: 'requests', most: 0 },
      {
        what: `lost when one is killed (kill -9), of ${killed.count}`,
        measured: proxy.lost.length - lostRolling,
        unit: 'requests',
        most: inFlight,
      },
    ];
  } finally {
    await proxy.close();
  }
}
