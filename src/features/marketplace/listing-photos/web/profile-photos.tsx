import { useQuery } from '@tanstack/react-query';
import { Button } from '#kit/ui/Button.tsx';
import { PhotoImage } from './photo-image.tsx';
import { photosQuery } from './queries.ts';

export function ProfilePhotos({ listingId }: { listingId: string }) {
  const photos = useQuery(photosQuery(listingId));
  if (photos.isError)
    return (
      <p className="flex flex-wrap items-center gap-3 text-muted text-small">
        The photos could not be loaded.
        <Button
          size="small"
          variant="secondary"
          busy={photos.isFetching}
          onClick={() => void photos.refetch()}
        >
          Try again
        </Button>
      </p>
    );
  if (!photos.data || photos.data.length === 0) return null;
  return (
    <ul aria-label="Photos" className="grid gap-3 sm:grid-cols-2">
      {photos.data.map((photo) => (
        <li key={photo.id}>
          <PhotoImage photo={photo} scale="full" />
        </li>
      ))}
    </ul>
  );
}
