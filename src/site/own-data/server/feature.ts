import { brand } from '#content/brand.ts';
import type { Feature } from '#http/feature.ts';
import type { LimitRule } from '#http/limits.ts';
import { changes, type Route, reads } from '#http/mount.ts';
import { ownReads } from '#http/own-reads.ts';
import { dayOf } from '#kernel/days.ts';
import { signedIn } from '#platform/signed-in.ts';
import { getOwnData, getOwnFiles } from '../contract.ts';
import { type ArchiveTools, archiveOwnData } from './archive-own-data.ts';
import { type OwnPart, ownParts } from './own-parts.ts';
import { ownDataOf } from './read-own-data.ts';

const paths = Object.values<OwnPart>(ownParts).flatMap(({ path, each = {} }) => [
  path,
  ...Object.values(each),
]);

/** It makes as many reads as hundreds of pages do. */
const cost = 100;

/** An archive may be gigabytes. */
const archivesPerPerson: LimitRule = { name: 'own-data-archives', most: 10, seconds: 24 * 3_600 };

type Parts = ArchiveTools & { routes: readonly Route[] };

/** `routes`: those of every feature, of which it reads some. */
export function ownDataFeature({ routes, ...tools }: Parts): Feature {
  const answers = ownReads(routes, paths);
  return {
    name: 'own-data',
    routes: [
      reads(
        getOwnData,
        async (reading) => ({
          fileName: `${brand.name} data ${dayOf(reading.now)}.json`,
          pieces: encoded(await begun(ownDataOf(reading, answers))),
        }),
        { cost },
      ),
      changes(
        getOwnFiles,
        async (work) => {
          const { personId: id } = signedIn(work.actor);
          await work.audit({ action: 'own-data-taken', subject: { type: 'person', id } });
          return {
            fileName: `${brand.name} data ${dayOf(work.now)}.zip`,
            pieces: await archiveOwnData(work, (reading) => encoded(ownDataOf(reading, answers)), tools),
          };
        },
        { limits: ({ actor }) => [{ rule: archivesPerPerson, subject: signedIn(actor).personId }] },
      ),
    ],
  };
}

/** Refuses before the first byte is sent. */
async function begun(pieces: AsyncGenerator<string>): Promise<AsyncGenerator<string>> {
  const first = await pieces.next();
  return (async function* () {
    if (!first.done) yield first.value;
    yield* pieces;
  })();
}

async function* encoded(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const piece of pieces) yield encoder.encode(piece);
}
