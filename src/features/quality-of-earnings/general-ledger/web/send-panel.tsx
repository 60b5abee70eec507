import { useState } from 'react';
import { sizeText } from '#kernel/size-words.ts';
import { waitingWords } from '#kit/patiently.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { FileButton } from '#kit/ui/FileButton.tsx';
import { Select } from '#kit/ui/Select.tsx';
import type { LedgerFile } from './queries.ts';
import type { SendProgress } from './send-ledger.ts';
import { useSendLedger } from './use-send-ledger.ts';

/** Takes a general ledger. `current`: files in the figures, of which the new one may take the place of one. */
export function SendPanel({ reviewId, current }: { reviewId: string; current: readonly LedgerFile[] }) {
  const sending = useSendLedger(reviewId);
  const [replaces, setReplaces] = useState('');
  const known = current.some(({ id }) => id === replaces) ? replaces : '';
  return (
    <section aria-label="Upload a general ledger" className="flex flex-col gap-3">
      {current.length > 0 && (
        <Field name="replaces" label="What the new file is" className="max-w-md">
          <Select
            value={known || 'more'}
            onValueChange={(value) => setReplaces(value === 'more' ? '' : value)}
            options={[
              { value: 'more', label: 'More months, or other accounts' },
              ...current.map(({ id, name }) => ({ value: id, label: `A newer export of ${name}` })),
            ]}
          />
        </Field>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <FileButton
          label="File of the general ledger"
          accept=".csv,.txt,.xlsx"
          busy={sending.running}
          onFile={(file) => {
            sending.start(file, known || null);
            setReplaces('');
          }}
        >
          Upload a general ledger
        </FileButton>
        <p className="min-w-0 flex-1 basis-52 text-muted text-small">
          CSV or Excel (XLSX), up to 400 MB. It stays encrypted, and no buyer sees it.
        </p>
      </div>
      {sending.progress && <HowFar progress={sending.progress} onStop={sending.stop} />}
      {sending.failure && (
        <Alert
          tone="destructive"
          title="The upload stopped"
          action={
            <Button variant="secondary" size="small" onClick={sending.again}>
              Resume
            </Button>
          }
        >
          {sending.failure}
        </Alert>
      )}
    </section>
  );
}

function HowFar({ progress: { sent, size, waits }, onStop }: { progress: SendProgress; onStop: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <progress aria-label="Upload" value={sent} max={Math.max(size, 1)} className="h-2 min-w-32 flex-1" />
      <p role="status" className="tabular text-small">
        {sizeText(sent)} of {sizeText(size)}
        {waits && `. ${waitingWords[waits]}`}
      </p>
      <Button variant="quiet" size="small" onClick={onStop}>
        Stop
      </Button>
    </div>
  );
}
