import { type RefObject, useRef, useState } from 'react';
import { verifying } from '#content/verifying.ts';
import { call } from '#kit/api.ts';
import { reasonFromError } from '#kit/api-error.ts';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { verifyManifest } from '../contract.ts';
import { longestManifest } from '../domain/manifest.ts';
import { ArchiveVerdict, type CheckedArchive } from './archive-verdict.tsx';
import { FileField } from './file-field.tsx';
import { sameSums } from './same-sums.ts';

type State = { busy: boolean; error: string | null; checked: CheckedArchive | null };

const idle: State = { busy: false, error: null, checked: null };

export function VerifyArchiveForm() {
  const manifest = useRef<HTMLInputElement>(null);
  const sums = useRef<HTMLInputElement>(null);
  const { state, check, forget } = useArchiveCheck(manifest, sums);
  return (
    <div className="flex flex-col gap-6">
      <FormShell
        label={verifying.archive.title}
        onSubmit={() => void check()}
        error={state.error}
        errorTitle="Not checked"
        busy={state.busy}
        submitLabel="Check archive"
      >
        <FileField
          id="manifest"
          label="manifest.json"
          hint="It is at the top level of the archive."
          accept="application/json,.json"
          field={manifest}
          onChange={forget}
        />
        <FileField
          id="sums"
          label="SHA256SUMS (optional)"
          hint="It stays on your device: your browser compares it."
          field={sums}
          onChange={forget}
        />
      </FormShell>
      <div aria-live="polite">{state.checked && <ArchiveVerdict {...state.checked} />}</div>
    </div>
  );
}

type FileInput = RefObject<HTMLInputElement | null>;

function useArchiveCheck(manifest: FileInput, sums: FileInput) {
  const [state, setState] = useState(idle);
  // The latest choice: a result for an earlier file must not be shown for this one.
  const latest = useRef(0);
  const forget = () => {
    latest.current += 1;
    setState(idle);
  };
  const check = async () => {
    const turn = ++latest.current;
    const settle = (now: Partial<State>) => latest.current === turn && setState({ ...idle, ...now });
    const file = manifest.current?.files?.[0];
    const refused = refusalOf(file);
    if (!file || refused !== null) return settle({ error: refused });
    settle({ busy: true });
    try {
      const verdict = await call(verifyManifest, { body: { text: await file.text() } });
      const signed = verdict.manifest?.sumsSha256 ?? null;
      settle({ checked: { verdict, list: await sameSums(sums.current?.files?.[0], signed) } });
    } catch (error) {
      settle({ error: reasonFromError(error) });
    }
  };
  return { state, check, forget };
}

function refusalOf(file: File | undefined): string | null {
  if (!file) return 'Choose the file manifest.json first.';
  return file.size > longestManifest
    ? 'This file is too large to be the manifest of an archive. Choose the file manifest.json.'
    : null;
}
