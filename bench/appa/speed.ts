import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { z } from 'zod';
import { freePort } from '#test/support/running-app.ts';
import { median, startChild } from '../children.ts';
import { market } from '../market/fill.ts';
import { lasting, short } from '../short.ts';
import { printTable } from '../table.ts';
import { askAt } from './ask.ts';

const root = join(import.meta.dirname, '../..');
const listings = short ? 100 : 100_000;
const conversations = short ? 3 : 50;
const seconds = 10;
const rounds = short ? { questions: 1, pages: 1 } : { questions: 10, pages: 3 };

const questions = [
  'Which listings in Texas are under two million?',
  'What is an earn-out?',
  'What is my HVAC business worth with 400k of SDE?',
  'Can 374k of SDE carry an SBA loan at a price of 1.2M?',
  'Where do my requests stand?',
  'How do I find out which business it is?',
];

type Speed = {
  firstByte: { median: number; p99: number };
  firstText: { median: number; p99: number };
  /** 99th percentile of page requests in milliseconds, alone and beside conversations. */
  pages: { alone: number; beside: number; answers: number };
};

export async function printSpeed(): Promise<boolean> {
  const { firstByte, firstText, pages } = await measureSpeed();
  const ms = (time: number) => `${time.toFixed(1)} ms`;
  printTable([
    [`at ${listings.toLocaleString('en-US')} listings`, 'median', 'p99', 'target'],
    ['first byte', ms(firstByte.median), ms(firstByte.p99), 'p99 under 150 ms'],
    ['first word', ms(firstText.median), ms(firstText.p99), 'p99 under 150 ms'],
    ['p99 of page requests', ms(pages.alone), 'alone', ''],
    [
      `beside ${conversations} conversations`,
      ms(pages.beside),
      `${pages.answers} answers`,
      'less than twice that',
    ],
  ]);
  return Math.max(firstByte.p99, firstText.p99) < 150 && pages.beside < 2 * pages.alone;
}

async function measureSpeed(): Promise<Speed> {
  const aside = short ? await mkdtemp(join(tmpdir(), 'cairn-bench-appa-')) : undefined;
  const running = await started(await market(listings, aside));
  try {
    const keys = await Promise.all(Array.from({ length: conversations }, (_, n) => joined(running.url, n)));
    const [key = ''] = keys;
    for (const message of questions) await askAt(running.url, key, { message });
    const alone = [];
    for (let round = 0; round < rounds.questions; round += 1)
      for (const message of questions) alone.push(await askAt(running.url, key, { message }));
    const paths = ['/api/listing/?size=12', '/api/dashboard', '/api/listing/?industry=retail', '/help'];
    const quiet: number[] = [];
    const busy: number[] = [];
    let answers = 0;
    for (let round = 0; round < rounds.pages; round += 1) {
      quiet.push(await pagesUnder(running.url, key, paths));
      const talking = talk(running.url, keys);
      busy.push(await pagesUnder(running.url, key, paths));
      answers += await talking.stop();
      await pause(500);
    }
    return {
      firstByte: spread(alone.map(({ firstByte }) => firstByte)),
      firstText: spread(alone.map(({ firstText }) => firstText)),
      pages: { alone: median(quiet), beside: median(busy), answers },
    };
  } finally {
    await running.stop();
    if (aside) await rm(aside, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function started(dataDir: string) {
  const port = await freePort();
  const env = { DATA_DIR: dataDir, PORT: String(port), RATE_LIMITS: 'off', DEMO: 'off' };
  const { stop } = await startChild([join(root, 'scripts/start.ts')], env, 'is running at', root);
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** Conversations with a new question two to five seconds after each answer: sooner than anyone reads one. */
function talk(url: string, keys: readonly string[]) {
  let [over, answers] = [false, 0];
  const all = keys.map(async (key, at) => {
    for (let n = at; !over; n += 1) {
      await askAt(url, key, { message: questions[n % questions.length] ?? '' });
      answers += 1;
      await pause(2_000 + ((at * 97) % 3_000));
    }
  });
  return {
    stop: async () => {
      over = true;
      await Promise.all(all);
      return answers;
    },
  };
}

async function pagesUnder(url: string, key: string, paths: readonly string[]): Promise<number> {
  const result = await autocannon({
    url,
    connections: 8,
    overallRate: 100,
    ...lasting(seconds),
    headers: { 'X-Application-Key': key },
    requests: paths.map((path) => ({ path })),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refusals and ${result.errors} errors beside conversations`);
  return result.latency.p99;
}

async function joined(url: string, n: number): Promise<string> {
  const email = `appa.${process.pid}.${n}.${Date.now()}@bench.example`;
  const password = 'a password of mine';
  const person = { firstName: 'Ada', lastName: 'Lovelace', email, password, phone: '801-555-0123' };
  const created = await fetch(`${url}/users/create`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(person),
  });
  if (!created.ok) throw new Error(`${created.status}: ${await created.text()}`);
  const basic = Buffer.from(`${email}:${password}`).toString('base64');
  const answer = await fetch(`${url}/token/`, { headers: { Authorization: `Basic ${basic}` } });
  return z.object({ jwt: z.string() }).parse(await answer.json()).jwt;
}

function spread(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  return { median: median(times), p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 };
}
