import { useState } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { StatusBadge } from '#kit/ui/StatusBadge.tsx';
import { partLabels } from '../domain/parts.ts';
import type { BrandingView } from './queries.ts';
import type { useBrandingActs } from './use-branding-acts.ts';

type Props = { view: BrandingView; restore: ReturnType<typeof useBrandingActs>['restore'] };

export function BrandingVersions({ view: { versions }, restore }: Props) {
  const [asked, setAsked] = useState<number | null>(null);
  if (versions.length === 0) return null;
  return (
    <section aria-labelledby="versions" className="flex flex-col gap-3">
      <h2 id="versions" className="text-title">
        Versions
      </h2>
      <ul className="flex flex-col divide-y divide-line">
        {versions.map((one, i) => (
          <Version key={one.version} {...one} shown={i === 0} onRestore={() => setAsked(one.version)} />
        ))}
        <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
          <span className="min-w-0 flex-1">As installed</span>
          <Restore what="what was installed" onRestore={() => setAsked(0)} />
        </li>
      </ul>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={asked === 0 ? 'Publish what was installed?' : `Publish version ${asked} again?`}
        description="Everyone sees it from now on. Your draft becomes the same; the versions stay."
        confirmLabel="Publish again"
        busy={restore.isPending}
        error={restore.error}
        onConfirm={() => restore.mutate(asked ?? 0, { onSuccess: () => setAsked(null) })}
      />
    </section>
  );
}

type VersionProps = BrandingView['versions'][number] & { shown: boolean; onRestore: () => void };

function Version({ version, changed, publishedAt, publishedBy, shown, onRestore }: VersionProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <span className="tabular font-medium">{version}</span>
      {shown && <StatusBadge tone="good">Shown</StatusBadge>}
      <span className="min-w-0 flex-1 basis-60">
        {changed.map((part) => partLabels[part]).join(', ')}
        <span className="block text-muted text-small">
          {publishedBy ?? 'An account that is closed'}, <DateText at={publishedAt} withTime />
        </span>
      </span>
      {!shown && <Restore what={`version ${version}`} onRestore={onRestore} />}
    </li>
  );
}

function Restore({ what, onRestore }: { what: string; onRestore: () => void }) {
  return (
    <Button variant="secondary" size="small" aria-label={`Publish ${what} again`} onClick={onRestore}>
      Publish again
    </Button>
  );
}
