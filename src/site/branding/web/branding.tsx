import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { LeaveGuard } from '#kit/forms/LeaveGuard.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { Tabs } from '#kit/ui/Tabs.tsx';
import { BrandingState } from './branding-state.tsx';
import { BrandingVersions } from './branding-versions.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { LegalFields } from './legal-fields.tsx';
import { LookFields } from './look-fields.tsx';
import { OfferFields } from './offer-fields.tsx';
import { PeopleFields } from './people-fields.tsx';
import { type BrandingView, brandingQuery, type PartProps } from './queries.ts';
import { useBrandingActs } from './use-branding-acts.ts';

export function Branding() {
  return (
    <QueryPage
      query={useQuery(brandingQuery)}
      words={{ loading: 'Loading the branding', failed: 'The branding couldn’t be loaded.' }}
      waiting={<Skeleton className="h-96 w-full rounded-large" />}
    >
      {(view) => <Editor key={view.draft.revision} view={view} />}
    </QueryPage>
  );
}

function Editor({ view }: { view: BrandingView }) {
  const saved = view.draft.content;
  const [content, setContent] = useState(saved);
  const changed = JSON.stringify(content) !== JSON.stringify(saved);
  const acts = useBrandingActs(view.draft.revision);
  const props: PartProps = {
    content,
    files: view.files,
    put: (part) => setContent((now) => ({ ...now, ...part })),
  };
  return (
    <div className="flex flex-col gap-8">
      <BrandingState view={view} changed={changed} publish={acts.publish} />
      <FormShell
        label="Branding"
        onSubmit={() => acts.save.mutate(content)}
        error={acts.save.error}
        errorTitle="Not saved"
        busy={acts.save.isPending}
        submitLabel="Save draft"
        submitDisabledReason={changed ? null : 'Nothing has changed.'}
        sticky
      >
        <Parts {...props} />
      </FormShell>
      <BrandingVersions view={view} restore={acts.restore} />
      <LeaveGuard dirty={changed} loss="You have changed the branding and it is not saved." flush={null} />
    </div>
  );
}

function Parts(props: PartProps) {
  const [search, setSearch] = useSearchParams();
  const tabs = [
    { value: 'name', label: 'Name and addresses', content: <IdentityFields {...props} /> },
    { value: 'look', label: 'Colors and mark', content: <LookFields {...props} /> },
    { value: 'people', label: 'Team and partners', content: <PeopleFields {...props} /> },
    { value: 'prices', label: 'Prices and switches', content: <OfferFields {...props} /> },
    { value: 'legal', label: 'Legal texts', content: <LegalFields {...props} /> },
  ];
  return (
    <Tabs
      label="Parts of the branding"
      tabs={tabs}
      value={tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'name'}
      onValueChange={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
    />
  );
}
