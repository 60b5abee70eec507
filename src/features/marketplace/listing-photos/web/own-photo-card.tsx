import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Finding } from '#features/marketplace/listings/web/leak-findings.tsx';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { Button } from '#kit/ui/Button.tsx';

import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { StatusBadge } from '#kit/ui/StatusBadge.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { photoStatusLabels } from '../domain/photo-review.ts';
import { PhotoImage } from './photo-image.tsx';
import { PublicPhotoChoice } from './public-photo-choice.tsx';
import type { OwnPhoto } from './queries.ts';
import type { usePhotos } from './use-photos.ts';

type Own = ReturnType<typeof usePhotos>;
type Props = { photo: OwnPhoto; index: number; all: readonly OwnPhoto[]; own: Own };

const tones = { private: 'neutral', awaiting: 'amber', public: 'good', refused: 'bad' } as const;

export function OwnPhotoCard({ photo, index, all, own }: Props) {
  const name = `photo ${index + 1}`;

  return (
    <li className="grid gap-4 rounded-large border p-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <PhotoImage photo={photo} scale="card" />
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <StatusBadge tone={tones[photo.status]}>{photoStatusLabels[photo.status]}</StatusBadge>
          <div className="flex gap-1">
            <OrderButtons photo={photo} index={index} all={all} own={own} />
            <RemovePhoto photo={photo} name={name} own={own} />
          </div>
        </div>
        {photo.reason && <p className="text-small">Not accepted: {photo.reason}</p>}
        <Description photo={photo} own={own} />
        <PublicPhotoChoice photo={photo} name={name} own={own} />
      </div>
    </li>
  );
}

function OrderButtons({ photo, index, all, own }: Props) {
  const name = `photo ${index + 1}`;
  const swap = (by: 1 | -1) => {
    const ids = all.map(({ id }) => id);
    const other = ids[index + by];
    if (other === undefined) return;
    ids[index + by] = photo.id;
    ids[index] = other;
    void own.order(ids);
  };
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        disabledReason={index === 0 ? 'It is the first one.' : null}
        onClick={() => swap(-1)}
      >
        <ArrowUp aria-hidden className="size-4" />
        <span className="sr-only">Move {name} up</span>
      </Button>
      <Button
        variant="quiet"
        size="small"
        disabledReason={index === all.length - 1 ? 'It is the last one.' : null}
        onClick={() => swap(1)}
      >
        <ArrowDown aria-hidden className="size-4" />
        <span className="sr-only">Move {name} down</span>
      </Button>
    </>
  );
}

function Description({ photo, own }: { photo: OwnPhoto; own: Own }) {
  const [alt, setAlt] = useState(photo.alt);
  const changed = alt.trim() !== photo.alt;
  const warned = photo.leaks.length > 0;
  return (
    <FormShell
      className="gap-2"
      busy={false}
      error={own.descriptionErrorOf(photo)}
      errorTitle="Not saved"
      submitLabel={null}
      onSubmit={() => {
        if (changed) void own.describe(photo, alt.trim(), warned);
      }}
    >
      <Field
        name="alt"
        label="What it shows"
        hint="For people who cannot see it: “The workshop with two lifts”."
      >
        <TextInput
          value={alt}
          maxLength={200}
          onChange={({ target }) => setAlt(target.value)}
          onBlur={() => changed && void own.describe(photo, alt.trim(), false)}
        />
      </Field>
      {changed && <p className="text-amber text-small">Saved when you leave the field.</p>}
      {photo.leaks.length > 0 && (
        <ul aria-label="Found in the description" className="flex flex-col gap-2">
          {photo.leaks.map((leak) => (
            <Finding key={`${leak.start}-${leak.rule}`} leak={leak} text={photo.alt} />
          ))}
        </ul>
      )}
    </FormShell>
  );
}

function RemovePhoto({ photo, name, own }: { photo: OwnPhoto; name: string; own: Own }) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    if (await own.remove(photo)) setOpen(false);
    setBusy(false);
  };
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        <Trash2 aria-hidden className="size-4" />
        <span className="sr-only">Remove {name}</span>
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Remove this photo?"
        description="It is removed for everyone and cannot be restored."
        confirmLabel="Remove photo"
        danger
        busy={busy}
        error={own.error}
        onConfirm={() => void remove()}
      />
    </>
  );
}
