import { Folder } from 'lucide-react';
import { counted } from '#kernel/counts.ts';
import type { Subfolder } from './subfolders.ts';

type Props = { below: readonly Subfolder[]; onChoose: (folderId: string) => void };

export function SubfolderList({ below, onChoose }: Props) {
  if (below.length === 0) return null;
  return (
    <ul className="divide-y divide-line rounded-large border border-line bg-surface">
      {below.map(({ id, number, name, documents }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => onChoose(id)}
            className="flex w-full items-center gap-3 px-4 py-3 text-left hover:bg-raised"
          >
            <Folder aria-hidden className="size-5 shrink-0 text-muted" />
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              <span className="tabular mr-2 text-muted text-small">{number}</span>
              <bdi className="font-medium">{name}</bdi>
            </span>
            <span className="text-muted text-small">{counted(documents, 'document')}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
