import { useRef, useState } from 'react';
import { reasonFromError } from '#kit/api-error.ts';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { sendFile } from '#kit/send-file.ts';
import { cx } from '#kit/ui/cx.ts';
import { inputFace } from '#kit/ui/input-face.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { verifyDocument } from '../seal-contract.ts';
import { Verdict } from './verdict.tsx';

type Checked = { name: string; verdict: ReplyOf<typeof verifyDocument> };
type State = { busy: boolean; error: string | null; checked: Checked | null };

const { limit } = verifyDocument.upload;
const idle: State = { busy: false, error: null, checked: null };

export function VerifyForm() {
  const field = useRef<HTMLInputElement>(null);
  const { state, check, forget } = useCheck();
  return (
    <div className="flex flex-col gap-6">
      <FormShell
        label="Check a document"
        onSubmit={() => void check(field.current?.files?.[0])}
        error={state.error}
        errorTitle="Not checked"
        busy={state.busy}
        submitLabel="Check file"
      >
        <div className="flex flex-col gap-1.5">
          <label htmlFor="document" className="font-medium text-small">
            PDF file
          </label>
          <p id="document-hint" className="text-muted text-small">
            Up to {limit / 1_000_000} MB.
          </p>
          <input
            id="document"
            ref={field}
            type="file"
            accept="application/pdf,.pdf"
            aria-describedby="document-hint"
            onChange={forget}
            className={cx(
              inputFace,
              'h-auto min-h-11 py-2 file:mr-3 file:rounded-small file:border-0 file:bg-raised file:px-3 file:py-1.5 file:font-medium file:text-text',
            )}
          />
        </div>
      </FormShell>
      <div aria-live="polite">
        {state.checked && <Verdict name={state.checked.name} verdict={state.checked.verdict} />}
      </div>
    </div>
  );
}

function useCheck() {
  const [state, setState] = useState(idle);
  // Discards the answer for a file that was chosen earlier.
  const latest = useRef(0);
  const forget = () => {
    latest.current += 1;
    setState(idle);
  };
  const check = async (file: File | undefined) => {
    const refused = refusalOf(file);
    if (!file || refused !== null) return setState({ ...idle, error: refused });
    const turn = ++latest.current;
    const settle = (now: Partial<State>) => latest.current === turn && setState({ ...idle, ...now });
    setState({ ...idle, busy: true });
    try {
      const upload = new Blob([file], { type: 'application/pdf' });
      settle({ checked: { name: file.name, verdict: await sendFile(verifyDocument, { upload }) } });
    } catch (error) {
      settle({ error: reasonFromError(error) });
    }
  };
  return { state, check, forget };
}

function refusalOf(file: File | undefined): string | null {
  if (!file) return 'Choose a PDF file.';
  if (file.size > limit)
    return `The file is larger than ${limit / 1_000_000} MB, so it can’t be one of ours.`;
  return null;
}
