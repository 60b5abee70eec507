import { Download, FileText, MoreHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { downloadCopy } from '#features/room-views/contract.ts';
import { sizeText } from '#kernel/size-words.ts';
import { call } from '#web/api.ts';
import { paths } from '#web/paths.ts';
import { saveFile } from '#web/save-file.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { TimeAgo } from '#web/ui/TimeAgo.tsx';
import { downloadOriginal } from '../contract.ts';
import { kindName, unpagedWords } from '../domain/kind-name.ts';
import { includes } from '../domain/rights.ts';
import { ClearDialog } from './clear-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import type { DocumentView, RoomView } from './queries.ts';
import { RemoveDocument } from './remove-document.tsx';
import { mayWords, reasonOf } from './room-words.ts';
import { useRoomAct } from './use-room-act.ts';

type Props = { room: RoomView; document: DocumentView };

/** One document: its number and name, what it is, how it stands, and what may be done with it. */
export function DocumentRow({ room, document, fresh }: Props & { fresh: boolean }) {
  const { current } = document;
  const newest = document.staged ?? current;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <FileText aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="[overflow-wrap:anywhere]">
          <span className="tabular mr-2 text-muted text-small">{document.number}</span>
          <Link to={paths.roomDocument(document.id)} className="font-medium hover:underline">
            <bdi>{document.name}</bdi>
          </Link>
        </p>
        <p className="text-muted text-small">
          {kindName(current.kind)} · {sizeText(current.size)} · version {current.number} ·{' '}
          <TimeAgo at={current.publishedAt ?? current.createdAt} />
        </p>
        {room.manage && !newest.paged && <p className="text-small">{unpagedWords(newest.kind)}</p>}
      </div>
      {fresh && <Badge tone="accent">New</Badge>}
      {room.manage && <States document={document} />}
      <DownloadButton document={document} looking={room.viewedAs !== null} />
      {room.manage && <More room={room} document={document} />}
    </li>
  );
}

function States({ document: { current, staged } }: { document: DocumentView }) {
  const newest = staged ?? current;
  return (
    <span className="flex flex-wrap gap-2">
      {newest.publishedAt === null ? (
        <Badge tone="amber">
          {staged && staged.id !== current.id ? `Version ${staged.number} draft` : 'Draft'}
        </Badge>
      ) : (
        <Badge tone="good">Published</Badge>
      )}
      {newest.personalData === 'found' && <Badge tone="bad">On hold: personal data</Badge>}
      {newest.personalData === 'waiting' && <Badge>Processing</Badge>}
      {newest.personalData === 'unreadable' && newest.publishedAt === null && (
        <Badge>Needs your review</Badge>
      )}
    </span>
  );
}

function More({ room, document }: Props) {
  const [asked, setAsked] = useState<'publish' | 'clear' | 'remove' | null>(null);
  const newest = document.staged ?? document.current;
  const nothing = newest.personalData === 'found' ? null : (mayWords['nothing-to-clear'] ?? null);
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button variant="quiet" size="icon" aria-label={`More for ${document.number}`}>
            <MoreHorizontal aria-hidden className="size-5" />
          </Button>
        }
        entries={[
          {
            kind: 'action',
            label: 'Publish',
            disabledReason: waitsFor(newest) ?? reasonOf(room.may.publish),
            onSelect: () => setAsked('publish'),
          },
          {
            kind: 'action',
            label: 'Review personal data',
            disabledReason: nothing ?? reasonOf(room.may.publish),
            onSelect: () => setAsked('clear'),
          },
          { kind: 'separator' },
          {
            kind: 'action',
            label: 'Remove',
            danger: true,
            disabledReason: document.current.publishedAt === null ? null : reasonOf(room.may.publish),
            onSelect: () => setAsked('remove'),
          },
        ]}
      />
      {asked === 'publish' && (
        <PublishDialog roomId={room.id} documentId={document.id} onClose={() => setAsked(null)} />
      )}
      {asked === 'clear' && <ClearDialog documentId={document.id} onClose={() => setAsked(null)} />}
      {asked === 'remove' && <RemoveDocument document={document} onClose={() => setAsked(null)} />}
    </>
  );
}

/** Why a version cannot be published; `null`: it can. */
function waitsFor({ publishedAt, personalData }: DocumentView['current']): string | null {
  if (publishedAt !== null) return 'It is published.';
  if (personalData === 'found') return 'Review the personal data in it first.';
  return personalData === 'waiting' ? 'It is still being checked for personal data.' : null;
}

/** The file itself, or where only that is allowed a copy with the reader's name on its pages. */
function DownloadButton({ document, looking }: { document: DocumentView; looking: boolean }) {
  const original = includes(document.level, 'original');
  const download = useRoomAct({
    act: async () =>
      saveFile(
        original
          ? await call(downloadOriginal, { params: { id: document.current.id } })
          : await call(downloadCopy, { params: { id: document.id }, query: {} }),
      ),
    failed: 'The file was not downloaded.',
  });
  const unmarked = original || document.current.paged ? null : mayWords['nothing-to-mark'];
  const missing = includes(document.level, 'watermarked') ? unmarked : mayWords['right-missing'];
  const reason = looking ? mayWords['room-viewed-as'] : missing;
  return (
    <Button
      variant="secondary"
      size="small"
      busy={download.isPending}
      disabledReason={reason ?? null}
      onClick={() => download.mutate(undefined)}
    >
      <Download aria-hidden className="size-4" />
      <span>
        {original || unmarked ? 'Download' : 'Download (watermarked)'}
        <span className="sr-only"> {document.number}</span>
      </span>
    </Button>
  );
}
