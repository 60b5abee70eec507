import { useState } from 'react';
import { counted } from '#kernel/counts.ts';
import { Button } from '#kit/ui/Button.tsx';
import { cx } from '#kit/ui/cx.ts';
import { heatOf } from '../domain/attention.ts';
import { secondsInWords, shortSeconds } from '../domain/seconds-in-words.ts';
import type { RoomAttention } from './queries.ts';

type Props = Pick<RoomAttention, 'viewers' | 'folders' | 'cells'>;
type Cell = Props['cells'][number];

/** Light enough for the figures on them. */
const shades = ['', 'bg-accent/10', 'bg-accent/20', 'bg-accent/30', 'bg-accent/45'];

export function ReadingPicture({ viewers, folders, cells }: Props) {
  const [asTable, setAsTable] = useState(false);
  const seen = new Set(cells.map(({ personId }) => personId));
  const readers = viewers.filter(({ personId }) => seen.has(personId));
  if (cells.length === 0) return null;
  const [top] = cells.toSorted((a, b) => b.seconds - a.seconds);
  return (
    <section aria-labelledby="by-folder">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="by-folder" className="text-title">
            Buyers by folder
          </h2>
          <p className="text-muted text-small">{top && topWords(top, { readers, folders })}</p>
        </div>
        <Button variant="secondary" size="small" onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Show chart' : 'Show table'}
        </Button>
      </div>
      {asTable ? (
        <CellTable readers={readers} folders={folders} cells={cells} />
      ) : (
        <Shades readers={readers} folders={folders} cells={cells} />
      )}
    </section>
  );
}

type PartProps = Pick<Props, 'folders' | 'cells'> & { readers: Props['viewers'] };

const nameOf = ({ name }: Props['viewers'][number]) => name || 'Unnamed viewer';

function topWords({ personId, folderId, seconds }: Cell, { readers, folders }: Omit<PartProps, 'cells'>) {
  const reader = readers.find((one) => one.personId === personId);
  const folder = folders.find(({ id }) => id === folderId);
  return reader && folder && seconds > 0
    ? `Longest: ${nameOf(reader)}, ${secondsInWords(seconds)} in ${folder.number} ${folder.name}.`
    : 'Darker cells mean more time.';
}

function Shades({ readers, folders, cells }: PartProps) {
  const byKey = new Map(cells.map((cell) => [`${cell.personId} ${cell.folderId}`, cell]));
  const longest = Math.max(0, ...cells.map(({ seconds }) => seconds));
  return (
    <section
      aria-label="Time by buyer and folder"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by keyboard too
      tabIndex={0}
      className="relative overflow-x-auto rounded-large border bg-surface"
    >
      <table className="w-full border-separate border-spacing-1 text-small">
        <caption className="sr-only">Time that each buyer spent in each folder</caption>
        <FolderHeads folders={folders} />
        <tbody>
          {readers.map((reader) => (
            <tr key={reader.personId}>
              <th scope="row" className="min-w-24 max-w-40 px-2 py-1 text-left font-normal">
                <bdi>{nameOf(reader)}</bdi>
              </th>
              {folders.map(({ id }) => (
                <Shade key={id} seconds={byKey.get(`${reader.personId} ${id}`)?.seconds} longest={longest} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function FolderHeads({ folders }: Pick<Props, 'folders'>) {
  return (
    <thead>
      <tr>
        <th scope="col" className="px-2 py-1 text-left font-medium">
          Buyer
        </th>
        {folders.map(({ id, number, name }) => (
          <th key={id} scope="col" title={name} className="min-w-16 px-2 py-1 text-center font-medium">
            <span className="tabular">{number}</span>
            <span className="mx-auto block max-w-24 truncate font-normal text-muted text-tiny">{name}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Shade({ seconds, longest }: { seconds: number | undefined; longest: number }) {
  return (
    <td
      className={cx(
        'tabular whitespace-nowrap rounded-small px-2 py-3 text-center',
        shades[heatOf(seconds ?? 0, longest)],
      )}
    >
      {seconds === undefined ? (
        <>
          <span aria-hidden className="text-muted">
            –
          </span>
          <span className="sr-only">Not opened</span>
        </>
      ) : (
        shortSeconds(seconds)
      )}
    </td>
  );
}

function CellTable({ readers, folders, cells }: PartProps) {
  const rows = readers.flatMap((reader) =>
    folders.flatMap((folder) => {
      const cell = cells.find(
        ({ personId, folderId }) => personId === reader.personId && folderId === folder.id,
      );
      return cell ? [{ reader, folder, cell }] : [];
    }),
  );
  return (
    <ul className="flex flex-col divide-y rounded-large border bg-surface">
      {rows.map(({ reader, folder, cell }) => (
        <li
          key={`${reader.personId} ${folder.id}`}
          className="grid gap-x-4 gap-y-1 p-4 sm:grid-cols-[1fr_auto]"
        >
          <span className="wrap-anywhere">
            <bdi className="font-medium">{nameOf(reader)}</bdi> · {folder.number} <bdi>{folder.name}</bdi>
          </span>
          <span className="tabular">{secondsInWords(cell.seconds)}</span>
          <span className="text-muted text-small sm:col-span-2">
            {counted(cell.documents, 'document')}, {counted(cell.looks, 'page view')}
          </span>
        </li>
      ))}
    </ul>
  );
}
