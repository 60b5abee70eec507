import { type FormEvent, useRef, useState } from 'react';
import { verifying } from '#content/verifying.ts';
import { call } from '#web/api.ts';
import { messageFromError } from '#web/api-error.ts';
import { FormShell } from '#web/forms/FormShell.tsx';
import { verifyManifest } from '../contract.ts';
import { ArchiveVerdict, type CheckedArchive } from './archive-verdict.tsx';
import { FileField } from './file-field.tsx';

type State = { busy: boolean; error: string | null; checked: CheckedArchive | null };

const idle: State = { busy: false, error: null, checked: null };
/** A manifest has a few hundred bytes. */
const largest = 20_000;

/** Takes the manifest of an archive, and the list of its files, and says whether they are as they were signed. */
export function VerifyArchiveForm() {
  const manifest = useRef<HTMLInputElement>(null);
  const sums = useRef<HTMLInputElement>(null);
  const [state, setState] = useState(idle);
  // What was chosen last: an answer about another file must not be shown as its own.
  const latest = useRef(0);
  const forget = () => {
    latest.current += 1;
    setState(idle);
  };
  const check = async () => {
    const turn = ++latest.current;
    const settle = (now: Partial<State>) => latest.current === turn && setState({ ...idle, ...now });
    const read = await manifestIn(manifest.current?.files?.[0]);
    if ('problem' in read) return settle({ error: read.problem });
    settle({ busy: true });
    try {
      const { outcome } = await call(verifyManifest, { body: read.body });
      const list = await sameSums(sums.current?.files?.[0], read.body.manifest.sumsSha256);
      settle({ checked: { outcome, manifest: read.body.manifest, list } });
    } catch (error) {
      settle({ error: messageFromError(error) });
    }
  };
  return (
    <div className="flex flex-col gap-6">
      <FormShell
        label={verifying.archive.title}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void check();
        }}
        error={state.error}
        errorTitle="Not checked"
        busy={state.busy}
        submitLabel="Check the archive"
      >
        <FileField
          id="manifest"
          label="manifest.json"
          hint="It lies at the top of the archive."
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

type Read = { body: NonNullable<ReturnType<typeof bodyIn>> } | { problem: string };

async function manifestIn(file: File | undefined): Promise<Read> {
  if (!file) return { problem: 'Choose the file manifest.json first.' };
  const body = file.size > largest ? null : bodyIn(await file.text());
  return body === null
    ? {
        problem:
          'This is not the manifest of an archive, or something was added to it or taken out. Choose the file manifest.json as it came.',
      }
    : { body };
}

function bodyIn(text: string) {
  try {
    return verifyManifest.body.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Whether the list of files is the one that the manifest names; `null`: none was chosen, or the browser cannot tell. */
async function sameSums(file: File | undefined, sha256: string): Promise<boolean | null> {
  if (!file || !globalThis.crypto?.subtle) return null;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('') === sha256;
}
