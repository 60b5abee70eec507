import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReviewHead } from '#features/quality-of-earnings/reviews/web/queries.ts';
import { useReviewChange } from '#features/quality-of-earnings/reviews/web/use-change.ts';
import { call } from '#kit/api.ts';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { mostRelated, type RelatedParty, relations, relationWords } from '../domain/related-parties.ts';
import { setRelatedParties } from '../related-contract.ts';
import { type RelatedList, relatedQuery } from './queries.ts';

/** Payments to those on the list become a finding, so that the owner can explain them before a buyer asks. */
export function RelatedCard({ review: { id, side } }: { review: ReviewHead }) {
  return (
    <Card as="section" aria-labelledby="related-parties" className="flex flex-col gap-4">
      <div>
        <h2 id="related-parties" className="text-title">
          Family and companies of the owner
        </h2>
        <p className="max-w-prose text-muted">
          Every buyer asks which of them the business pays, and such payments are common. We look for them in
          your books, so that you can say what each is for. Buyers never see this list.
        </p>
      </div>
      <QueryPage
        query={useQuery(relatedQuery(id))}
        words={{ loading: 'Loading the list', failed: 'The list could not be loaded.' }}
      >
        {(list) => <List reviewId={id} list={list} own={side === 'owner'} />}
      </QueryPage>
    </Card>
  );
}

const blank: RelatedParty = { name: '', relation: 'spouse' };

function List({ reviewId, list, own }: { reviewId: string; list: RelatedList; own: boolean }) {
  const [draft, setDraft] = useState(blank);
  const { parties, version } = list;
  const set = (next: readonly RelatedParty[]) =>
    call(setRelatedParties, { params: { id: reviewId }, body: { parties: [...next], version } });
  const add = useReviewChange(
    () => set([...parties, draft]),
    () => setDraft(blank),
  );
  const remove = useReviewChange((at: number) => set(parties.toSpliced(at, 1)));
  return (
    <>
      {parties.length === 0 ? (
        <p>No one is on the list yet.</p>
      ) : (
        <ul className="flex max-w-xl flex-col divide-y">
          {parties.map(({ name, relation }, at) => (
            <li key={name} className="flex items-center justify-between gap-3 py-1">
              <p className="min-w-0 break-words">
                {name} <span className="text-muted text-small">· {relationWords[relation]}</span>
              </p>
              {own && (
                <Button
                  variant="quiet"
                  size="small"
                  busy={remove.isPending && remove.variables === at}
                  onClick={() => remove.mutate(at)}
                >
                  Remove<span className="sr-only"> {name}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <FailureAlert title="Not removed" error={remove.error} />
      {own ? (
        <FormShell
          layout="row"
          label="Add to the list"
          busy={add.isPending}
          error={add.error}
          errorTitle="Not added"
          submitLabel="Add to the list"
          submitVariant="secondary"
          submitDisabledReason={
            parties.length < mostRelated ? null : `The list is full: it has room for ${mostRelated}.`
          }
          onSubmit={() => add.mutate()}
        >
          <Field name={`parties.${parties.length}.name`} label="Name, as in your books">
            <TextInput
              value={draft.name}
              maxLength={80}
              autoComplete="off"
              onChange={(event) => setDraft({ ...draft, name: event.target.value })}
            />
          </Field>
          <Field name={`parties.${parties.length}.relation`} label="Relation">
            <Select
              value={draft.relation}
              onValueChange={(value) =>
                setDraft({ ...draft, relation: relations.find((one) => one === value) ?? 'relative' })
              }
              options={relations.map((value) => ({ value, label: relationWords[value] }))}
            />
          </Field>
        </FormShell>
      ) : (
        <p className="text-muted text-small">Only the owner changes this list.</p>
      )}
    </>
  );
}
