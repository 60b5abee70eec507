import { paths } from '#kit/paths.ts';
import { Button } from '#kit/ui/Button.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { mostCompared } from './marketplace-address.ts';

type Props = { compared: readonly string[]; onClear: () => void };

export function CompareBar({ compared, onClear }: Props) {
  if (compared.length === 0) return null;
  return (
    <section
      aria-label="Chosen to compare"
      className="sticky bottom-[calc(var(--strip)+0.75rem)] z-10 mx-auto mt-6 flex w-fit max-w-full flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-large border border-accent/35 bg-raised px-4 py-2.5 shadow-high"
    >
      <p role="status" className="tabular text-small">
        {compared.length} of {mostCompared} chosen
      </p>
      <div className="flex gap-2">
        <Button variant="quiet" size="small" onClick={onClear}>
          Clear
        </Button>
        <LinkButton size="small" to={paths.compare(compared)}>
          Compare
        </LinkButton>
      </div>
    </section>
  );
}
