import { csvOf } from '#kernel/csv.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { exportRequests as contract } from '../contract.ts';
import { most, type RequestView } from '../diligence-shapes.ts';
import { seenLabels } from '../domain/matching/match-states.ts';
import { requestStateLabels } from '../domain/request.ts';
import { allRequests } from './list-requests.ts';
import type { Chosen } from './list-store.ts';

type Column = [name: string, of: (request: RequestView) => string];

/** Columns that the import reads have the names it expects. */
const forAll: readonly Column[] = [
  ['Number', ({ number }) => String(number)],
  ['Request', ({ title }) => title],
  ['Details', ({ details }) => details],
  ['Folder', ({ folder }) => folder?.number ?? ''],
  ['Priority', ({ priority }) => priority],
  ['Due', ({ dueOn }) => dueOn ?? ''],
  ['Overdue', ({ overdue }) => (overdue ? 'yes' : '')],
  ['Status', ({ state }) => requestStateLabels[state]],
  ['In the room', ({ match }) => (match ? seenLabels[match.state] : '')],
  ['Found', ({ match }) => match?.documents.map(({ number, name }) => `${number} ${name}`).join('\n') ?? ''],
  ['Asked', ({ askedAt }) => askedAt],
  ['Answered', ({ answeredAt }) => answeredAt ?? ''],
  ['Answer', ({ reply }) => reply ?? ''],
  ['Reason', ({ reason }) => reason ?? ''],
  [
    'Documents',
    ({ documents }) => documents.map(({ document }) => document?.name ?? 'not open yet').join('\n'),
  ],
];
const forSide: readonly Column[] = [
  ['Asked by', ({ manage }) => manage?.asker.name ?? ''],
  ['Worked on by', ({ manage }) => manage?.ownerName ?? manage?.owner ?? ''],
  ['Note', ({ note }) => note ?? ''],
];

export async function exportRequests(
  reading: Reading,
  roomId: string,
  chosen: Chosen,
): Promise<AnswerOf<typeof contract>> {
  const { views, sight } = await allRequests(reading, roomId, chosen, most.lines);
  const columns = sight.buyer === null ? [...forAll, ...forSide] : forAll;
  const rows = views.map((view) => columns.map(([, of]) => of(view)));
  // The byte order mark makes spreadsheets read the file as UTF-8.
  const text = `\ufeff${csvOf([columns.map(([name]) => name), ...rows])}`;
  return { bytes: Buffer.from(text), fileName: 'diligence-requests.csv' };
}
