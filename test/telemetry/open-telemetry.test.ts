import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, vi } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { startJobs } from '#platform/jobs/jobs.ts';
import { openTelemetry } from '#platform/telemetry/open-telemetry.ts';
import { measured, measureWith, type Telemetry } from '#platform/telemetry/telemetry.ts';
import { capturedLog } from '#test/support/captured-log.ts';
import { test as plain } from '#test/support/database.ts';
import { publishListing } from '#test/support/deal.ts';
import { join } from '#test/support/people.ts';
import { testProduct } from '#test/support/product.ts';
import { webhookReceiver } from '#test/support/webhook-receiver.ts';
import { addWebhook, sendTest } from '#test/support/webhooks.ts';
import { collector } from './collector.ts';

const about = { name: 'one:3000', role: 'all', version: '0.1.0' };

const test = plain
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it what a fixture needs
  .extend('sink', async ({}, { onCleanup }) => {
    const sink = await collector();
    onCleanup(() => sink[Symbol.asyncDispose]());
    return sink;
  })
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it what a fixture needs
  .extend('turnOn', async ({}, { onCleanup }) => {
    onCleanup(() => {
      measureWith(null);
      vi.unstubAllEnvs();
    });
    return (endpoint: string): Telemetry => {
      vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint);
      const settings = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }).telemetry;
      if (settings === null) throw new Error('it is off');
      const measuring = openTelemetry(settings, about);
      measureWith(measuring);
      return measuring;
    };
  });

test('requests, statements and jobs are told by pattern and name, and nothing of a person', async ({
  fresh,
  sink,
  turnOn,
}) => {
  const measuring = turnOn(sink.url);
  await using product = await testProduct(fresh);
  const owner = await join(product, 'Canaria Quartzite');
  const listing = await publishListing(owner);
  const traceId = 'c0ffee00c0ffee00c0ffee00c0ffee00';
  const headers = {
    traceparent: `00-${traceId}-c0ffee00c0ffee00-01`,
    tracestate: 'vendor=Quartzite',
    baggage: 'name=Quartzite',
    'user-agent': 'Quartzite 1.0',
  };
  const { key } = owner;
  const answer = await product.call('GET', `/api/listing/${listing}?note=Quartzite`, { key, headers });
  expect(answer.status).toBe(200);
  await product.call('GET', '/api/listing/?q=Quartzite', { key });
  await product.call('GET', '/api/no/Quartzite/here');
  await product.call('QUARTZITE', '/api/listing/');
  await product.call('GET', '/api/listing/x', { headers: { traceparent: 'Quartzite' } });
  const lines = product.log.lines.filter((line) => line.includes(traceId));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    node: 'node:0',
    trace: traceId,
    route: '/api/listing/:id',
  });
  await measuring.stop();
  const spans = sink.spans();
  const request = spans.find((span) => span.traceId === traceId && span.name === 'GET /api/listing/:id');
  expect(request?.parentSpanId).toBe('c0ffee00c0ffee00');
  const below = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(below.length).toBeGreaterThan(0);
  for (const { traceId: same, attributes } of below) {
    expect(same).toBe(traceId);
    expect(attributes.map(({ key: name }) => name)).toEqual(['db.system.name', 'db.query.summary']);
  }
  expect(spans.map(({ name }) => name)).toEqual(expect.arrayContaining(['GET (none)', 'other /api/listing']));
  expect(sink.metricNames()).toEqual(
    new Set(['process.memory.usage', 'http.server.request.duration', 'db.client.operation.duration']),
  );
  expect(JSON.stringify(sink.resources())).toContain('one:3000');
  const sent = sink.text();
  for (const secret of [/quartzite/i, /canaria/i, listing, owner.id, owner.email, '127.0.0.1', /vendor/])
    expect(sent).not.toMatch(secret);
});

