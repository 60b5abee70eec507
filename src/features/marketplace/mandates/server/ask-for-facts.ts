import {
  type PrivateField,
  privateFieldNames,
} from '#features/marketplace/listings/domain/private-fields.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { askFactsRefusal } from '../domain/fact-asks.ts';
import { held, keep, viewNow } from './change-scope.ts';
import { tellOfFactAsk } from './mails.ts';
import { factAskFactsOf } from './mandate-facts.ts';
import { writeScope } from './store.ts';

type Ask = { fields: readonly PrivateField[]; words: string; version: number };

export async function askForFacts(work: Work, id: string, { words, version, ...asked }: Ask) {
  const { row, parties } = await held(work, id, version, 'broker');
  const refusal = askFactsRefusal(factAskFactsOf(row), work.now);
  if (refusal) throw new Refused(refusal);
  const fields = privateFieldNames.filter((name) => asked.fields.includes(name));
  await writeScope(work.db, row, { facts_asked: fields, facts_asked_at: work.now, facts_words: words });
  await keep(work, row, 'broker', { step: 'facts-asked', fields: fields.join(', ') });
  await tellOfFactAsk(work, row, fields);
  return viewNow(work, id, parties);
}
