import { useQuery } from '@tanstack/react-query';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { type RoomView, rightsQuery } from './queries.ts';
import { personLabel } from './room-words.ts';

type Props = { room: RoomView; onView: (personId: string | null) => void };

export function ViewAs({ room, onView }: Props) {
  if (room.viewedAs)
    return (
      <Alert
        tone="warning"
        title={`Viewing as ${room.viewedAs.name}`}
        action={
          <Button variant="secondary" size="small" onClick={() => onView(null)}>
            Stop viewing
          </Button>
        }
      >
        You can’t make changes while viewing as a buyer. They aren’t notified.
      </Alert>
    );
  return <Chooser room={room} onView={onView} />;
}

function Chooser({ room, onView }: Props) {
  const { data } = useQuery(rightsQuery(room.id));
  if (!data || data.people.length === 0) return null;
  return (
    <div className="w-64 max-w-full">
      <Select
        aria-label="View as a buyer"
        value={null}
        placeholder="View as a buyer"
        onValueChange={onView}
        options={data.people.map((person) => ({ value: person.id, label: personLabel(person) }))}
      />
    </div>
  );
}
