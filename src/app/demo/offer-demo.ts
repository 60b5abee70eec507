import { sql } from 'kysely';
import { setPassword } from '#features/people/accounts/server/passwords.ts';
import { personCardByEmail } from '#features/people/accounts/server/person-card.ts';
import { passwordWeakness } from '#features/people/accounts/server/refuse-weak-password.ts';
import { days, minutes } from '#kernel/instant.ts';
import type { Config } from '#platform/config.ts';
import type { Reader } from '#platform/context.ts';
import type { Logger } from '#platform/log.ts';
import { isLocalStart } from '#platform/loopback.ts';
import { StartProblem } from '#platform/start-problem.ts';
import type { Product } from '../build-app.ts';
import { forgetDemoPassword, keepDemoPassword, keptDemoPassword, newDemoPassword } from './demo-password.ts';
import { demoPeople } from './demo-people.ts';
import { forgetStory, keepStory, keptStory } from './story/story-file.ts';

type Place = {
  config: Pick<Config, 'demo' | 'demoSize' | 'demoPassword' | 'dataDir' | 'host' | 'publicUrl'>;
  db: Reader;
  embedded: boolean;
  now: Date;
  log: Logger;
};

/**
 * How to sign in to the demo. `filling`: the story is still being loaded. `age`: days since the story began; `null`
 * without one.
 */
export type DemoOffer = {
  emails: readonly string[];
  password: string;
  filling: boolean;
  age: number | null;
  dataDir: string;
};

const signingIn = demoPeople.filter((person) => person.signsIn);

/** Throws StartProblem for a weak demo password before anything is opened or built. */
export function checkDemoPassword({ demo, demoPassword }: Pick<Config, 'demo' | 'demoPassword'>): void {
  if (demo === 'off' || demoPassword === null) return;
  if (demoPeople.some((person) => passwordWeakness(demoPassword, person)))
    throw new StartProblem(
      'DEMO_PASSWORD is one of those that are tried first: choose another, or leave it out for a random one.',
    );
}

/**
 * Loads the demo if it is wanted and missing. By default that means an embedded database without accounts that only
 * this machine can reach. Returns `null` without a demo.
 */
export async function offerDemo(product: Product, place: Place): Promise<DemoOffer | null> {
  const { config, db, now } = place;
  if (!isLocalStart(config)) await closeDemo(product, place);
  if (config.demo === 'off') return null;
  const kept = keptDemoPassword(config.dataDir);
  const password = config.demoPassword ?? kept ?? newDemoPassword();
  const loaded = (await personCardByEmail(db, signingIn[0]?.email ?? '')) !== null;
  if (!loaded && !(await isWanted(place))) return null;
  if (password !== kept) keepDemoPassword(config.dataDir, password);
  if (!loaded) await load(product, config, password);
  else if (password !== kept) await changePasswords(product, password);
  const story = keptStory(config.dataDir);
  const began = story?.began.getTime() ?? null;
  return {
    emails: signingIn.map((person) => person.email),
    password,
    filling: story?.told === false,
    age: began === null ? null : Math.floor((now.getTime() - began) / days),
    dataDir: config.dataDir,
  };
}

/** Loads what the first sign-in needs; the story follows while the server runs. */
async function load(
  product: Product,
  { dataDir, demoSize }: Place['config'],
  password: string,
): Promise<void> {
  const { loadDemo } = await import('./load-demo.ts');
  const full = demoSize === 'full';
  const apart = full ? 8 * days : 7 * minutes;
  await product.asSystem(async (work) => {
    if (full) keepStory(dataDir, { began: work.now, told: false });
    await loadDemo(work, product.vault, { password, apart });
  });
}

async function isWanted({ config, db, embedded }: Place): Promise<boolean> {
  if (config.demo === 'on') return true;
  if (!embedded) return false;
  const { rows } = await sql`select from person limit 1`.execute(db);
  return rows.length === 0;
}

/** Locks the demo accounts of a local trial that is now reachable by others. */
async function closeDemo(product: Product, { config, log }: Place): Promise<void> {
  if (keptDemoPassword(config.dataDir) === null) return;
  await changePasswords(product, newDemoPassword());
  forgetDemoPassword(config.dataDir);
  forgetStory(config.dataDir);
  log.warn(
    {},
    'demo accounts and listings are in this database; no one can sign in to them here. Start on an empty DATA_DIR to be without them',
  );
}

async function changePasswords(product: Product, password: string): Promise<void> {
  await product.asSystem(async (work) => {
    for (const { email } of signingIn) {
      const person = await personCardByEmail(work.db, email);
      if (person) await setPassword(work, person.id, password);
    }
  });
}
