import { describe, expect } from 'vitest';
import { externalForm } from '#features/conversation/waitlist/server/external-form.ts';
import { waitlistJobs } from '#features/conversation/waitlist/server/jobs.ts';
import { minutes } from '#kernel/instant.ts';
import { jobAttempts } from '#platform/jobs/jobs.ts';
import { type TestProduct, testProduct } from '#test/support/product.ts';
import { test as plain } from '../support/database.ts';
import { deadUrl, formServer } from './form-server.ts';

const hourly = 'send-waiting-waitlist-entries';

const test = plain
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names out of this pattern
  .extend('form', async ({}, { onCleanup }) => {
    const form = await formServer();
    onCleanup(() => form[Symbol.asyncDispose]());
    return form;
  })
  .extend(
    'make',
    async ({ fresh }) =>
      (waitlistUrl: string | null) =>
        testProduct(fresh, { waitlistUrl }),
  );

async function join(product: TestProduct, email = 'ann@shop.example') {
  const response = await product.call('POST', '/api/waitlist', { body: { email, list: 'health-check' } });
  expect(response.status).toBe(201);
}

async function entry({ database }: TestProduct, email = 'ann@shop.example') {
  return database.db
    .selectFrom('waitlist_entry')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
}

type QueuedJob = TestProduct['queued'][number];

function takeJob({ queued }: TestProduct): QueuedJob {
  const job = queued.shift();
  if (!job) throw new Error('nothing was queued');
  return job;
}

/** Runs a job as the queue does, until it succeeds or used up its attempts; returns the number of attempts. */
async function run(product: TestProduct, job: QueuedJob, most = jobAttempts): Promise<number> {
  const handlers = Object.assign({}, ...product.product.features.map(({ jobs = {} }) => jobs));
  for (let attempt = 1; ; attempt += 1) {
    const failure = await handlers[job.job](job.data).then(
      () => null,
      (error: unknown) => error,
    );
    if (failure === null || attempt === most) return attempt;
    expect(String(failure)).not.toContain('ann');
  }
}

describe('an entry goes to the external form', () => {
  test('once, as JSON, with an idempotency key', async ({ make, form }) => {
    await using product = await make(form.url);
    await join(product);
    await join(product);
    await product.runJobs();
    const kept = await entry(product);
    expect(kept).toMatchObject({ forwarding: 'forwarded', reason: null, attempts: 1, claimed_until: null });
    expect(form.received).toMatchObject([
      {
        headers: { 'content-type': 'application/json', 'idempotency-key': kept.id },
        body: { email: 'ann@shop.example', list: 'health-check' },
      },
    ]);
    await product.runJob(hourly);
    expect(form.received).toHaveLength(1);
  });

  test('once, however many jobs process it at the same time', async ({ make, form }) => {
    await using product = await make(form.url);
    await join(product);
    const job = takeJob(product);
    const handlers = waitlistJobs({
      db: product.database.db,
      clock: product.clock,
      form: externalForm(form.url),
    });
    await Promise.all(Array.from({ length: 8 }, () => handlers[job.job]?.(job.data)));
    expect(form.received).toHaveLength(1);
    expect(await entry(product)).toMatchObject({ forwarding: 'forwarded', attempts: 1 });
  });

  test('with the user name and password of the form’s URL', async ({ make, form }) => {
    await using product = await make(form.url.replace('http://', 'http://me:p%40ss@'));
    await join(product);
    await product.runJobs();
    expect(form.received[0]?.headers.authorization).toBe(`Basic ${btoa('me:p@ss')}`);
    expect(await entry(product)).toMatchObject({ forwarding: 'forwarded' });
  });
});

