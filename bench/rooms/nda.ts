import { printNda } from '../../src/features/agreements/ndas/server/print-nda.ts';
import { readSeal } from '../../src/platform/seal/read-seal.ts';
import { makeSealIdentity } from '../../src/platform/seal/seal-identity.ts';
import { sealPdf } from '../../src/platform/seal/seal-pdf.ts';
import { printedFor, signedAt } from '../../test/ndas/sample.ts';
import { median } from '../children.ts';
import { short } from '../short.ts';
import type { Figure } from './figure.ts';

/** Milliseconds, warm: libraries are loaded and one NDA was made before. */
type Round = { writing: number; sealing: number; verifying: number };

const rounds = short ? 1 : 15;

export async function measureNda(): Promise<Figure[]> {
  const identity = await makeSealIdentity('Cairn', signedAt, ['4000000000000001', '4000000000000002']);
  const once = async () => {
    const [start, written] = await timed(() => printNda(printedFor('Ada Lovelace')));
    const [seal, sealed] = await timed(() => sealPdf(written, identity, { reason: 'bench', at: signedAt }));
    const [check, found] = await timed(() => readSeal(sealed, [identity]));
    if (!found?.intact) throw new Error('the seal does not verify');
    return { writing: start, sealing: seal, verifying: check };
  };
  await once();
  const all: Round[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await once());
  const of = (take: (round: Round) => number) => median(all.map(take));
  return [
    { what: 'NDA: writing it with its certificate', measured: of(({ writing }) => writing), unit: 'ms' },
    { what: 'NDA: sealing', measured: of(({ sealing }) => sealing), unit: 'ms' },
    { what: 'NDA: verifying the seal', measured: of(({ verifying }) => verifying), unit: 'ms' },
    {
      what: 'NDA: written, sealed and verified',
      measured: of(({ writing, sealing, verifying }) => writing + sealing + verifying),
      unit: 'ms',
      most: 250,
    },
  ];
}

async function timed<T>(run: () => Promise<T>): Promise<[number, T]> {
  const start = performance.now();
  const result = await run();
  return [performance.now() - start, result];
}
