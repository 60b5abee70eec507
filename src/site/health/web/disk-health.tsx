import { sizeText } from '#kernel/size-words.ts';
import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { diskUse, howFull } from '#site/storage/domain/how-full.ts';
import { UseBar } from '#site/storage/web/use-bar.tsx';
import { HealthCard } from './health-card.tsx';
import type { Health } from './queries.ts';

type Item = Health['disks']['items'][number];

const titles: Record<Item['what'], string> = { database: 'Database', files: 'Files', backups: 'Backups' };

export function DiskHealth({ disks: { verdict, items } }: { disks: Health['disks'] }) {
  return (
    <HealthCard
      title="Disks"
      verdict={verdict}
      action={
        <LinkButton variant="secondary" size="small" to={paths.admin('storage')}>
          Storage
        </LinkButton>
      }
    >
      <ul className="flex flex-col gap-4">
        {items.map((item) => (
          <Folder key={item.what} item={item} />
        ))}
      </ul>
    </HealthCard>
  );
}

function Folder({ item: { what, folder, used, disk } }: { item: Item }) {
  const use = disk && diskUse(disk);
  return (
    <li className="flex flex-col gap-1">
      <p className="flex flex-wrap justify-between gap-x-4">
        {titles[what]}
        <span className="tabular text-muted">{used === null ? '' : `${sizeText(used)} in it`}</span>
      </p>
      {use && <UseBar label={`Disk of the ${titles[what].toLowerCase()}`} use={use} full={howFull(use)} />}
      <p className="tabular text-small">
        {disk
          ? `${sizeText(disk.free)} of ${sizeText(disk.total)} free on its disk, ${sizeText(disk.reserve)} kept in reserve`
          : 'There is no such folder.'}
      </p>
      <p className="wrap-anywhere font-mono text-muted text-tiny">{folder}</p>
    </li>
  );
}
