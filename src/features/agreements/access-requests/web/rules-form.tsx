import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#kit/api.ts';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { FieldGroup } from '#kit/ui/FieldGroup.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { getAccessRules, saveAccessRules } from '../contract.ts';
import { requestsKey } from './queries.ts';

type Rules = ReplyOf<typeof getAccessRules>;
type Choice = Exclude<keyof Rules, 'version'>;

const groups: readonly { title: string; lead: string; choices: readonly [Choice, string][] }[] = [
  {
    title: 'Automatic access',
    lead: 'Screened buyers see your reason for selling before any NDA. Nothing identifies you.',
    choices: [
      ['opensVetted', 'Open the highlights to screened buyers automatically'],
      ['vettedIdentity', 'Screening requires verified identity'],
      ['vettedFunds', 'Screening requires verified funds'],
      ['vettedPrice', 'Show them the exact asking price'],
    ],
  },
  {
    title: 'Required before approval',
    lead: 'No buyer is approved without it, by you or automatically.',
    choices: [
      ['needsIdentity', 'Identity must be verified'],
      ['needsFunds', 'Funds must be verified'],
    ],
  },
];

export function RulesForm({ listingId }: { listingId: string }) {
  const rules = useQuery({
    queryKey: [...requestsKey, 'rules', listingId],
    queryFn: ({ signal }) => call(getAccessRules, { params: { id: listingId } }, { signal }),
  });
  return (
    <QueryPage
      query={rules}
      words={{ loading: 'Loading the rules', failed: 'The rules couldn’t be loaded.' }}
      waiting={<Skeleton className="h-64 rounded-large" />}
    >
      {(data) => <Loaded key={data.version} listingId={listingId} rules={data} />}
    </QueryPage>
  );
}

function Loaded({ listingId, rules }: { listingId: string; rules: Rules }) {
  const [draft, setDraft] = useState(rules);
  const queries = useQueryClient();
  const toast = useToast();
  const save = useSingleMutation({
    mutationFn: (body: Rules) => call(saveAccessRules, { params: { id: listingId }, body }),
    onSuccess: () => toast('Rules saved'),
    onSettled: () => queries.invalidateQueries({ queryKey: requestsKey }),
  });
  const unchanged = JSON.stringify(draft) === JSON.stringify(rules);
  const asksNothing = draft.opensVetted && !draft.vettedIdentity && !draft.vettedFunds;
  return (
    <FormShell
      label="Rules"
      busy={save.isPending}
      error={save.error}
      submitLabel="Save rules"
      submitDisabledReason={
        (asksNothing && 'Choose identity, funds, or both.') || (unchanged && 'Nothing has changed.') || null
      }
      onSubmit={() => save.mutate(draft)}
    >
      {groups.map(({ title, lead, choices }) => (
        <FieldGroup key={title} title={title} hint={lead}>
          {choices.map(([name, label]) => (
            <Checkbox
              key={name}
              checked={draft[name]}
              onCheckedChange={(checked) => setDraft({ ...draft, [name]: checked })}
              label={label}
            />
          ))}
        </FieldGroup>
      ))}
    </FormShell>
  );
}
