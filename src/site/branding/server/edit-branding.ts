import { isDeepStrictEqual } from 'node:util';
import { brandFile } from '#content/brand.ts';
import { fullName } from '#kernel/person-name.ts';
import { Refused } from '#kernel/refusal.ts';
import { themes } from '#kernel/theme-colors.ts';
import type { Reader, Reading, Work } from '#platform/context.ts';
import type { Images } from '#platform/images/images.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { Uploaded } from '#wire/upload.ts';
import * as contract from '../contract.ts';
import { accentOf, unreadablePairs } from '../domain/accents.ts';
import { type Part, parts } from '../domain/parts.ts';
import type { CurrentBranding } from './current-branding.ts';
import { sampleFindings } from './sample-findings.ts';
import { filesView, nothingSet } from './shown.ts';
import {
  contentOf,
  findDraft,
  findMark,
  insertMark,
  insertVersion,
  lockVersions,
  newestVersion,
  recentVersions,
  writeDraft,
} from './store.ts';

type Content = contract.BrandingContent;
type View = Promise<AnswerOf<typeof contract.getBranding>>;
type Samples = Pick<CurrentBranding, 'samples'>;

/** Also makes this node show the newest version: who has just published comes here next. */
export async function getBranding({ db }: Reading, current: CurrentBranding): View {
  await current.refresh();
  return viewOf(db, current);
}

export async function saveDraft(
  work: Work,
  { body: { content, revision } }: InputOf<typeof contract.saveBrandingDraft>,
  current: Samples,
): View {
  if (content.mark && !(await findMark(work.db, content.mark.id))) throw new Refused('no-such-mark');
  const id = (await findDraft(work.db))?.id ?? work.newId();
  const { personId } = signedIn(work.actor);
  const row = { id, content: JSON.stringify(content), saved_at: work.now, saved_by: personId };
  if (!(await writeDraft(work.db, row, revision))) throw new Refused('stale');
  await work.audit({ action: 'branding-saved', subject: { type: 'branding-draft', id } });
  return viewOf(work.db, current);
}

export async function publishDraft(
  work: Work,
  { body: { revision } }: InputOf<typeof contract.publishBranding>,
  current: Samples,
): View {
  await lockVersions(work.db);
  const draft = await readDraft(work.db);
  if (draft.revision !== revision) throw new Refused('stale');
  await publish(work, draft.content, { current });
  return viewOf(work.db, current);
}

/** The draft becomes what is shown, so that the page does not offer to publish what was left behind. */
export async function restoreVersion(
  work: Work,
  { body: { version } }: InputOf<typeof contract.restoreBranding>,
  current: Samples,
): View {
  await lockVersions(work.db);
  const stored = version === 0 ? nothingSet : await contentOf(work.db, version);
  if (stored === null) throw new Refused('not-found');
  const content = contract.brandingContent.parse(stored);
  await publish(work, content, { current, restored: version });
  const draft = await findDraft(work.db);
  const { personId } = signedIn(work.actor);
  const row = { id: draft?.id ?? work.newId(), content: JSON.stringify(content) };
  await writeDraft(work.db, { ...row, saved_at: work.now, saved_by: personId }, draft?.revision ?? 0);
  return viewOf(work.db, current);
}

async function publish(
  work: Work,
  content: Content,
  { current, restored = null }: { current: Samples; restored?: number | null },
): Promise<void> {
  if (findingsOf(content, current).length > 0) throw new Refused('branding-unfit');
  const before = await newestVersion(work.db);
  const changed = changedParts(await publishedContent(work.db, before), content);
  if (changed.length === 0) throw new Refused('branding-unchanged');
  const id = work.newId();
  const version = before + 1;
  const { personId } = signedIn(work.actor);
  await insertVersion(work.db, {
    id,
    version,
    content: JSON.stringify(content),
    changed,
    published_at: work.now,
    published_by: personId,
  });
  await work.audit({
    action: 'branding-published',
    subject: { type: 'branding', id },
    detail: { version, changed: changed.join(' '), restored },
  });
}

const markSize = { name: 'mark', fit: 'inside', pixels: 256 } as const;

/** Runs before the transaction. */
export async function readMark(
  { actor }: Reading,
  { upload }: { upload: Uploaded },
  pictures: Images,
): Promise<Uint8Array> {
  const [made] = await pictures.make(upload, [markSize], signedIn(actor).personId);
  if (!made) throw new Error('no picture was made');
  return made.bytes;
}

export async function addMark(work: Work, bytes: Uint8Array): Promise<{ id: string }> {
  const id = work.newId();
  const { personId } = signedIn(work.actor);
  await insertMark(work.db, { id, bytes: Buffer.from(bytes), added_at: work.now, added_by: personId });
  await work.audit({ action: 'branding-mark-added', subject: { type: 'branding-mark', id } });
  return { id };
}

async function viewOf(db: Reader, { samples }: Samples): View {
  const draft = await readDraft(db);
  const shown = await publishedContent(db, await newestVersion(db));
  const versions = await recentVersions(db);
  return {
    draft: { ...draft, savedAt: draft.savedAt?.toISOString() ?? null },
    findings: findingsOf(draft.content, { samples }),
    changed: changedParts(shown, draft.content),
    files: filesView(),
    samples: samples(),
    versions: versions.map((row) => ({
      version: row.version,
      changed: parts.filter((part) => row.changed.includes(part)),
      publishedAt: row.published_at.toISOString(),
      publishedBy: row.first_name === null ? null : fullName(row.first_name, row.last_name ?? ''),
    })),
  };
}

async function readDraft(db: Reader): Promise<{ content: Content; revision: number; savedAt: Date | null }> {
  const row = await findDraft(db);
  if (row)
    return {
      content: contract.brandingContent.parse(row.content),
      revision: row.revision,
      savedAt: row.saved_at,
    };
  return { content: nothingSet, revision: 0, savedAt: null };
}

async function publishedContent(db: Reader, version: number): Promise<Content> {
  return version === 0 ? nothingSet : contract.brandingContent.parse(await contentOf(db, version));
}

function changedParts(before: Content, after: Content): Part[] {
  return parts.filter((part) => !isDeepStrictEqual(before[part], after[part]));
}

/** What keeps `content` from being published. On a demo, samples may stay. */
function findingsOf(content: Content, { samples }: Samples): string[] {
  return [...colorFindings(content), ...(samples() ? [] : sampleFindings(content, brandFile))];
}

function colorFindings({ colors }: Content): string[] {
  if (!colors) return [];
  return themes.flatMap((theme) => unreadablePairs(theme, accentOf(theme, colors[theme])));
}
