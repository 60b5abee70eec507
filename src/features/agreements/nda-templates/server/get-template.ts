import { type TemplateKind, templateKinds } from '#features/agreements/ndas/domain/nda-kind.ts';
import { templateStates } from '#features/agreements/ndas/domain/template-terms.ts';
import { storedTerms } from '#features/agreements/ndas/server/current-template.ts';
import { Refused } from '#kernel/refusal.ts';
import { storedWord } from '#kernel/stored-word.ts';
import type { Reader, Reading } from '#platform/context.ts';
import { decodeCursor, toPage } from '#platform/db/cursor.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type * as contract from '../contract.ts';
import { findTemplate, templatePage, type VersionRow, versionsOf } from './store.ts';

const versionsShown = 100;

export async function listTemplates(
  { db }: Reading,
  { query }: InputOf<typeof contract.listNdaTemplates>,
): Promise<AnswerOf<typeof contract.listNdaTemplates>> {
  const rows = await templatePage(db, query.after ? decodeCursor(query.after) : null, query.size + 1);
  return toPage(
    rows,
    query.size,
    ({ created_at, id }) => ({ at: created_at, id }),
    (row) => ({
      id: row.id,
      kind: kindOf(row),
      name: row.name,
      createdAt: row.created_at.toISOString(),
      activeVersion: row.active_version,
      activatedAt: row.activated_at?.toISOString() ?? null,
      draftVersion: row.draft_version,
    }),
  );
}

export async function templateView(
  db: Reader,
  id: string,
): Promise<AnswerOf<typeof contract.getNdaTemplate>> {
  const template = await findTemplate(db, id);
  if (!template) throw new Refused('not-found');
  const rows = await versionsOf(db, id, versionsShown);
  const textOf = (state: string) => {
    const row = rows.find((one) => one.state === state);
    return row ? versionText(row) : null;
  };
  return {
    id,
    kind: kindOf(template),
    name: template.name,
    versions: rows.map((row) => ({
      version: row.version,
      state: storedState(row.state),
      title: row.title,
      writtenAt: row.written_at.toISOString(),
      activatedAt: row.activated_at?.toISOString() ?? null,
      sha256: row.sha256,
    })),
    draft: textOf('draft'),
    active: textOf('active'),
  };
}

function versionText({ version, revision, title, source, terms }: VersionRow) {
  return { version, revision, title, source, terms: storedTerms.parse(terms) };
}

const storedState = storedWord(templateStates, 'state of a template');
const storedKind = storedWord(templateKinds, 'kind of template');

export function kindOf({ kind }: { kind: string }): TemplateKind {
  return storedKind(kind);
}
