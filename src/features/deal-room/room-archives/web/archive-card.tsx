import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { grouped } from '#kernel/counts.ts';
import { sizeText } from '#kernel/size-words.ts';
import { reasonFromError } from '#kit/api-error.ts';
import { type WaitsFor, waitingWords } from '#kit/patiently.ts';
import { saveBlob } from '#kit/save-file.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { TechnicalDetails } from '#kit/ui/TechnicalDetails.tsx';
import { TimeAgo } from '#kit/ui/TimeAgo.tsx';
import type { ClosureView } from '../contract.ts';
import { takeArchive } from './take-archive.ts';

type Archive = NonNullable<ClosureView['archive']>;

const holds: Record<ClosureView['side'], string> = {
  seller:
    'Original files, all signed NDAs and letters of intent, index, permissions, Q&A and audit trail. Any later change shows.',
  broker:
    'Original files except those that may hold personal data, all signed NDAs and letters of intent, index, permissions, Q&A and audit trail. Any later change shows.',
  buyer:
    'The original files you could download, your NDA and letter of intent, their index, your questions, your deal’s audit trail. Any later change shows.',
};

export function ArchiveCard({ closure, archive }: { closure: ClosureView; archive: Archive }) {
  return (
    <Card as="section" aria-labelledby="archive">
      <h2 id="archive" className="text-title">
        Archive
      </h2>
      <p className="mt-1 mb-4 text-muted">{holds[closure.side]}</p>
      {archive.trouble !== null && archive.triedAt !== null && (
        <Alert tone="warning" title="The archive isn’t ready yet">
          {archive.trouble} It is tried again every ten minutes; the last time was{' '}
          <TimeAgo at={archive.triedAt} />.
        </Alert>
      )}
      {archive.state === 'ready' && archive.size !== null && archive.sha256 !== null ? (
        <Ready roomId={closure.roomId} archive={archive} size={archive.size} sha256={archive.sha256} />
      ) : (
        <p role="status">
          {archive.state === 'being-made' ? 'The archive is being created.' : 'The archive is queued.'} You
          are notified when it is ready; this page need not stay open.
        </p>
      )}
    </Card>
  );
}

type ReadyProps = { roomId: string; archive: Archive; size: number; sha256: string };

function Ready({ roomId, archive, size, sha256 }: ReadyProps) {
  const taking = useTaking({ roomId, size, sha256 });
  return (
    <div className="flex flex-col gap-4">
      <DescriptionList
        items={[
          {
            term: 'Created',
            detail: archive.madeAt === null ? '—' : <DateText at={archive.madeAt} withTime />,
          },
          { term: 'Files', detail: archive.files === null ? '—' : grouped(archive.files) },
          { term: 'Size', detail: sizeText(size) },
        ]}
      />
      <TechnicalDetails>
        <p>
          SHA-256 of the archive <code className="break-all font-mono text-tiny">{sha256}</code>
        </p>
      </TechnicalDetails>
      <div className="flex flex-wrap items-center gap-3">
        <Button busy={taking.running} onClick={taking.start}>
          <Download aria-hidden className="size-4" />
          Download archive
        </Button>
        {taking.running && (
          <Button variant="quiet" onClick={taking.stop}>
            Stop
          </Button>
        )}
      </div>
      {taking.running && <Progress bytes={taking.bytes} size={size} waits={taking.waits} />}
      {taking.failure !== null && (
        <Alert tone="destructive" title="The archive could not be downloaded">
          {taking.failure}
        </Alert>
      )}
    </div>
  );
}

type ProgressProps = { bytes: number; size: number; waits: WaitsFor | null };

function Progress({ bytes, size, waits }: ProgressProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <progress aria-label="Download" value={bytes} max={size} className="h-2 min-w-32 flex-1" />
      <p role="status" className="tabular text-small">
        {waits ? waitingWords[waits] : `${sizeText(bytes)} of ${sizeText(size)}`}
      </p>
    </div>
  );
}

function useTaking(archive: { roomId: string; size: number; sha256: string }) {
  const run = useRef<AbortController | null>(null);
  const [running, setRunning] = useState(false);
  const [waits, setWaits] = useState<WaitsFor | null>(null);
  const [bytes, setBytes] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  // Reason: a download outlives the component that started it, and would still save its file.
  useEffect(() => () => run.current?.abort(), []);
  const start = async () => {
    if (run.current) return;
    const mine = new AbortController();
    run.current = mine;
    setRunning(true);
    setBytes(0);
    setFailure(null);
    try {
      const { signal } = mine;
      saveBlob(await takeArchive(archive, { signal, onProgress: setBytes, onWaiting: setWaits }));
    } catch (error) {
      if (!mine.signal.aborted) setFailure(reasonFromError(error));
    } finally {
      run.current = null;
      setRunning(false);
      setWaits(null);
    }
  };
  return { running, waits, bytes, failure, start: () => void start(), stop: () => run.current?.abort() };
}
