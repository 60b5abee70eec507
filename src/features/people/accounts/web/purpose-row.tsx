import { type Purpose, purposes } from '#kernel/purpose.ts';
import { Select } from '#kit/ui/Select.tsx';
import { purposeLabels } from '../domain/purpose.ts';
import { useSayPurpose } from './use-say-purpose.ts';

const options = purposes.map((value) => ({ value, label: purposeLabels[value] }));

export function PurposeRow({ purpose }: { purpose: Purpose | null }) {
  const say = useSayPurpose();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="font-medium font-sans text-body">What brings you here</h3>
        <p className="text-muted">Your dashboard starts with it. Only you see it.</p>
      </div>
      <Select
        aria-label="What brings you here"
        className="w-60"
        options={options}
        value={say.isPending ? say.variables : purpose}
        disabled={say.isPending}
        onValueChange={(value) => {
          const chosen = purposes.find((one) => one === value);
          if (chosen) say.mutate(chosen);
        }}
      />
    </div>
  );
}
