import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { counted } from '#kernel/counts.ts';
import { Button } from '#kit/ui/Button.tsx';
import { FilePages } from './file-pages.tsx';
import { NdaDocument } from './nda-document.tsx';
import { type NdaView, ndaPageSource } from './queries.ts';
import type { useAgreementReading } from './use-agreement-reading.ts';
import { useOriginalDownload } from './use-nda-acts.ts';

type Props = { nda: NdaView; reading?: Pick<ReturnType<typeof useAgreementReading>, 'text' | 'onRead'> };

export function AgreementText({ nda, reading }: Props) {
  const source = useMemo(() => ndaPageSource(nda.id), [nda.id]);
  const download = useOriginalDownload();
  if (!nda.file) return <NdaDocument document={nda.document} {...(reading ? { text: reading.text } : {})} />;
  const title = nda.document[0]?.text ?? '';
  const { length } = nda.file.pages;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h3 className="wrap-anywhere text-lead font-semibold">{title}</h3>
          <p className="text-muted text-small">The seller’s own PDF, {counted(length, 'page')}.</p>
        </div>
        <Button variant="secondary" busy={download.isPending} onClick={() => download.mutate(nda.id)}>
          <Download aria-hidden className="size-4" />
          Download PDF
        </Button>
      </div>
      <FilePages
        file={nda.file}
        title={title}
        source={source}
        {...(reading ? { onRead: reading.onRead } : {})}
      />
    </div>
  );
}