test('a job is part of the trace that queued it, and its handler does not see that', async ({
  fresh,
  sink,
  turnOn,
}) => {
  const measuring = turnOn(sink.url);
  const seen: unknown[] = [];
  const note = async (data: unknown) => void seen.push(data);
  const fail = async () => {
    throw new RangeError('Quartzite');
  };
  const { log, lines } = capturedLog();
  const jobs = await startJobs({ connection: fresh.source, handlers: { note, fail }, log, attempts: 1 });
  await measured({ kind: 'request', name: 'asking' }, () =>
    fresh.db.transaction().execute(async (tx) => {
      await jobs.enqueue(tx, 'note', { id: 'Quartzite' });
      await jobs.enqueue(tx, 'fail', {});
    }),
  );
  await expect.poll(() => [seen, lines.length > 0]).toEqual([[{ id: 'Quartzite' }], true]);
  await jobs.stop();
  await measuring.stop();
  const spans = sink.spans();
  const traceOf = (name: string) => spans.find((span) => span.name === name)?.traceId;
  expect(traceOf('job note')).toBe(traceOf('asking'));
  expect(traceOf('job fail')).toBe(traceOf('asking'));
  expect(spans.find(({ name }) => name === 'job fail')?.attributes).toContainEqual({
    key: 'error.type',
    value: { stringValue: 'RangeError' },
  });
  expect(sink.text()).not.toMatch(/quartzite/i);
});

test('each delivery of a webhook has a trace of its own, which is given on', async ({
  fresh,
  sink,
  turnOn,
}) => {
  await using product = await testProduct(fresh, { webhookNetworks: ['127.0.0.0/8'] });
  await using receiver = await webhookReceiver();
  const owner = await join(product, 'Olive Owner');
  const { id } = await addWebhook(owner, receiver.url);
  await sendTest(owner, id);
  await sendTest(owner, id);
  const measuring = turnOn(sink.url);
  await measured({ kind: 'job', name: 'job send-webhooks' }, () => product.runJob('send-webhooks'));
  await measuring.stop();
  const given = receiver.received.map(({ headers }) => headers.traceparent?.split('-')[1]);
  expect(given).toHaveLength(2);
  expect(new Set(given).size).toBe(2);
  const spans = sink.spans();
  const job = spans.find(({ name }) => name === 'job send-webhooks');
  const calls = spans.filter(({ name }) => name === 'POST webhook');
  expect(calls.map(({ traceId }) => traceId).toSorted()).toEqual(given.toSorted());
  for (const call of calls) {
    expect(call.traceId).not.toBe(job?.traceId);
    expect(call.links).toMatchObject([{ traceId: job?.traceId }]);
  }
  expect(sink.text()).not.toContain(receiver.url);
});

test('a collector that is away holds up no request', async ({ fresh, sink, turnOn }) => {
  await sink[Symbol.asyncDispose]();
  const measuring = turnOn(sink.url);
  await using product = await testProduct(fresh);
  expect((await product.call('GET', '/api/listing/')).status).toBe(200);
  await measuring.stop();
  expect((await product.call('GET', '/api/listing/')).status).toBe(200);
  expect(product.log.lines.filter((line) => !line.includes('"msg":"request"'))).toEqual([]);
});

test('where it is off nothing is measured, and its packages are not even loaded', async ({ fresh }) => {
  await using product = await testProduct(fresh);
  await product.call('GET', '/api/listing/');
  expect(JSON.parse(product.log.lines.at(-1) ?? '')).toEqual(
    expect.not.objectContaining({ trace: expect.anything() }),
  );
  expect(readConfig({}).telemetry).toBeNull();
  const root = new URL('../../', import.meta.url).pathname;
  const importing = async (what: RegExp) => {
    const files = globSync('src/**/*.{ts,tsx}', { cwd: root });
    const found = await Promise.all(
      files.map(async (file) => what.test(await readFile(`${root}${file}`, 'utf8'))),
    );
    return files.filter((_, index) => found[index]);
  };
  expect(await importing(/from '@opentelemetry\//)).toEqual(['src/platform/telemetry/open-telemetry.ts']);
  expect(await importing(/from '[^']*open-telemetry\.ts'/)).toEqual([]);
});
