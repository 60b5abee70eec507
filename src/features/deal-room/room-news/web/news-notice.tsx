import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { TimeAgo } from '#kit/ui/TimeAgo.tsx';
import type { RoomNews } from './use-room-news.ts';

type Props = {
  news: RoomNews | undefined;
  folders: readonly { id: string }[];
  onChoose: (folderId: string) => void;
};

export function NewsNotice({ news, folders, onChoose }: Props) {
  if (!news || news.since === null || news.count === 0) return null;
  const first = folders.find(({ id }) => news.folders.some(({ folderId }) => folderId === id));
  return (
    <Alert
      title={
        news.count === 1
          ? '1 new document since your last visit'
          : `${news.count} new documents since your last visit`
      }
      action={
        first && (
          <Button variant="secondary" size="small" onClick={() => onChoose(first.id)}>
            Show the first
          </Button>
        )
      }
    >
      Your last visit was <TimeAgo at={news.since} />. New versions you have not opened count too.
    </Alert>
  );
}
