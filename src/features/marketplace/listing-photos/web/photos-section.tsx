import { ImagePlus } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { EditorSection } from '#features/marketplace/listings/web/editor-section.tsx';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { pictureUpload } from '#wire/upload.ts';
import { mostPhotos } from '../domain/photo-review.ts';
import { OwnPhotoCard } from './own-photo-card.tsx';
import { roomFor, usePhotos } from './use-photos.ts';

type Props = {
  listingId: string;
  closed: string | null;
};

export function PhotosSection({ listingId, closed }: Props) {
  const own = usePhotos(listingId);
  const { photos } = own;
  return (
    <EditorSection
      title="Photos"
      lead={`Up to ${mostPhotos}. They belong to the private profile. Our team reviews each one that you submit before it appears on the public card. Location, time and camera are removed from every file.`}
    >
      <QueryPage
        query={photos}
        words={{ loading: 'Loading the photos', failed: 'The photos could not be loaded.' }}
        waiting={<Skeleton className="h-40 w-full rounded-large" />}
      >
        {(all) => (
          <>
            <AddPhotos own={own} reason={closed ?? fullReason(roomFor(all))} />
            <FailureAlert title="Not saved" error={own.error} />
            <ul aria-label="Photos of this listing" className="flex flex-col gap-4">
              {all.map((photo, index) => (
                <OwnPhotoCard key={photo.id} photo={photo} index={index} all={all} own={own} />
              ))}
            </ul>
          </>
        )}
      </QueryPage>
    </EditorSection>
  );
}

function fullReason(room: number): string | null {
  return room > 0 ? null : `There are ${mostPhotos} photos already. Remove one first.`;
}

type AddProps = { own: ReturnType<typeof usePhotos>; reason: string | null };

function AddPhotos({ own, reason }: AddProps) {
  const input = useRef<HTMLInputElement>(null);
  const [announced, setAnnounced] = useState('');
  const { sending, refusals } = own;
  const send = async (files: readonly File[]) => {
    if (files.length === 0) return;
    await own.add(files);
    setAnnounced(`${files.length === 1 ? 'One file was' : `${files.length} files were`} sent.`);
  };
  return (
    <div className="flex flex-col gap-3">
      <FilesInput input={input} onFiles={(files) => void send(files)} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          busy={sending !== null}
          disabledReason={reason}
          onClick={() => input.current?.click()}
        >
          <ImagePlus aria-hidden className="size-4" />
          Add photos
        </Button>
        <p role="status" className="text-muted text-small">
          {sending ? `Sending ${sending.done + 1} of ${sending.of}…` : announced}
        </p>
      </div>
      <p className="text-muted text-small">JPEG, PNG or WebP, at most 15 MB and 40 megapixels each.</p>
      {refusals.length > 0 && <NotTaken refusals={refusals} />}
    </div>
  );
}

type InputProps = {
  input: RefObject<HTMLInputElement | null>;
  onFiles: (files: readonly File[]) => void;
};

function FilesInput({ input, onFiles }: InputProps) {
  return (
    <input
      ref={input}
      type="file"
      multiple
      accept={pictureUpload.types.join(',')}
      aria-label="Choose photos"
      tabIndex={-1}
      className="sr-only"
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        // Allows choosing the same file again after it was fixed.
        target.value = '';
      }}
    />
  );
}

function NotTaken({ refusals }: Pick<ReturnType<typeof usePhotos>, 'refusals'>) {
  return (
    <Alert
      title={refusals.length === 1 ? 'A file was not taken' : 'Some files were not taken'}
      tone="destructive"
    >
      <Refusals>
        {refusals.map(({ name, why }) => (
          <li key={`${name} ${why}`} className="wrap-anywhere">
            <span className="font-medium">{name}</span>: {why}
          </li>
        ))}
      </Refusals>
    </Alert>
  );
}

function Refusals({ children }: { children: ReactNode }) {
  return <ul className="list-disc pl-5">{children}</ul>;
}
