import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { AppaWorld } from '#test/support/appa-world.ts';
import { join, type Someone } from '#test/support/people.ts';
import type { TestProduct } from '#test/support/product.ts';
import { printTable } from '../table.ts';
import { type Asked, askAt } from './ask.ts';

/*
 * 400 questions and 100 follow-ups that were written from the product's screens and specification alone, and rules that
 * judge the answers, written apart from both. Neither writer saw the assistant. Each third question is kept aside: it is
 * asked only with `--aside`, once, at the end.
 */

const question = z.object({
  id: z.string(),
  who: z.enum(['seller', 'buyer', 'approved', 'broker', 'admin', 'visitor', 'newcomer']),
  page: z.string(),
  before: z.array(z.string()).default([]),
  ask: z.string(),
  wants: z.string(),
  ok: z.string(),
  bad: z.string(),
});
type Question = z.output<typeof question>;
const places = z.array(z.number());
const rule = z.object({ id: z.string(), useful: z.array(places), wrong: places, topic: places });
type Rule = z.output<typeof rule>;

type Verdict = 'useful' | 'harmless' | 'off' | 'wrong';
const verdicts: readonly Verdict[] = ['useful', 'harmless', 'off', 'wrong'];

const read = (name: string) =>
  readFileSync(new URL(`people/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

/** An honest answer that helps no further: it says what it cannot do, or asks back. */
const honest =
  /\b(?:I (?:do not|don['’]t|cannot|can['’]t|could not|am not|only|found nothing)|tell me|which (?:of|one)|did you mean|not (?:something|shown|open) (?:I|to)|stays hidden|no (?:puedo|encontr))/i;

type Judge = (id: string, text: string) => Verdict;

function judge(): Judge {
  const patterns = read('patterns.txt').map((text) => new RegExp(text, 'i'));
  const rules = new Map<string, Rule>(
    read('rules.jsonl').map((line) => {
      const one = rule.parse(JSON.parse(line));
      return [one.id, one];
    }),
  );
  const matches = (place: number, text: string) => patterns[place]?.test(text) ?? false;
  return (id, text) => {
    const known = rules.get(id);
    if (!known) throw new Error(`no rule judges ${id}`);
    const any = (of: readonly number[]) => of.some((place) => matches(place, text));
    if (any(known.wrong)) return 'wrong';
    if (known.useful.every(any)) return 'useful';
    return honest.test(text) || any(known.topic) ? 'harmless' : 'off';
  };
}

/** With what is cited, because a link to the right page is an answer. */
const textOf = ({ answer: { response, citations } }: Asked): string =>
  [response, ...citations.map(({ title, href }) => `${title} ${href ?? ''}`)].join('\n');

/** Asks all but those that are kept aside, or only these; prints how many answers were useful, harmless, off or wrong. */
export async function askPeople(
  url: string,
  world: AppaWorld,
  { product, aside, most }: { product: TestProduct; aside: boolean; most: number },
): Promise<void> {
  const admin = await join(product, 'Ada Minn', ['admin']);
  const judged = judge();
  const tallies = new Map<string, Record<Verdict, number>>();
  const all = read('questions.jsonl').map((line) => question.parse(JSON.parse(line)));
  for (const one of all.filter(({ id }) => (Number(id.slice(1)) % 3 === 0) === aside).slice(0, most)) {
    const asked = await askAs(url, world, { one, admin });
    const verdict = judged(one.id, textOf(asked));
    for (const row of [one.who, one.id.startsWith('f') ? 'follow-ups' : 'questions'])
      tallies.set(row, plus(tallies.get(row), verdict));
    // What is kept aside stays unread.
    if (verdict !== 'useful' && !aside)
      console.log(
        `\n${one.id} ${one.who} (${verdict}): ${one.ask}\n  > ${asked.answer.response.replaceAll('\n', '\n  > ')}`,
      );
  }
  const rows = [...tallies].map(([row, tally]) => {
    const all = verdicts.reduce((sum, verdict) => sum + tally[verdict], 0);
    return [
      row,
      ...verdicts.map((verdict) => `${tally[verdict]} (${Math.round((tally[verdict] / all) * 100)}%)`),
    ];
  });
  printTable([[aside ? 'kept aside' : '', ...verdicts], ...rows]);
}

function plus(tally: Record<Verdict, number> | undefined, verdict: Verdict): Record<Verdict, number> {
  const now = tally ?? { useful: 0, harmless: 0, off: 0, wrong: 0 };
  return { ...now, [verdict]: now[verdict] + 1 };
}

type Asking = { one: Question; admin: Someone };

async function askAs(url: string, world: AppaWorld, { one, admin }: Asking): Promise<Asked> {
  const { key } = personOf(one.who, world, admin);
  const page = pageOf(one, world);
  const earlier: { type: 'user' | 'assistant'; text: string }[] = [];
  for (const message of one.before) {
    const { answer } = await askAt(url, key, { message, earlier, ...page });
    earlier.push({ type: 'user', text: message }, { type: 'assistant', text: answer.response });
  }
  return askAt(url, key, { message: one.ask, earlier, ...page });
}

function personOf(who: Question['who'], { people }: AppaWorld, admin: Someone): Someone {
  if (who === 'seller') return people.owner;
  if (who === 'admin') return admin;
  return who === 'visitor' || who === 'newcomer' ? people.other : people[who];
}

function pageOf({ page }: Question, { listings, room }: AppaWorld): { page?: string } {
  if (page === 'a listing page' || page === 'my listing') return { page: `/listing/${listings.hvacUtah}` };
  return page === 'deal room' ? { page: `/deal-rooms/${room}` } : {};
}
