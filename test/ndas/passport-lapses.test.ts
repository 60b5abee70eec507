import { describe, expect } from 'vitest';
import { beginPassport } from '#features/agreements/nda-passports/server/begin-passport.ts';
import { readPassport } from '#features/agreements/nda-passports/server/read-passport.ts';
import { tellOfLapses } from '#features/agreements/nda-passports/server/tell-of-lapses.ts';
import { system } from '#kernel/actor.ts';
import { days } from '#kernel/instant.ts';
import { passport, test, useNewText } from './passport-world.ts';
import { ndaRow, type World } from './world.ts';

describe('the end of a passport', () => {
  const run = (world: World) =>
    tellOfLapses({ db: world.db, clock: world.clock, asSystem: (act) => world.as(system, act) });
  const subjects = async (world: World) => {
    const mails = await world.db
      .selectFrom('outgoing_mail')
      .select('subject')
      .where('kind', '=', 'nda-passport')
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return mails.map(({ subject }) => subject);
  };

  test('is announced once a month before and once on the day', async ({ world }) => {
    const id = await passport(world);
    await run(world);
    expect(await subjects(world)).toEqual([]);
    const { term_ends_at: end } = await ndaRow(world, id);
    world.clock.advance((end?.getTime() ?? 0) - world.clock.now().getTime() - 30 * days);
    await run(world);
    await run(world);
    expect(await subjects(world)).toEqual(['Your NDA passport expires soon']);
    world.clock.advance(30 * days);
    await run(world);
    await run(world);
    expect(await subjects(world)).toHaveLength(2);
    expect(await subjects(world)).toContain('Your NDA passport has expired');
  });

  test('because of a new text is announced, and the new text can be signed', async ({ world }) => {
    await passport(world);
    await useNewText(world);
    await run(world);
    expect(await subjects(world)).toEqual(['Your NDA passport needs a new signature']);
    expect((await readPassport(world.reading(world.buyer))).fault).toBe('superseded');
    expect((await world.as(world.buyer, beginPassport)).kind).toBe('master');
  });
});
