import { announceFiles, holdFiles } from '#features/record/orphaned-files/server/hold-files.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading, Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { addPaper as contract } from '../contract.ts';
import { mostPapers } from '../domain/paper.ts';
import { type Examined, examinePaper } from './examine-paper.ts';
import { putBehind } from './link-paper.ts';
import { holdCheck, openCheck } from './open-check.ts';
import { countPapers, findPaper, insertPaper } from './paper-store.ts';
import { hashOf, type PaperTools, paperKey } from './paper-tools.ts';
import { paperViewOf } from './paper-view.ts';
import { questionsOf } from './sections-of.ts';

type Read = Examined & { id: string };
type Input = InputOf<typeof contract>;

/** Runs before the transaction: detects the file's type, then stores it encrypted. */
export async function readPaper(
  reading: Reading,
  { params, query, upload }: Input,
  tools: PaperTools,
): Promise<Read> {
  const check = await openCheck(reading, params.id);
  if (query.question && !questionsOf(check).has(query.question)) throw new Refused('not-found');
  if ((await countPapers(reading.db, check.id)) >= mostPapers) throw new Refused('too-many-papers');
  const { personId } = signedIn(reading.actor);
  const examined = await examinePaper(upload, query.name, personId, tools);
  const id = tools.clock.newId();
  const file = { key: paperKey(id), bytes: examined.bytes.byteLength };
  await announceFiles(reading.db, [file], { for: { personId }, limits: tools.limits, now: reading.now });
  await tools.files.put(paperKey(id), examined.bytes);
  return { id, ...examined };
}

export async function addPaper(
  work: Work,
  { params, query }: Input,
  { id, name, type, bytes }: Read,
): Promise<AnswerOf<typeof contract>> {
  const check = await holdCheck(work, params.id);
  if ((await countPapers(work.db, check.id)) >= mostPapers) throw new Refused('too-many-papers');
  await insertPaper(work.db, {
    id,
    check_id: check.id,
    name,
    media_type: type,
    bytes: bytes.byteLength,
    sha256: hashOf(bytes),
    file_key: paperKey(id),
    added_by: signedIn(work.actor).personId,
    added_at: work.now,
  });
  await holdFiles(work, [paperKey(id)]);
  await work.audit({
    action: 'check-paper-added',
    subject: { type: 'check-paper', id },
    detail: { checkId: check.id, type, bytes: bytes.byteLength },
  });
  if (query.question) await putBehind(work, check, id, query.question);
  const row = await findPaper(work.db, id);
  if (!row) throw new Refused('not-found');
  return paperViewOf(row, check, work.actor);
}
