import { useState } from 'react';
import { paths } from '#kit/paths.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { partLabels } from '../domain/parts.ts';
import type { BrandingView } from './queries.ts';
import type { useBrandingActs } from './use-branding-acts.ts';

type Publish = ReturnType<typeof useBrandingActs>['publish'];
type Props = { view: BrandingView; changed: boolean; publish: Publish };

/** Where the draft stands, and what can be done with it. */
export function BrandingState({ view, changed, publish }: Props) {
  const [asking, setAsking] = useState(false);
  const parts = view.changed.map((part) => partLabels[part]).join(', ');
  return (
    <Card as="section" className="flex flex-col gap-4" tone={view.changed.length > 0 ? 'attention' : 'plain'}>
      <p>
        {view.changed.length === 0
          ? 'The site shows what is below. Make changes, save them as a draft, preview it, and publish it.'
          : `Not published yet: ${parts}.`}
      </p>
      {view.findings.length > 0 && (
        <Alert title="This cannot be published yet" tone="warning">
          <ul className="list-disc pl-5">
            {view.findings.map((finding) => (
              <li key={finding}>{finding}</li>
            ))}
          </ul>
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button disabledReason={reasonAgainst(view, changed)} onClick={() => setAsking(true)}>
          Publish
        </Button>
        <Previews />
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Publish this?"
        description={`Everyone sees it from now on: ${parts}. You can go back to any earlier version.`}
        confirmLabel="Publish"
        busy={publish.isPending}
        error={publish.error}
        onConfirm={() => publish.mutate(undefined, { onSuccess: () => setAsking(false) })}
      />
    </Card>
  );
}

const previews: readonly [label: string, path: string][] = [
  ['Home', paths.landing()],
  ['For sellers', paths.forSellers()],
  ['About us', paths.aboutUs()],
  ['Sign up', paths.signup()],
  ['Terms', paths.terms()],
  ['Privacy', paths.privacy()],
];

function Previews() {
  return (
    <nav aria-label="Look at the draft" className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
      <span className="text-muted">Look at the saved draft:</span>
      {previews.map(([label, path]) => (
        <a
          key={path}
          href={`${path}?branding=draft`}
          target="_blank"
          rel="noopener"
          className="touch-target link"
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

function reasonAgainst({ changed: parts, findings }: BrandingView, changed: boolean): string | null {
  if (changed) return 'Save the draft first.';
  if (parts.length === 0) return 'The site shows this already.';
  return findings.length > 0 ? 'See what to change first.' : null;
}
