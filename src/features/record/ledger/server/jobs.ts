import { canonicalJson } from '#kernel/canonical-json.ts';
import type { Work } from '#platform/context.ts';
import type { JobHandlers, Schedule } from '#platform/jobs/jobs.ts';
import { merkleTree } from '../domain/merkle.ts';
import { chainStart } from '../domain/row.ts';
import type { LedgerKey } from './ledger-key.ts';
import { sha256 } from './sha256.ts';
import { grownChains, insertCheckpoint, lastCheckpoint, lockCheckpoints } from './store.ts';

const signCheckpoint = 'sign-ledger-checkpoint';

/** Soon after midnight (UTC): a checkpoint for the previous day. */
export const ledgerSchedules: readonly Schedule[] = [{ job: signCheckpoint, cron: '7 0 * * *' }];

type Options = { ledgerKey: LedgerKey; asSystem(run: (work: Work) => Promise<void>): Promise<void> };

export function ledgerJobs(options: Options): JobHandlers {
  return { [signCheckpoint]: () => signCheckpoints(options) };
}

const most = 5_000;

/** Signs the heads of all chains that have grown. Running again writes nothing. */
async function signCheckpoints({ ledgerKey, asSystem }: Options): Promise<void> {
  for (let signed = most; signed === most; ) {
    await asSystem(async (work) => {
      signed = await sign(work, ledgerKey);
    });
  }
}

async function sign({ db, now }: Work, key: LedgerKey): Promise<number> {
  await lockCheckpoints(db);
  const grown = await grownChains(db, most);
  if (grown.length === 0) return 0;
  const last = await lastCheckpoint(db);
  const leaves = grown.map(({ id, head, length }) => ({ chain: id, head, length }));
  const { root, paths } = merkleTree(leaves, sha256);
  const checkpoint = {
    at: now.toISOString(),
    chains: leaves.length,
    number: (last?.number ?? 0) + 1,
    previous: last?.hash ?? chainStart,
    root,
  };
  const text = canonicalJson(checkpoint);
  await insertCheckpoint(
    db,
    { ...checkpoint, hash: sha256(text), signature: key.sign(text) },
    grown.map((chain, at) => ({ ...chain, path: paths[at] ?? [] })),
  );
  return grown.length;
}
