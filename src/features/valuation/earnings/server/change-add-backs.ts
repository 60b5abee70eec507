import { holdBooks } from '#features/valuation/health-check/server/open-check.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type {
  addAddBack as addContract,
  changeAddBack as changeContract,
  removeAddBack as removeContract,
} from '../contract.ts';
import {
  addBackRows,
  countOfCheck,
  deleteAddBack,
  findAddBack,
  insertAddBack,
  writeAddBack,
  writePapers,
} from './add-back-store.ts';
import { endsOf, findBook } from './book-store.ts';
import { booksChanged } from './books-changed.ts';
import { holdBook } from './hold-book.ts';
import { addBackView } from './read-earnings.ts';

const most = 200;

type Sent = InputOf<typeof addContract>['body'];

export async function addAddBack(
  work: Work,
  { params, body }: InputOf<typeof addContract>,
): Promise<AnswerOf<typeof addContract>> {
  await holdBook(work, params.id);
  if ((await addBackRows(work.db, [params.id])).length >= most)
    throw new Refused('too-many-add-backs', { most });
  await refuseUnknown(work, params.id, null, body);
  const id = work.newId();
  const by = { added_at: work.now, added_by: signedIn(work.actor).personId };
  await insertAddBack(work.db, { id, check_id: params.id, ...by, ...rowOf(body) });
  return written(work, params.id, id, body, 'add-back-added');
}

export async function changeAddBack(
  work: Work,
  { params: { id }, body }: InputOf<typeof changeContract>,
): Promise<AnswerOf<typeof changeContract>> {
  const checkId = await held(work, id);
  await refuseUnknown(work, checkId, id, body);
  if (!(await writeAddBack(work.db, id, body.version, rowOf(body)))) throw new Refused('stale');
  return written(work, checkId, id, body, 'add-back-changed');
}

export async function removeAddBack(work: Work, id: string): Promise<AnswerOf<typeof removeContract>> {
  const checkId = await held(work, id);
  if (!(await deleteAddBack(work.db, id))) throw new Refused('not-found');
  await booksChanged(work, checkId);
  await work.audit({
    action: 'add-back-removed',
    subject: { type: 'health-check', id: checkId },
    detail: { addBackId: id },
  });
  return { id };
}

async function held(work: Work, id: string): Promise<string> {
  const row = await findAddBack(work.db, id);
  if (!row) throw new Refused('not-found');
  await holdBooks(work, row.check_id);
  return row.check_id;
}

/** References to another check are refused as not found. */
async function refuseUnknown(work: Work, checkId: string, id: string | null, body: Sent): Promise<void> {
  if (Object.keys(body.years).length === 0) throw new Refused('no-amount');
  const papers = [...new Set(body.papers.map(({ paperId }) => paperId))];
  const addBacks = body.overlaps ? [body.overlaps] : [];
  const found = await countOfCheck(work.db, checkId, { papers, addBacks });
  if (found.papers !== papers.length) throw new Refused('paper-unknown');
  if (found.addBacks !== addBacks.length || (id !== null && body.overlaps === id))
    throw new Refused('overlap-unknown');
}

function rowOf(body: Sent) {
  return {
    code: body.code,
    item: body.item,
    title: body.title,
    why: body.why,
    account: body.account,
    overlaps_with: body.overlaps,
    on_revenue: body.onRevenue,
    same_period: body.samePeriod,
    other_years: body.otherYears,
    needed_by_buyer: body.neededByBuyer,
    years: body.years,
  };
}

async function written(work: Work, checkId: string, id: string, { papers }: Sent, action: string) {
  await writePapers(work.db, id, papers);
  await booksChanged(work, checkId);
  await work.audit({ action, subject: { type: 'health-check', id: checkId }, detail: { addBackId: id } });
  const row = await findAddBack(work.db, id);
  const book = await findBook(work.db, checkId);
  if (!row || !book) throw new Refused('not-found');
  return addBackView(row, endsOf(book));
}
