import { Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { counted, grouped } from '#kernel/counts.ts';
import { sizeText } from '#kernel/size-words.ts';
import { waitingWords } from '#kit/patiently.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { cx } from '#kit/ui/cx.ts';
import { chosenFrom, droppedFiles } from './chosen-files.ts';
import { FilingDialog } from './filing-dialog.tsx';
import type { FolderView, RoomView } from './queries.ts';
import { openingWords, reasonOf } from './room-words.ts';
import type { Chosen, Progress } from './uploader.ts';
import { carriesDocument } from './use-document-moves.ts';
import { useUpload } from './use-upload.ts';
import { notChosen, useWaitingUploads } from './use-waiting-uploads.ts';
import { WaitingUploads } from './waiting-uploads.tsx';

type Props = {
  room: RoomView;
  folder: FolderView;
  /** The reader opened this folder, rather than the room; otherwise they are asked where files go. */
  opened: boolean;
  use: ReactNode;
};

export function UploadPanel({ room, folder, opened, use }: Props) {
  const upload = useUpload({ roomId: room.id, folderId: folder.id });
  const [asked, setAsked] = useState<readonly Chosen[]>([]);
  const waiting = useWaitingUploads(room.id, room.may.upload === true);
  const here = waiting.uploads.filter(({ folderId }) => folderId === folder.id);
  // Choosing the files of an unfinished upload again resumes it where it was.
  const direct = opened || here.length > 0;
  const take = direct ? upload.start : setAsked;
  const reason =
    reasonOf(room.may.upload) ??
    (folder.notApplicable !== null && opened ? 'This folder is marked as not applicable.' : null);
  const zone = useDropZone((files) => {
    if (reason === null && !upload.running) void droppedFiles(files).then(take, upload.unread);
  });
  return (
    <section
      aria-label="Upload"
      className={cx(
        'flex flex-col gap-3 rounded-large border border-dashed p-4',
        zone.over ? 'border-accent bg-accent-soft' : 'border-line',
      )}
      {...zone.handlers}
    >
      <div className="flex flex-wrap items-center gap-3">
        <Picker label="Choose files" reason={reason} busy={upload.running} onFiles={take} />
        <Picker label="Choose a folder" whole reason={reason} busy={upload.running} onFiles={take} />
        <Destination folder={direct ? folder : null} />
      </div>
      {use}
      {upload.progress && <HowFar progress={upload.progress} running={upload.running} onStop={upload.stop} />}
      {!upload.running && (
        <WaitingUploads
          room={room}
          folder={folder}
          waiting={waiting.uploads}
          missing={upload.chosen.length === 0 ? [] : notChosen(here, upload.chosen)}
          onGiveUp={() => waiting.giveUp.mutate(here)}
          busy={waiting.giveUp.isPending}
        />
      )}
      {asked.length > 0 && (
        <FilingDialog
          chosen={asked}
          folders={room.folders}
          onUpload={upload.start}
          onClose={() => setAsked([])}
        />
      )}
      {upload.failure && <Stopped failure={upload.failure} onResume={upload.again} />}
    </section>
  );
}

function useDropZone(onFiles: (files: DataTransfer) => void) {
  const [over, setOver] = useState(false);
  const onDragOver = (event: DragEvent) => {
    if (carriesDocument(event)) return;
    event.preventDefault();
    setOver(true);
  };
  const onDrop = (event: DragEvent) => {
    if (carriesDocument(event)) return;
    event.preventDefault();
    setOver(false);
    onFiles(event.dataTransfer);
  };
  return { over, handlers: { onDragOver, onDragLeave: () => setOver(false), onDrop } };
}

function Destination({ folder }: { folder: FolderView | null }) {
  const rest = 'Folders are kept and ZIP files unpacked. Buyers see nothing until you publish.';
  if (!folder)
    return (
      <p className="min-w-0 flex-1 basis-52 text-muted text-small">
        Or drop them here. You choose the folder for each of them next. {rest}
      </p>
    );
  return (
    <p className="min-w-0 flex-1 basis-52 text-muted text-small">
      Or drop them here. They go into{' '}
      <span className="font-medium text-text">
        {folder.number} <bdi>{folder.name}</bdi>
      </span>
      {folder.manage && `, which ${openingWords[folder.manage.opensAt]}`}. {rest}
    </p>
  );
}

function Stopped({ failure, onResume }: { failure: string; onResume: () => void }) {
  return (
    <Alert
      tone="destructive"
      title="The upload stopped"
      action={
        <Button variant="secondary" size="small" onClick={onResume}>
          Resume
        </Button>
      }
    >
      {failure}
    </Alert>
  );
}

type PickerProps = {
  label: string;
  whole?: boolean;
  reason: string | null;
  busy: boolean;
  onFiles: (chosen: ReturnType<typeof chosenFrom>) => void;
};

function Picker({ label, whole = false, reason, busy, onFiles }: PickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        {...(whole ? { webkitdirectory: '' } : {})}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          onFiles(chosenFrom(event.target.files));
          event.target.value = '';
        }}
      />
      <Button
        variant="secondary"
        disabledReason={reason ?? (busy ? 'Files are uploading.' : null)}
        onClick={() => input.current?.click()}
      >
        <Upload aria-hidden className="size-4" />
        {label}
      </Button>
    </>
  );
}

type HowFarProps = { progress: Progress; running: boolean; onStop: () => void };

function HowFar({ progress, running, onStop }: HowFarProps) {
  const percent = progress.size === 0 ? 100 : Math.floor((progress.bytes * 100) / progress.size);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <progress
          aria-label="Upload"
          value={progress.bytes + progress.underWay}
          max={Math.max(progress.size, 1)}
          className="h-2 min-w-32 flex-1"
        />
        <p role="status" className="tabular text-small">
          {grouped(progress.done)} of {counted(progress.files, 'file')}, {sizeText(progress.bytes)} of{' '}
          {sizeText(progress.size)} ({percent}%)
          {running && progress.waits && `. ${waitingWords[progress.waits]}`}
        </p>
        {running && (
          <Button variant="quiet" size="small" onClick={onStop}>
            Stop
          </Button>
        )}
      </div>
      {progress.refused.length > 0 && (
        <Alert tone="warning" title={`${grouped(progress.refused.length)} rejected`}>
          <ul className="max-h-40 overflow-y-auto">
            {progress.refused.slice(0, 100).map(({ name, why }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows, and two files may have one name
              <li key={at}>
                <bdi>{name}</bdi>: {why}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
