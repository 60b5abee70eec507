import { Select } from '#kit/ui/Select.tsx';
import type { RoomAttention } from './queries.ts';

type Props = {
  viewers: RoomAttention['viewers'];
  value: string | null;
  onChange: (person: string | null) => void;
};

const everybody = 'everybody';

export function ViewerChoice({ viewers, value, onChange }: Props) {
  const options = [
    { value: everybody, label: 'Everyone' },
    ...viewers.map(({ personId, name }) => ({ value: personId, label: name || 'Unnamed viewer' })),
  ];
  return (
    <Select
      aria-label="Viewer"
      value={value ?? everybody}
      onValueChange={(next) => onChange(next === everybody ? null : next)}
      options={options}
      className="w-full max-w-80"
    />
  );
}
