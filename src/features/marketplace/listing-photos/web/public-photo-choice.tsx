import { useState } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { photoRefusalWords } from '../domain/photo-review.ts';
import { PhotoImage } from './photo-image.tsx';
import type { OwnPhoto } from './queries.ts';
import type { usePhotos } from './use-photos.ts';

type Own = ReturnType<typeof usePhotos>;

export function PublicPhotoChoice({ photo, name, own }: { photo: OwnPhoto; name: string; own: Own }) {
  const submission = useSubmission(photo, own);
  if (photo.status === 'awaiting' || photo.status === 'public')
    return (
      <Button
        variant="secondary"
        size="small"
        className="w-fit"
        onClick={() => void own.move(photo, 'private')}
      >
        Keep it private<span className="sr-only">: {name}</span>
      </Button>
    );
  const may = photo.may.awaiting;
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className="w-fit"
        disabledReason={may === true || may === undefined ? null : refusalWords(may)}
        onClick={submission.ask}
      >
        Show it on the public card<span className="sr-only">: {name}</span>
      </Button>
      <SubmitDialog photo={photo} submission={submission} error={own.error} />
    </>
  );
}

function useSubmission(photo: OwnPhoto, own: Own) {
  const [open, setOpen] = useState(false);
  const [sure, setSure] = useState(false);
  const [busy, setBusy] = useState(false);
  const ask = () => {
    own.clearError();
    setSure(false);
    setOpen(true);
  };
  const handIn = async () => {
    setBusy(true);
    if (await own.move(photo, 'awaiting')) setOpen(false);
    setBusy(false);
  };
  return { open, setOpen, sure, setSure, busy, ask, handIn };
}

type DialogProps = {
  photo: OwnPhoto;
  submission: ReturnType<typeof useSubmission>;
  error: Own['error'];
};

function SubmitDialog({ photo, submission, error }: DialogProps) {
  const { open, setOpen, sure, setSure, busy, handIn } = submission;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      title="Submit photo for the public listing?"
      description={
        <div className="flex flex-col gap-4">
          <p>
            Our team reviews it first. Once on the card it is visible to everyone, search engines included.
          </p>
          <PhotoImage photo={photo} scale="card" className="max-w-72" />
        </div>
      }
      confirmLabel="Submit"
      busy={busy}
      error={sure ? error : null}
      confirmDisabledReason={sure ? null : photoRefusalWords['photo-not-confirmed']}
      onConfirm={() => void handIn()}
    >
      <Checkbox
        checked={sure}
        onCheckedChange={setSure}
        label="I’ve checked: no signs, names, faces or license plates."
      />
    </ConfirmDialog>
  );
}

function refusalWords(code: string): string {
  const known: Record<string, string> = photoRefusalWords;
  return known[code] ?? 'Not possible now.';
}
