import { describe, expect } from 'vitest';
import { z } from 'zod';
import { codeOf, test } from '#test/check-value/desk.ts';
import { figuresSeen, makeReport } from '#test/support/check-reports.ts';
import { aDraft, addBusiness, writeListing } from '#test/support/deal.ts';
import { addAddBackOf, typeYear } from '#test/support/earnings.ts';
import { answersOf, putAnswer } from '#test/support/health-checks.ts';
import { expectOk, join, type Someone } from '#test/support/people.ts';

const own = z.looseObject({ version: z.number(), draft: z.looseObject({ profile: z.looseObject({}) }) });

async function write(owner: Someone, listing: string, field: string, value: number) {
  const { version, draft } = own.parse(await expectOk(owner.get(`/api/listing/${listing}/draft`)));
  const body = { ...draft, profile: { ...draft.profile, [field]: value }, version };
  await expectOk(owner.put(`/api/listing/${listing}/draft`, body));
}

describe('a figure of a listing', () => {
  test('is linked once it equals the report’s, becomes outdated with the books, and can be overwritten', async ({
    desk,
  }) => {
    const { owner, check, business } = desk;
    const { id: listing } = await writeListing(owner, business, aDraft());
    const before = await figuresSeen(owner, listing);
    expect(before).toMatchObject({ figures: [], offered: null });
    // The draft of a listing says what its owner typed; the check says the same as its report will.
    expect(before.unreported?.listed['sde']).toBe(aDraft().profile.sde);
    const reportId = await makeReport(owner, check);
    const { offered, unreported } = await figuresSeen(owner, listing);
    expect(unreported).toBeNull();
    expect(offered?.numbers).toEqual(before.unreported?.numbers);
    expect(offered?.numbers.sde).toBe(374_000_00);
    // Rounded from $1,555,854.84: a price with cents would look exact.
    expect(offered?.numbers.value).toBe(1_555_855_00);
    const link = () => owner.put(`/api/listing/${listing}/check-figures`, { field: 'sde', reportId });
    await write(owner, listing, 'sde', 1);
    expect(await codeOf(link())).toBe('figure-differs');
    await write(owner, listing, 'sde', 374_000_00);
    await expectOk(link());
    expect((await figuresSeen(owner, listing)).figures).toMatchObject([
      { field: 'sde', state: 'linked', was: 374_000_00, now: 374_000_00, reportNumber: 1 },
    ]);
    const version = (await answersOf(owner, check)).find(({ question }) => question === 'A6')?.version;
    await expectOk(putAnswer(owner, check, { question: 'A6', state: 'given', value: 300_000_00, version }));
    expect((await figuresSeen(owner, listing)).figures).toMatchObject([
      { state: 'stale', was: 374_000_00, now: 300_000_00 },
    ]);
    await write(owner, listing, 'sde', 350_000_00);
    expect((await figuresSeen(owner, listing)).figures).toMatchObject([{ state: 'typed-over' }]);
  });

  test('is offered by nothing while the business has no health check', async ({ desk }) => {
    const other = await addBusiness(desk.owner, { businessName: 'Unchecked Works LLC' });
    const { id } = await writeListing(desk.owner, other, aDraft());
    expect(await figuresSeen(desk.owner, id)).toEqual({ figures: [], offered: null, unreported: null });
  });

  test('EBITDA is the adjusted one, after a manager’s pay, not that of the books', async ({ desk }) => {
    const { owner, check, business } = desk;
    const { id: listing } = await writeListing(owner, business, aDraft());
    const lines = { REV: 900_000_00, PROF_FEES: 100_000_00 };
    await expectOk(typeYear(owner, check, 'latest', { lines, netIncome: 800_000_00 }));
    await addAddBackOf(owner, check);
    const reportId = await makeReport(owner, check);
    const { offered } = await figuresSeen(owner, listing);
    expect(offered?.numbers.booksEbitda).toBe(800_000_00);
    const adjusted = offered?.numbers.ebitda ?? 0;
    expect(adjusted).toBeGreaterThan(800_000_00);
    const link = () => owner.put(`/api/listing/${listing}/check-figures`, { field: 'ebitda', reportId });
    await write(owner, listing, 'ebitda', 800_000_00);
    expect(await codeOf(link())).toBe('figure-differs');
    await write(owner, listing, 'ebitda', adjusted);
    await expectOk(link());
    expect((await figuresSeen(owner, listing)).figures).toMatchObject([
      { field: 'ebitda', state: 'linked', was: adjusted, now: adjusted },
    ]);
  });

  test('can only be linked by the owner, and only to a report of that business', async ({ desk }) => {
    const { owner, check, business, product } = desk;
    const { id: listing } = await writeListing(owner, business, aDraft());
    const reportId = await makeReport(owner, check);
    const stranger = await join(product, 'Silas Other');
    expect(await codeOf(stranger.get(`/api/listing/${listing}/check-figures`))).toBe('not-found');
    const path = `/api/listing/${listing}/check-figures`;
    expect(await codeOf(stranger.put(path, { field: 'sde', reportId }))).toBe('not-found');
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect(await codeOf(owner.put(path, { field: 'sde', reportId: unknown }))).toBe('not-found');
  });
});
