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
          <span className="min-w-0 flex-1">
            The original
            <span className="block text-muted text-small">Before anything was published here</span>
          </span>
          <Restore what="the original" onRestore={() => setAsked(0)} />
        </li>
      </ul>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={asked === 0 ? 'Go back to the original?' : `Publish version ${asked} again?`}
        description="Everyone sees it from now on. Your draft is replaced by it. It becomes a new version, and all versions stay."
        confirmLabel="Publish"
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
      <span className="tabular font-medium">Version {version}</span>
      {shown && <StatusBadge tone="good">Shown</StatusBadge>}
      <span className="min-w-0 flex-1 basis-60">
        Changed: {changed.map((part) => partLabels[part]).join(', ')}
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
    <Button variant="secondary" size="small" aria-label={`Publish again: ${what}`} onClick={onRestore}>
      Publish again
    </Button>
  );
}
