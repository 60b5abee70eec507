import { useQuery } from '@tanstack/react-query';
import { cx } from '#kit/ui/cx.ts';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { useObjectUrl } from '#kit/ui/use-object-url.ts';
import { photoBytesQuery } from './queries.ts';

type Props = { photo: { id: string; alt: string }; scale: 'card' | 'full'; className?: string };

export function PhotoImage({ photo, scale, className }: Props) {
  const bytes = useQuery(photoBytesQuery(photo.id, scale));
  const address = useObjectUrl(bytes.data);
  const face = cx('aspect-3/2 w-full rounded-medium border bg-surface object-cover', className);
  if (address) return <img src={address} alt={photo.alt || 'Not described yet'} className={face} />;
  if (bytes.isError)
    return (
      <p className={cx(face, 'grid place-items-center p-3 text-center text-muted text-small')}>
        This photo could not be loaded.
      </p>
    );
  return <Skeleton className={face} />;
}
