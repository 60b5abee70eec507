import { counted, grouped } from '#kernel/counts.ts';
import { sizeText } from '#kernel/size-words.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import type { FolderView, RoomView } from './queries.ts';
import type { WaitingUpload } from './use-waiting-uploads.ts';

type Props = {
  room: RoomView;
  folder: FolderView;
  waiting: readonly WaitingUpload[];
  missing: readonly WaitingUpload[];
  onGiveUp: () => void;
  busy: boolean;
};

const shown = 20;

/** Uploads interrupted by leaving the page. Choosing the same files resumes them. */
export function WaitingUploads({ room, folder, waiting, missing, onGiveUp, busy }: Props) {
  const here = waiting.filter(({ folderId }) => folderId === folder.id);
  const elsewhere = [...new Set(waiting.map(({ folderId }) => folderId))].flatMap(
    (id) => room.folders.find((one) => one.id === id && one.id !== folder.id) ?? [],
  );
  if (here.length === 0 && elsewhere.length === 0) return null;
  return (
    <Alert
      tone="warning"
      title={
        here.length > 0
          ? `${counted(here.length, 'upload')} not finished`
          : 'Uploads to another folder are not finished'
      }
      action={
        here.length > 0 && (
          <Button variant="quiet" size="small" busy={busy} onClick={onGiveUp}>
            Cancel them
          </Button>
        )
      }
    >
      {here.length > 0 && <UnfinishedHere here={here} missing={missing} />}
      {elsewhere.map(({ id, number, name }) => (
        <p key={id}>
          Uploads to <span className="tabular">{number}</span> <bdi>{name}</bdi> are waiting. Open that folder
          to resume.
        </p>
      ))}
    </Alert>
  );
}

type HereProps = { here: readonly WaitingUpload[]; missing: readonly WaitingUpload[] };

function UnfinishedHere({ here, missing }: HereProps) {
  const size = here.reduce((sum, one) => sum + one.size, 0);
  const received = here.reduce((sum, one) => sum + one.received, 0);
  const named = missing.length > 0 ? missing : here;
  return (
    <>
      <p>
        {sizeText(received)} of {sizeText(size)} uploaded.{' '}
        {missing.length > 0
          ? 'These files were not in your selection, or have changed since:'
          : 'Choose the same files or folder again. Each upload resumes where it stopped.'}
      </p>
      <ul className="mt-2 max-h-40 overflow-y-auto">
        {named.slice(0, shown).map((one) => (
          <li key={one.id}>
            <bdi className="[overflow-wrap:anywhere]">{[...one.path, one.name].join(' / ')}</bdi>
          </li>
        ))}
        {named.length > shown && <li>and {grouped(named.length - shown)} more</li>}
      </ul>
    </>
  );
}
