import { brand } from '#content/brand.ts';
import type { Feature } from '#http/feature.ts';
import { type Route, reads } from '#http/mount.ts';
import { dayOf } from '#kernel/days.ts';
import { getOwnData } from '../contract.ts';
import { ownParts } from './own-parts.ts';
import { type Answers, ownDataOf } from './read-own-data.ts';

/** It makes as many reads as hundreds of pages do. */
const cost = 100;

/** `routes`: those of every feature, of which it reads some. */
export function ownDataFeature({ routes }: { routes: readonly Route[] }): Feature {
  const answers = answersOf(routes);
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
    ],
  };
}

function answersOf(routes: readonly Route[]): Answers {
  const gets = new Map(
    routes.filter(({ endpoint }) => endpoint.method === 'GET').map((route) => [route.endpoint.path, route]),
  );
  const paths = Object.values(ownParts).flatMap((part) => [
    part.path,
    ...Object.values('each' in part ? part.each : {}),
  ]);
  const unknown = paths.filter((path) => !gets.get(path)?.read);
  if (unknown.length > 0) throw new Error(`own data has no such reads: ${unknown.join(', ')}`);
  return async (reading, path, id, query) => {
    const { endpoint, read } = gets.get(path) ?? {};
    if (!endpoint || !read || 'file' in endpoint.reply) throw new Error(`no such read: ${path}`);
    return endpoint.reply.parse(
      await read(reading, { params: path.includes(':id') ? { id } : {}, query, body: undefined }),
    );
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
