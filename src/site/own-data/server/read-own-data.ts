import { z } from 'zod';
import type { OwnRead } from '#http/own-reads.ts';
import { isViewed } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import { withoutDirections } from '#kernel/visible-text.ts';
import type { Reading } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import { pageSizes } from '#wire/page-of.ts';
import { type OwnPart, ownParts } from './own-parts.ts';

type Query = Readonly<Record<string, string>>;

const listed = z.object({ items: z.array(z.unknown()), next: z.string().nullable().optional() });
const withId = z.looseObject({ id: z.string() });

/** One JSON object, in pieces: a page of a list is the most that is in memory. */
export async function* ownDataOf(reading: Reading, answers: OwnRead): AsyncGenerator<string> {
  // An admin who views as someone may look at pages, not take everything along.
  if (isViewed(reading.actor)) throw new Refused('view-only');
  const { personId } = signedIn(reading.actor);
  yield `{"collectedAt":${JSON.stringify(reading.now.toISOString())}`;
  for (const [name, part] of Object.entries<OwnPart>(ownParts)) {
    yield `,\n${JSON.stringify(name)}:`;
    yield* partOf(reading, answers, part, personId);
  }
  yield '}\n';
}

async function* partOf(
  reading: Reading,
  answers: OwnRead,
  part: OwnPart,
  personId: string,
): AsyncGenerator<string> {
  const read = (id: string, path: string) => (query: Query) =>
    answers(reading, path, id, { ...part.query, ...query });
  const first = await orRefusal(() => read(personId, part.path)({}));
  if (!listed.safeParse(first).success) {
    yield text(first);
    return;
  }
  let between = '[';
  for await (const item of itemsOf(read(personId, part.path))) {
    yield between + text(await withDetails(reading, answers, part, item));
    between = ',\n';
  }
  yield between === '[' ? '[]' : ']';
}

async function withDetails(reading: Reading, answers: OwnRead, { each = {} }: OwnPart, item: unknown) {
  const parsed = withId.safeParse(item);
  if (!parsed.success) return item;
  const details: Record<string, unknown> = {};
  for (const [name, path] of Object.entries(each))
    details[name] = await orRefusal(() => whole((query) => answers(reading, path, parsed.data.id, query)));
  return { ...parsed.data, ...details };
}

/** The items of all pages if it is a list, else what was answered. */
async function whole(read: (query: Query) => Promise<unknown>): Promise<unknown> {
  const first = await read({});
  if (!listed.safeParse(first).success) return first;
  const items: unknown[] = [];
  for await (const item of itemsOf(read)) items.push(item);
  return items;
}

async function* itemsOf(read: (query: Query) => Promise<unknown>): AsyncGenerator<unknown> {
  let query: Query = { size: String(pageSizes.most) };
  for (;;) {
    const { items, next } = listed.parse(await read(query));
    yield* items;
    if (!next) return;
    query = { ...query, after: next };
  }
}

/** Such as a room that asks for a second factor: the file says so, and goes on. */
async function orRefusal(read: () => Promise<unknown>): Promise<unknown> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Refused) return { notIncluded: error.code };
    throw error;
  }
}

function text(value: unknown): string {
  return withoutDirections(JSON.stringify(value));
}
