import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { call } from '#kit/api.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { cx } from '#kit/ui/cx.ts';
import { Select } from '#kit/ui/Select.tsx';
import { type Level, levels, type Right, type Subject, type Target } from '../domain/rights.ts';
import { setRights } from '../rights-contract.ts';
import type { FolderView, RightsView, RoomView } from './queries.ts';
import { levelWords, reasonOf, stageWords } from './room-words.ts';
import { useRoomAct } from './use-room-act.ts';

type Props = { room: RoomView; rights: RightsView; subject: Subject };

const unfolded = 20;

export function RightsMatrix({ room, rights, subject }: Props) {
  const folds = useFolds(room.folders);
  const entries = useEntries({ room, rights, subject });
  const reason = reasonOf(room.may.setRights);
  return (
    <>
      {reason && <Alert title="View only">{reason}</Alert>}
      <table className="w-full rounded-large border border-line bg-surface text-small [&_td]:px-3 [&_th]:px-3">
        <caption className="sr-only">Permissions by folder</caption>
        <ColumnHeads />
        <tbody>
          <tr className="border-line border-t">
            <th scope="row" className="py-1 text-left font-normal">
              The whole room
            </th>
            <td className="w-40 py-1 sm:w-60">
              <LevelSelect entries={entries} target={{ kind: 'room' }} label="the whole room" />
            </td>
          </tr>
          {room.folders.filter(folds.isInSight).map((folder) => (
            <FolderRow
              key={folder.id}
              folder={folder}
              folders={room.folders}
              folds={folds}
              entries={entries}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

function ColumnHeads() {
  return (
    <thead>
      <tr>
        <th scope="col" className="py-2 text-left font-medium">
          Folder
        </th>
        <th scope="col" className="py-2 text-left font-medium">
          Permission
        </th>
      </tr>
    </thead>
  );
}

function useFolds(folders: readonly FolderView[]) {
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const folded = folders.length > unfolded;
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const isOpen = (folder: FolderView) => toggled.has(folder.id) === folded;
  const isInSight = (folder: FolderView): boolean => {
    const above = folder.parentId === null ? undefined : byId.get(folder.parentId);
    return above === undefined || (isOpen(above) && isInSight(above));
  };
  const toggle = (id: string) =>
    setToggled(new Set(toggled.has(id) ? [...toggled].filter((one) => one !== id) : [...toggled, id]));
  return { isOpen, isInSight, toggle };
}

function useEntries({ room, rights, subject }: Props) {
  const save = useRoomAct({
    act: ({ target, level }: { target: Target; level: Level | null }) =>
      call(setRights, {
        params: { id: room.id },
        body: { version: rights.version, entries: [{ subject, target, level }] },
      }),
    failed: 'The permission was not changed.',
  });
  const levelOf = (target: Target) =>
    rights.entries.find((entry) => same(entry, { subject, target }))?.level ?? null;
  return { levelOf, set: save.mutate, disabled: save.isPending || reasonOf(room.may.setRights) !== null };
}

type Entries = ReturnType<typeof useEntries>;

function LevelSelect({ entries, target, label }: { entries: Entries; target: Target; label: string }) {
  return (
    <Select
      aria-label={`Permission for ${label}`}
      disabled={entries.disabled}
      value={entries.levelOf(target) ?? 'inherited'}
      onValueChange={(value) =>
        entries.set({ target, level: levels.find((level) => level === value) ?? null })
      }
      options={[
        { value: 'inherited', label: target.kind === 'room' ? 'No access (default)' : 'Inherited' },
        ...levels.map((value) => ({ value, label: levelWords[value] })),
      ]}
    />
  );
}

type RowProps = {
  folder: FolderView;
  folders: readonly FolderView[];
  folds: ReturnType<typeof useFolds>;
  entries: Entries;
};

function FolderRow({ folder, folders, folds, entries }: RowProps) {
  return (
    <tr className="border-line border-t">
      <th
        scope="row"
        className="py-1 text-left font-normal"
        style={{ paddingLeft: `${depthOf(folder) * 1.25}rem` }}
      >
        <FolderLabel
          folder={folder}
          below={folders.filter(({ parentId }) => parentId === folder.id)}
          open={folds.isOpen(folder)}
          differs={(below) => entries.levelOf({ kind: 'folder', id: below.id }) !== null}
          onToggle={() => folds.toggle(folder.id)}
        />
      </th>
      <td className="w-40 py-1 sm:w-60">
        <LevelSelect
          entries={entries}
          target={{ kind: 'folder', id: folder.id }}
          label={`${folder.number} ${folder.name}`}
        />
      </td>
    </tr>
  );
}

type LabelProps = {
  folder: FolderView;
  below: readonly FolderView[];
  open: boolean;
  differs: (folder: FolderView) => boolean;
  onToggle: () => void;
};

function FolderLabel({ folder, below, open, differs, onToggle }: LabelProps) {
  const { number, name, manage } = folder;
  const set = below.filter(differs).length;
  const words = (
    <span className="min-w-0 [overflow-wrap:anywhere]">
      <span className="tabular text-muted">{number}</span> <bdi>{name}</bdi>
      {manage && <span className="text-muted"> · {stageWords[manage.opensAt]}</span>}
      {!open && set > 0 && <span className="text-muted"> · {set} set below</span>}
    </span>
  );
  if (below.length === 0) return <span className="flex min-h-11 items-center">{words}</span>;
  return (
    <button
      type="button"
      aria-expanded={open}
      className="-ml-2 flex min-h-11 w-full items-center gap-1 rounded-small text-left hover:bg-raised"
      onClick={onToggle}
    >
      <ChevronRight
        aria-hidden
        className={cx('size-4 shrink-0 text-muted transition-transform', open && 'rotate-90')}
      />
      {words}
    </button>
  );
}

function depthOf({ number }: FolderView): number {
  return number.split('.').length;
}

function same(a: Pick<Right, 'subject' | 'target'>, b: Pick<Right, 'subject' | 'target'>): boolean {
  const key = ({ subject, target }: Pick<Right, 'subject' | 'target'>) =>
    [subject.kind, 'id' in subject && subject.id, target.kind, 'id' in target && target.id].join(' ');
  return key(a) === key(b);
}
