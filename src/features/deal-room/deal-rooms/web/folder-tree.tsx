import { ChevronRight, Folder } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { counted } from '#kernel/counts.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import { cx } from '#kit/ui/cx.ts';
import type { FolderView } from './queries.ts';
import { sumWithin } from './subfolders.ts';
import { carriedBy, carriesDocument, useDocumentMoves } from './use-document-moves.ts';

type Props = {
  folders: readonly FolderView[];
  fresh: ReadonlyMap<string, number>;
  chosen: string | null;
  onChoose: (id: string) => void;
  movable: boolean;
};

export function FolderTree({ folders, fresh, chosen, onChoose, movable }: Props) {
  const [told, setTold] = useState<ReadonlyMap<string, boolean>>(new Map());
  const path = pathTo(folders, chosen);
  const isOpen = (id: string) => told.get(id) ?? path.includes(id);
  const toggle = (id: string) => setTold(new Map([...told, [id, !isOpen(id)]]));
  return (
    <nav aria-label="Folders" className="rounded-large border border-line bg-surface p-2">
      <Branch parentId={null} {...{ folders, fresh, chosen, onChoose, movable, toggle, isOpen }} />
    </nav>
  );
}

type BranchProps = Props & {
  parentId: string | null;
  isOpen: (id: string) => boolean;
  toggle: (id: string) => void;
};

function Branch({ parentId, ...rest }: BranchProps) {
  const here = rest.folders.filter((folder) => folder.parentId === parentId);
  return (
    <ul className={cx(parentId !== null && 'ml-4 border-line border-l pl-1')}>
      {here.map((folder) => (
        <li key={folder.id}>
          <Row folder={folder} {...rest} />
          {rest.isOpen(folder.id) && <Branch parentId={folder.id} {...rest} />}
        </li>
      ))}
    </ul>
  );
}

type RowProps = Omit<BranchProps, 'parentId'> & { folder: FolderView };

function Row({ folder, folders, fresh, chosen, onChoose, movable, isOpen, toggle }: RowProps) {
  const drop = useFolderDrop(folder, movable);
  const parent = folders.some(({ parentId }) => parentId === folder.id);
  const current = folder.id === chosen;
  return (
    <div {...drop.handlers} className={cx('flex items-center rounded-small', drop.over && 'bg-accent-soft')}>
      {parent ? (
        <button
          type="button"
          aria-expanded={isOpen(folder.id)}
          aria-label={`Folders in ${folder.number} ${folder.name}`}
          className="grid size-11 shrink-0 place-items-center rounded-small text-muted hover:text-text"
          onClick={() => toggle(folder.id)}
        >
          <ChevronRight
            aria-hidden
            className={cx('size-4 transition-transform', isOpen(folder.id) && 'rotate-90')}
          />
        </button>
      ) : (
        <span className="grid size-11 shrink-0 place-items-center text-muted">
          <Folder aria-hidden className="size-4" />
        </span>
      )}
      <button
        type="button"
        aria-current={current || undefined}
        className={cx(
          'flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 rounded-small px-2 py-1 text-left text-small hover:bg-raised',
          current && 'bg-raised font-medium',
        )}
        onClick={() => onChoose(folder.id)}
      >
        <span className="tabular shrink-0 text-muted">{folder.number}</span>
        <bdi className="min-w-0 flex-1 basis-28 [overflow-wrap:anywhere]">{folder.name}</bdi>
        <Marks folder={folder} {...marksOf(folder, folders, fresh, parent && !isOpen(folder.id))} />
      </button>
    </div>
  );
}

function useFolderDrop(folder: FolderView, movable: boolean) {
  const [over, setOver] = useState(false);
  const { move } = useDocumentMoves();
  if (!movable || folder.notApplicable !== null) return { over: false, handlers: {} };
  return {
    over,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!carriesDocument(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        const dragged = carriedBy(event);
        setOver(false);
        if (dragged === null) return;
        event.preventDefault();
        if (dragged.folderId !== folder.id) move.mutate({ ...dragged, to: folder.id });
      },
    },
  };
}

type MarkCounts = { documents: number; staged: number; fresh: number };

/** A closed folder tells of those in it as well. */
function marksOf(
  folder: FolderView,
  folders: readonly FolderView[],
  fresh: ReadonlyMap<string, number>,
  closed: boolean,
): MarkCounts {
  const sum = (of: (one: FolderView) => number) => (closed ? sumWithin(folders, folder, of) : of(folder));
  return {
    documents: sum(({ documents }) => documents),
    staged: sum(({ manage }) => manage?.staged ?? 0),
    fresh: sum(({ id }) => fresh.get(id) ?? 0),
  };
}

function Marks({ folder, documents, staged, fresh }: { folder: FolderView } & MarkCounts) {
  if (folder.notApplicable !== null) return <span className="text-muted text-tiny">n/a</span>;
  if (fresh + staged + documents === 0) return null;
  return (
    <span className="flex items-center gap-2">
      {fresh > 0 && <Badge tone="accent">{fresh} new</Badge>}
      {staged > 0 && <Badge tone="amber">{counted(staged, 'draft')}</Badge>}
      {documents > 0 && <span className="tabular text-muted text-tiny">{documents}</span>}
    </span>
  );
}

function pathTo(folders: readonly FolderView[], id: string | null): string[] {
  const folder = folders.find((one) => one.id === id);
  return folder ? [folder.id, ...pathTo(folders, folder.parentId)] : [];
}
