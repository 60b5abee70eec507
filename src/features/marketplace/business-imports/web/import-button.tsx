import { Button } from '#kit/ui/Button.tsx';
import { OpensOnDemand } from '#kit/ui/OpensOnDemand.tsx';

const load = async () => (await import('./opened-import.tsx')).OpenedImport;

/** `any`: the person has businesses, which the dialog exports too. */
export function ImportButton({ any }: { any: boolean }) {
  return (
    <OpensOnDemand
      load={load}
      props={{ any }}
      popup="dialog"
      trigger={
        <Button variant="secondary" size="small">
          Import from a file
        </Button>
      }
    />
  );
}
