import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DiskSpace } from './files/disk-space.ts';

export type Metrics = {
  /** Counts an answered request. `route` is the pattern, never the requested path. */
  observe(method: string, route: string, status: number, seconds: number): void;
  text(): Promise<{ contentType: string; body: string }>;
};

export type PoolFigures = { totalCount: number; idleCount: number; waitingCount: number };

export function createMetrics(pool: PoolFigures, disk: Pick<DiskSpace, 'state'> | null = null): Metrics {
  const registry = new Registry();
  const figures = [ofProcess(), registry];
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of the pool, by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'total' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  if (disk)
    new Gauge({
      name: 'storage_disk_bytes',
      help: 'Of the disk that has least left above its reserve: free, and the reserve below which no file is taken',
      labelNames: ['what'],
      registers: [registry],
      async collect() {
        const state = await disk.state();
        if (state === null) return;
        this.set({ what: 'free' }, state.free);
        this.set({ what: 'reserve' }, state.reserve);
      },
    });
  return {
    observe: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
    text: async () => {
      const parts = await Promise.all(figures.map((one) => one.metrics()));
      return { contentType: registry.contentType, body: parts.join('\n') };
    },
  };
}

let measured: Registry | undefined;

/** Once in a process: what measures it, a timer and an observer of each garbage collection, cannot be stopped. */
function ofProcess(): Registry {
  if (measured) return measured;
  measured = new Registry();
  collectDefaultMetrics({ register: measured });
  // Would tell strangers which known vulnerabilities to try.
  measured.removeSingleMetric('nodejs_version_info');
  return measured;
}
