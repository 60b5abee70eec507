import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { FilePages } from '#features/agreements/ndas/web/file-pages.tsx';
import { NdaDocument } from '#features/agreements/ndas/web/nda-document.tsx';
import { call } from '#kit/api.ts';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { paths } from '#kit/paths.ts';
import { Card } from '#kit/ui/Card.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { RadioGroup } from '#kit/ui/RadioGroup.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { chooseListingNda } from '../contract.ts';
import { OwnPdf } from './own-pdf.tsx';
import { type ListingNdaView, listingNdaQuery, listingNdaScope, ownPageSource } from './queries.ts';

const builtIn = 'built-in';

export function ListingNda({ listingId }: { listingId: string }) {
  return (
    <QueryPage
      query={useQuery(listingNdaQuery(listingId))}
      words={{
        loading: 'Loading the NDA of this listing',
        failed: 'The NDA for this listing couldn’t be loaded.',
      }}
      waiting={<Skeleton className="h-96 w-full rounded-large" />}
      title="NDA for this listing"
    >
      {(nda) => (
        <>
          <Header listingId={listingId} title={nda.listingTitle} />
          <Loaded listingId={listingId} nda={nda} />
        </>
      )}
    </QueryPage>
  );
}

function Header({ listingId, title }: { listingId: string; title: string }) {
  return (
    <PageHeader
      title="NDA for this listing"
      lead={`${title || 'Untitled listing'}. What buyers sign before they learn who you are.`}
      actions={
        <LinkButton variant="secondary" to={paths.editListing(listingId)}>
          Edit listing
        </LinkButton>
      }
    />
  );
}

function Loaded({ listingId, nda }: { listingId: string; nda: ListingNdaView }) {
  return (
    <div className="flex flex-col gap-8">
      <Choice key={nda.version} listingId={listingId} nda={nda} />
      <OwnPdf listingId={listingId} nda={nda} />
      <section aria-labelledby="text" className="flex flex-col gap-4">
        <h2 id="text" className="text-title">
          What buyers read now
        </h2>
        <NowRead nda={nda} />
      </section>
      <details>
        <summary className="link w-fit cursor-pointer py-2">What an NDA passport says</summary>
        <div className="mt-2">
          <NdaDocument document={nda.master} />
        </div>
      </details>
    </div>
  );
}

function NowRead({ nda }: { nda: ListingNdaView }) {
  const { active } = nda.own;
  const pdfId = active?.templateId === nda.templateId ? active?.pdfId : undefined;
  const source = useMemo(() => ownPageSource(pdfId ?? ''), [pdfId]);
  return active && pdfId ? (
    <FilePages file={active} title={active.title} source={source} />
  ) : (
    <>
      <p className="max-w-prose text-muted">
        An example: the buyer, the listing reference and the date are made up. Each buyer’s copy has their
        own.
      </p>
      <NdaDocument document={nda.document} />
    </>
  );
}

function Choice({ listingId, nda }: { listingId: string; nda: ListingNdaView }) {
  const [templateId, setTemplateId] = useState(nda.templateId);
  const [countersign, setCountersign] = useState(nda.countersign);
  const [passport, setPassport] = useState(nda.passport);
  const choose = useChoice(listingId);
  const changed =
    templateId !== nda.templateId || countersign !== nda.countersign || passport !== nda.passport;
  return (
    <Card>
      <FormShell
        label="NDA for this listing"
        onSubmit={() => choose.mutate({ templateId, countersign, passport, version: nda.version })}
        error={choose.error}
        errorTitle="Not saved"
        busy={choose.isPending}
        submitLabel="Save"
        submitDisabledReason={changed ? null : 'Nothing has changed.'}
      >
        <RadioGroup
          name="templateId"
          label="NDA text"
          value={templateId ?? builtIn}
          onValueChange={(value) => setTemplateId(value === builtIn ? null : value)}
          hint="Applies to new NDAs. Buyers who signed another text sign this one before anything more opens."
          options={nda.choices.map(({ id, name, version }) => ({
            value: id ?? builtIn,
            label: <span className="wrap-anywhere">{name}</span>,
            hint: `Version ${version}`,
          }))}
        />
        <CountersignCheckbox checked={countersign} onCheckedChange={setCountersign} passport={passport} />
        <PassportCheckbox checked={passport} onCheckedChange={setPassport} countersign={countersign} />
      </FormShell>
    </Card>
  );
}

type CheckboxProps = { checked: boolean; onCheckedChange: (checked: boolean) => void };

function CountersignCheckbox({ passport, ...checkbox }: CheckboxProps & { passport: boolean }) {
  return (
    <Checkbox
      {...checkbox}
      disabled={passport}
      label={
        <>
          <span className="block font-medium">I’ll countersign each NDA</span>
          <span className="block max-w-prose text-muted text-small">
            An NDA takes effect once you have signed it after the buyer. Until then nothing opens. Your name
            is not printed in it.
            {passport &&
              ' Joining by passport needs no countersignature. Turn off NDA passports to choose this.'}
          </span>
        </>
      }
    />
  );
}

function PassportCheckbox({ countersign, ...checkbox }: CheckboxProps & { countersign: boolean }) {
  return (
    <Checkbox
      {...checkbox}
      disabled={countersign}
      label={
        <>
          <span className="block font-medium">I accept NDA passports</span>
          <span className="block max-w-prose text-muted text-small">
            A buyer who has signed the master agreement below may join your listing to it with one click, in
            place of signing the text above. You still approve each buyer.
            {countersign &&
              ' Joining by passport needs no countersignature. Turn off countersigning to choose this.'}
          </span>
        </>
      }
    />
  );
}

type Chosen = Pick<ListingNdaView, 'templateId' | 'countersign' | 'passport' | 'version'>;

function useChoice(listingId: string) {
  const queries = useQueryClient();
  const toast = useToast();
  return useSingleMutation({
    scope: listingNdaScope(listingId),
    mutationFn: (body: Chosen) => call(chooseListingNda, { params: { id: listingId }, body }),
    onSuccess: (now) => {
      queries.setQueryData(listingNdaQuery(listingId).queryKey, now);
      toast('NDA choice saved');
    },
  });
}