describe('a form that refuses it', () => {
  test.for([
    [500, 'form_broken'],
    [502, 'form_broken'],
    [503, 'form_busy'],
    [429, 'form_busy'],
  ] as const)('with %i is retried until it accepts', async ([status, reason], { make, form }) => {
    await using product = await make(form.url);
    form.answers = status;
    await join(product);
    const job = takeJob(product);
    await run(product, job, 2);
    expect(await entry(product)).toMatchObject({ forwarding: 'kept', reason, attempts: 2 });
    form.answers = 201;
    await run(product, job);
    expect(await entry(product)).toMatchObject({ forwarding: 'forwarded', reason: null, attempts: 3 });
    expect(form.received).toHaveLength(3);
  });

  test.for([
    [400, 'form_refused'],
    [404, 'form_refused'],
    [422, 'form_refused'],
    [302, 'form_moved'],
    [308, 'form_moved'],
  ] as const)('with %i is not retried automatically', async ([status, reason], { make, form }) => {
    await using product = await make(form.url);
    form.answers = status;
    await join(product);
    expect(await run(product, takeJob(product))).toBe(1);
    product.clock.advance(120 * minutes);
    await product.runJob(hourly);
    expect(await entry(product)).toMatchObject({ forwarding: 'failed', reason, attempts: 1 });
    expect(form.received).toHaveLength(1);
  });

  test('without a connection is retried by the job, then hourly, and the entry is never lost', async ({
    make,
    fresh,
  }) => {
    await using product = await make(await deadUrl());
    await join(product);
    await join(product, 'ben@shop.example');
    expect(await run(product, takeJob(product))).toBe(jobAttempts);
    const failed = { forwarding: 'failed', reason: 'unreachable', attempts: jobAttempts };
    expect(await entry(product)).toMatchObject(failed);
    product.clock.advance(31 * minutes);
    await product.runJob(hourly);
    await using form = await formServer();
    await using later = await testProduct(fresh, { waitlistUrl: form.url });
    later.clock.advance(90 * minutes);
    await later.runJob(hourly);
    expect(form.received.map(({ body }) => body)).toEqual([
      { email: 'ann@shop.example', list: 'health-check' },
      { email: 'ben@shop.example', list: 'health-check' },
    ]);
    expect(await entry(product)).toMatchObject({ forwarding: 'forwarded', reason: null });
    expect(product.log.lines.join('')).not.toContain('ann@');
  });

  test('that is silent times out, and a late answer changes nothing', async ({ make, form }) => {
    await using product = await make(form.url);
    form.answers = 'silent';
    await join(product);
    const job = takeJob(product);
    const handlers = waitlistJobs({
      db: product.database.db,
      clock: product.clock,
      form: externalForm(form.url, 50),
    });
    await expect(handlers[job.job]?.(job.data)).rejects.toThrow('timed_out');
    expect(await entry(product)).toMatchObject({ forwarding: 'kept', reason: 'timed_out', attempts: 1 });
  });

  test('ends the hourly run at the first failure, and the next run starts with another entry', async ({
    make,
    form,
  }) => {
    await using product = await make(form.url);
    for (const name of ['ann', 'ben', 'cat']) {
      await join(product, `${name}@shop.example`);
      product.clock.advance(1);
    }
    form.answers = 503;
    product.clock.advance(31 * minutes);
    await product.runJob(hourly);
    await product.runJob(hourly);
    const asked = form.received.map(({ body }) => body);
    expect(asked).toMatchObject([{ email: 'ann@shop.example' }, { email: 'ben@shop.example' }]);
  });

  test('an entry of a crashed sender can be sent again after a while', async ({ make, form }) => {
    await using product = await make(form.url);
    await join(product);
    const { id } = await entry(product);
    await product.database.db
      .updateTable('waitlist_entry')
      .set({ claimed_until: new Date(product.clock.now().getTime() + minutes) })
      .where('id', '=', id)
      .execute();
    await product.runJobs();
    expect(form.received).toEqual([]);
    product.clock.advance(61 * minutes);
    await product.runJob(hourly);
    expect(await entry(product)).toMatchObject({ forwarding: 'forwarded' });
  });
});

test('without a form entries are kept, and sent once a form is configured', async ({ make, fresh, form }) => {
  await using product = await make(null);
  await join(product);
  await product.runJob(hourly);
  expect(await entry(product)).toMatchObject({ forwarding: 'kept', attempts: 0 });
  await using later = await testProduct(fresh, { waitlistUrl: form.url });
  later.clock.advance(31 * minutes);
  await later.runJob(hourly);
  expect(await entry(later)).toMatchObject({ forwarding: 'forwarded' });
});
