import { Alert } from '#kit/ui/Alert.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import type { RoomView } from './queries.ts';

export function ClosedNotice({ closed }: Pick<RoomView, 'closed'>) {
  if (!closed) return null;
  return (
    <Alert title="This deal room is closed">
      Closed <DateText at={closed.at} />. Nothing in it can be changed.
    </Alert>
  );
}
