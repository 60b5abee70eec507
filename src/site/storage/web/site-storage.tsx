import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { sizeText } from '#kernel/size-words.ts';
import { paths } from '#kit/paths.ts';
import { Card } from '#kit/ui/Card.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { diskUse, howFull, type Use } from '../domain/how-full.ts';
import { type SiteStorage as Shown, siteStorageQuery } from './queries.ts';
import { UseBar } from './use-bar.tsx';
import { bytesUsed, filesUsed } from './use-words.ts';

export function SiteStorage() {
  return (
    <QueryPage
      query={useQuery(siteStorageQuery)}
      words={{ loading: 'Loading the storage', failed: 'The storage could not be loaded.' }}
      waiting={<Skeleton className="h-48 w-full rounded-large" />}
    >
      {(storage) => <Storage {...storage} />}
    </QueryPage>
  );
}

function Storage({ bytes, disk, accounts }: Shown) {
  return (
    <div className="flex flex-col gap-8">
      <div className="grid gap-4 md:grid-cols-2">
        <Total title="Files of this site" words={bytesUsed(bytes)} use={bytes}>
          As much as the operator set (QUOTA_SITE). Each account, deal room and the site have a quota of their
          own.
        </Total>
        <DiskCard disk={disk} />
      </div>
      {accounts.length === 0 ? (
        <EmptyState title="No files yet">The largest accounts will appear here.</EmptyState>
      ) : (
        <Largest title="Largest accounts">
          {accounts.map(({ id, name, bytes, files }) => (
            <Line key={id} label={name} use={bytes} full={howFull(bytes, files)} more={filesUsed(files)}>
              <Link className="link" to={paths.person(id)}>
                <bdi>{name}</bdi>
              </Link>
            </Line>
          ))}
        </Largest>
      )}
    </div>
  );
}

function DiskCard({ disk }: { disk: Shown['disk'] }) {
  if (disk === null)
    return (
      <Card as="section" className="flex flex-col gap-2">
        <h3 className="font-medium font-sans text-body">Disk</h3>
        <p className="text-muted">
          The files lie on no disk of this machine, so its free space is not known.
        </p>
      </Card>
    );
  const use = diskUse(disk);
  return (
    <Total
      title="Disk of the files"
      words={`${sizeText(disk.free)} of ${sizeText(disk.total)} free`}
      use={use}
    >
      {`${sizeText(disk.reserve)} of that stay free (DISK_RESERVE), so that signing in, reading and everything without a file go on. What else lies on the disk counts as used.`}
    </Total>
  );
}

type TotalProps = { title: string; words: string; use: Use; children: string };

function Total({ title, words, use, children }: TotalProps) {
  return (
    <Card as="section" className="flex flex-col gap-2">
      <h3 className="font-medium font-sans text-body">{title}</h3>
      <p className="display tabular text-heading">{words}</p>
      <UseBar label={title} use={use} full={howFull(use)} />
      <p className="text-muted text-small">{children}</p>
    </Card>
  );
}

function Largest({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h3 className="text-lead">{title}</h3>
      <Card>
        <ul className="-m-5 divide-y divide-line">{children}</ul>
      </Card>
    </section>
  );
}

type LineProps = {
  label: string;
  use: Use;
  full: ReturnType<typeof howFull>;
  more: string;
  children: ReactNode;
};

function Line({ label, use, full, more, children }: LineProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-5">
      <div className="min-w-0 flex-1 basis-52">
        <p className="wrap-anywhere">{children}</p>
        <p className="wrap-anywhere text-muted text-small">
          <bdi>{more}</bdi>
        </p>
      </div>
      <div className="flex flex-1 basis-52 flex-col gap-1">
        <p className="tabular text-small">{bytesUsed(use)}</p>
        <UseBar label={label} use={use} full={full} />
      </div>
    </li>
  );
}
