import { type RefObject, useRef, useState } from 'react';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { cx } from '#kit/ui/cx.ts';
import { inputFace } from '#kit/ui/input-face.ts';
import { ownPdfUpload } from '../contract.ts';
import { useOwnPdf } from './use-own-pdf.ts';

const megabytes = ownPdfUpload.limit / 1_000_000;

export function OwnPdfUpload({ listingId, again }: { listingId: string; again: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  const { upload } = useOwnPdf(listingId);
  const [unfit, setUnfit] = useState<string | null>(null);
  const submit = () => {
    const file = field.current?.files?.[0];
    const refused = refusalOf(file);
    setUnfit(refused);
    if (file && refused === null) upload.mutate(file);
  };
  return (
    <FormShell
      label="Upload your agreement"
      onSubmit={submit}
      error={unfit ?? upload.error}
      errorTitle="Not accepted"
      busy={upload.isPending}
      submitLabel={again ? 'Upload another file' : 'Upload and check'}
    >
      <PdfFileField
        field={field}
        onChange={() => {
          setUnfit(null);
          upload.reset();
        }}
      />
    </FormShell>
  );
}

type FieldProps = { field: RefObject<HTMLInputElement | null>; onChange: () => void };

function PdfFileField({ field, onChange }: FieldProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor="own-pdf-file" className="font-medium text-small">
        PDF file
      </label>
      <p id="own-pdf-hint" className="text-muted text-small">
        Up to {megabytes} MB and 40 pages, with no password, form fields, scripts or attachments. Checking
        takes a few seconds.
      </p>
      <input
        id="own-pdf-file"
        ref={field}
        type="file"
        accept="application/pdf,.pdf"
        aria-describedby="own-pdf-hint"
        onChange={onChange}
        className={cx(
          inputFace,
          'h-auto min-h-11 py-2 file:mr-3 file:rounded-small file:border-0 file:bg-raised file:px-3 file:py-1.5 file:font-medium file:text-text',
        )}
      />
    </div>
  );
}

function refusalOf(file: File | undefined): string | null {
  if (!file) return 'Choose a PDF file.';
  if (file.size > ownPdfUpload.limit) return `The file is larger than ${megabytes} MB.`;
  return file.size === 0 ? 'The file is empty.' : null;
}
