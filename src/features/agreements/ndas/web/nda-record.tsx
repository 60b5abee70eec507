import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#kit/paths.ts';
import { Badge, type Tone } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { TechnicalDetails } from '#kit/ui/TechnicalDetails.tsx';
import type { NdaKind } from '../domain/nda-kind.ts';
import { type NdaStatus, signatureLine } from '../domain/signing.ts';
import { AgreementText } from './agreement-text.tsx';
import { Fingerprint } from './fingerprint.tsx';
import { levelWords } from './level-words.tsx';
import { OwnerOnRecord, type OwnerSeen } from './owner-on-record.tsx';
import { beingSealed, type NdaView } from './queries.ts';
import { DrawnSignature } from './signature-pad.tsx';
import { useMasterDownload, useNdaDownload } from './use-nda-acts.ts';

const words: Record<NdaStatus, { label: string; tone: Tone }> = {
  issued: { label: 'Waiting for signature', tone: 'amber' },
  countersigning: { label: 'Waiting for countersignature', tone: 'amber' },
  signed: { label: 'Signed', tone: 'good' },
  declined: { label: 'Declined', tone: 'bad' },
  expired: { label: 'Expired unsigned', tone: 'bad' },
  void: { label: 'No longer open', tone: 'neutral' },
};

const kindTitles: Record<NdaKind, string> = {
  listing: 'NDA',
  master: 'Master agreement',
  joinder: 'Joinder',
};

export function NdaRecord({ nda, owner }: { nda: NdaView; owner: OwnerSeen }) {
  const [reading, setReading] = useState(false);
  const { label, tone } = words[nda.status];
  return (
    <section aria-labelledby="nda" className="flex flex-col gap-4">
      <Card className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="nda" className="text-title">
            {kindTitles[nda.kind]}
          </h2>
          <Badge tone={tone}>{label}</Badge>
        </div>
        {nda.kind === 'joinder' && (
          <p className="max-w-prose text-muted">
            This page joined the listing to the master agreement of an NDA passport. The two bind together.
          </p>
        )}
        <DescriptionList items={factsOf(nda)} />
        {nda.signature?.sealedAt && <SealedNote at={nda.signature.sealedAt} />}
        <TechnicalDetails>
          {nda.signature?.sealedAt && <p>Seal level: {levelWords(nda.signature)}</p>}
          {nda.signature?.fileSha256 && <Fingerprint of="File" value={nda.signature.fileSha256} />}
          <Fingerprint of="Agreement" value={nda.documentSha256} />
        </TechnicalDetails>
        {nda.status === 'signed' && nda.listingId !== null && <OwnerOnRecord ndaId={nda.id} seen={owner} />}
        <RecordActions nda={nda} reading={reading} onReading={setReading} />
      </Card>
      {reading && <AgreementText nda={nda} />}
    </section>
  );
}

function SealedNote({ at }: { at: string }) {
  return (
    <p className="max-w-prose text-muted text-small">
      Signed and sealed on <DateText at={at} withTime />. Any later change shows. Anyone with the file can{' '}
      <Link className="link" to={paths.verify()}>
        check it
      </Link>
      .
    </p>
  );
}

type ActionsProps = { nda: NdaView; reading: boolean; onReading: (reading: boolean) => void };

function RecordActions({ nda, reading, onReading }: ActionsProps) {
  const download = useNdaDownload();
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      <Button
        variant="secondary"
        busy={download.isPending}
        disabledReason={nda.may.download === true ? null : noFile(nda)}
        onClick={() => download.mutate(nda.id)}
      >
        <Download aria-hidden className="size-4" />
        {nda.kind === 'joinder' ? 'Download signed joinder' : 'Download signed NDA'}
      </Button>
      {nda.kind === 'joinder' && <MasterDownload joinderId={nda.id} />}
      <Button variant="quiet" aria-expanded={reading} onClick={() => onReading(!reading)}>
        {reading ? 'Hide text' : 'Read text'}
      </Button>
      {nda.status === 'signed' && (
        <LinkButton variant="quiet" to={paths.ndas(nda.accountName === null ? nda.listingId : null)}>
          All NDAs
        </LinkButton>
      )}
    </div>
  );
}

function noFile({ status, may }: NdaView): string {
  if (may.download === beingSealed) return 'The file is being sealed. This takes a moment.';
  if (status === 'countersigning') return 'Available once both sides have signed.';
  return status === 'issued' ? 'Available once the NDA is signed.' : 'This NDA was never signed.';
}

function factsOf({ signature, counterSignature, issuedAt, expiresAt, status, consentedAt }: NdaView) {
  const issued = { term: 'Issued', detail: <DateText at={issuedAt} withTime /> };
  if (!signature) {
    const until = { term: 'Sign by', detail: <DateText at={expiresAt} withTime /> };
    return status === 'issued' ? [issued, until] : [issued];
  }
  const consent = consentedAt
    ? [{ term: 'Agreed to electronic records', detail: <DateText at={consentedAt} withTime /> }]
    : [];
  return [
    { term: 'Signed by', detail: signatureLine(signature) },
    ...(signature.drawing
      ? [
          {
            term: 'Signature',
            detail: <DrawnSignature drawing={signature.drawing} by={signature.name} />,
          },
        ]
      : []),
    { term: 'Signed', detail: <DateText at={signature.signedAt} withTime /> },
    ...(counterSignature
      ? [
          {
            term: 'Signed by the seller',
            detail: (
              <>
                {counterSignature.name && `${counterSignature.name}, `}
                <DateText at={counterSignature.signedAt} withTime />
              </>
            ),
          },
        ]
      : []),
    ...(signature.sealedAt ? [] : [{ term: 'Seal', detail: 'Being sealed' }]),
    ...consent,
    issued,
    { term: 'Expires', detail: <DateText at={signature.termEndsAt} /> },
  ];
}

function MasterDownload({ joinderId }: { joinderId: string }) {
  const download = useMasterDownload();
  return (
    <Button variant="secondary" busy={download.isPending} onClick={() => download.mutate(joinderId)}>
      Download master agreement
    </Button>
  );
}
