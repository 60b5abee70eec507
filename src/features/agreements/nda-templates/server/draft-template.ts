import type { z } from 'zod';
import { brand } from '#content/brand.ts';
import { businessSaleNda } from '#features/agreements/ndas/domain/business-sale-nda.ts';
import { canonicalTemplate, composeNda } from '#features/agreements/ndas/domain/document.ts';
import type { TemplateKind } from '#features/agreements/ndas/domain/nda-kind.ts';
import { passportMaster } from '#features/agreements/ndas/domain/passport-master.ts';
import type { NdaTemplate } from '#features/agreements/ndas/domain/template.ts';
import { parseSource, sourceOf } from '#features/agreements/ndas/domain/template-source.ts';
import { templateVariables } from '#features/agreements/ndas/domain/template-variables.ts';
import { templateOf } from '#features/agreements/ndas/server/current-template.ts';
import { sha256 } from '#features/agreements/ndas/server/sha256.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type * as contract from '../contract.ts';
import { kindOf, templateView } from './get-template.ts';
import {
  activateDraft,
  insertTemplate,
  insertVersion,
  lockTemplate,
  updateDraft,
  type VersionRow,
  versionsOf,
} from './store.ts';

type View = Promise<AnswerOf<typeof contract.getNdaTemplate>>;
type TemplateText = z.output<typeof contract.templateText>;
type PreviewText = InputOf<typeof contract.previewNdaTemplate>['body'];
type Locked = { kind: TemplateKind; draft: VersionRow | undefined; newest: number };

function beginning(kind: TemplateKind): TemplateText {
  const { title, parts, terms } = kind === 'master' ? passportMaster : businessSaleNda;
  return { title, source: sourceOf(parts), terms };
}

export async function createTemplate(work: Work, { body }: InputOf<typeof contract.createNdaTemplate>): View {
  const id = work.newId();
  const { personId } = signedIn(work.actor);
  const { name, kind } = body;
  const row = { id, kind, name, created_at: work.now, created_by: personId };
  if (!(await insertTemplate(work.db, row))) throw new Refused('master-exists');
  await insertDraft(work, id, 1, beginning(kind));
  await work.audit({ action: 'nda-template-created', subject: { type: 'nda-template', id } });
  return templateView(work.db, id);
}

export async function saveDraft(
  work: Work,
  { params: { id }, body }: InputOf<typeof contract.saveNdaDraft>,
): View {
  const { draft, newest } = await locked(work, id);
  const { revision, ...text } = body;
  if ((draft?.revision ?? null) !== revision) throw new Refused('stale');
  if (draft && revision !== null) {
    if (!(await updateDraft(work.db, id, revision, columnsOf(work, text)))) throw new Refused('stale');
  } else await insertDraft(work, id, newest + 1, text);
  await work.audit({ action: 'nda-template-saved', subject: { type: 'nda-template', id } });
  return templateView(work.db, id);
}

export async function activateTemplate(
  work: Work,
  { params: { id }, body }: InputOf<typeof contract.activateNdaDraft>,
): View {
  const { draft, kind } = await locked(work, id);
  if (!draft) throw new Refused('no-draft');
  if (draft.revision !== body.revision) throw new Refused('stale');
  if (parseSource(draft.source, kind).issues.length > 0) throw new Refused('template-unfit');
  const hash = sha256(canonicalTemplate(templateOf(draft)));
  const { version } = draft;
  await activateDraft(work.db, id, { version, sha256: hash, now: work.now });
  await work.audit({
    action: 'nda-template-activated',
    subject: { type: 'nda-template', id },
    detail: { version, sha256: hash },
  });
  return templateView(work.db, id);
}

/** Uses a sample buyer. Returns the issues instead of a document if a variable is unknown. */
export function previewOf({ kind, ...text }: PreviewText): AnswerOf<typeof contract.previewNdaTemplate> {
  const { parts, issues } = parseSource(text.source, kind);
  const fit = issues.length === 0;
  const template = { id: 'preview', version: 1, counselNotes: [], parts, ...withoutSource(text) };
  return { document: fit ? [...sampleDocument(template, kind)] : [], issues: issues.slice(0, 100) };
}

export function sampleDocument(template: NdaTemplate, kind: TemplateKind) {
  const { buyerName, buyerEmail } = templateVariables;
  const listingReference = kind === 'master' ? null : templateVariables.listingReference;
  const issuedAt = new Date('2026-03-01T12:00:00.000Z');
  const facts = { buyerName, buyerEmail, listingReference, issuedAt, platformName: brand.name, place: null };
  return composeNda(template, facts).blocks;
}

function withoutSource({ title, terms }: TemplateText): Pick<NdaTemplate, 'title' | 'terms'> {
  return { title, terms };
}

async function locked(work: Work, id: string): Promise<Locked> {
  const template = await lockTemplate(work.db, id);
  if (!template) throw new Refused('not-found');
  const [newest] = await versionsOf(work.db, id, 1);
  const kind = kindOf(template);
  return { kind, draft: newest?.state === 'draft' ? newest : undefined, newest: newest?.version ?? 0 };
}

async function insertDraft(work: Work, id: string, version: number, text: TemplateText): Promise<void> {
  await insertVersion(work.db, { template_id: id, version, state: 'draft', ...columnsOf(work, text) });
}

function columnsOf(work: Work, { title, source, terms }: TemplateText) {
  const { personId } = signedIn(work.actor);
  return { title, source, terms: JSON.stringify(terms), written_at: work.now, written_by: personId };
}
