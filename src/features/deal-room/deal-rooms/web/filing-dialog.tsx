import { useState } from 'react';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { type Filing, filed, filingsOf } from './filing.ts';
import type { FolderView } from './queries.ts';
import type { Chosen } from './uploader.ts';

type Props = {
  chosen: readonly Chosen[];
  folders: readonly FolderView[];
  onUpload: (chosen: readonly Chosen[]) => void;
  onClose: () => void;
};

/** For files that were chosen before a folder was. Suggests folders by the files' names. */
export function FilingDialog({ chosen, folders, onUpload, onClose }: Props) {
  const possible = folders.filter(({ notApplicable }) => notApplicable === null);
  const [filings, setFilings] = useState(() => filingsOf(chosen, possible));
  const options = possible.map(({ id, number, name }) => ({ value: id, label: `${number} ${name}` }));
  const put = (folderId: string, of: (filing: Filing) => boolean) =>
    setFilings((now) => now.map((filing) => (of(filing) ? { ...filing, folderId } : filing)));
  const open = filings.some(({ folderId }) => folderId === null);
  return (
    <FormDialog
      wide
      title="Where do these files go?"
      description="Folders are suggested by name where the name says enough. Buyers see nothing until you publish."
      busy={false}
      error={null}
      submitLabel="Upload"
      submitDisabledReason={open ? 'Choose a folder for every file.' : null}
      onSubmit={() => {
        onClose();
        onUpload(filed(filings));
      }}
      onClose={onClose}
    >
      {filings.length > 1 && (
        <Field label="Put all into" optional>
          <Select value={null} onValueChange={(id) => put(id, () => true)} options={options} />
        </Field>
      )}
      <ul className="flex max-h-80 flex-col gap-3 overflow-y-auto">
        {filings.map((filing) => (
          <li key={filing.name} className="grid items-center gap-1 sm:grid-cols-2 sm:gap-3">
            <bdi className="wrap-anywhere">{filing.name}</bdi>
            <Select
              aria-label={`Folder for ${filing.name}`}
              value={filing.folderId}
              onValueChange={(id) => put(id, (one) => one.name === filing.name)}
              options={options}
            />
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}
