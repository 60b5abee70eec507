import { counted, grouped } from '#kernel/counts.ts';
import { paths } from '#kit/paths.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { readerWords } from '../domain/reader-words.ts';
import type { FoundView, LeakReply } from './search-leak.ts';

type Props = { fileName: string; reply: LeakReply; opens: boolean };

export function FoundLeak({ fileName, reply, opens }: Props) {
  const { found, views } = reply;
  if (found) return <Found {...{ fileName, found, views, opens }} />;
  return (
    <Alert tone="warning" title="Not enough signal">
      {`“${fileName}” fits none of the ${counted(views, 'recorded view')} well enough to name one. Try a larger part of the page, the original file instead of a picture of it, or a copy that was made smaller less often. It may also show a page from elsewhere, or one viewed before views had codes.`}
    </Alert>
  );
}

type FoundProps = { fileName: string; found: FoundView; views: number; opens: boolean };

function Found({ fileName, found, views, opens }: FoundProps) {
  return (
    <Card as="section" className="flex flex-col gap-3">
      <h2 className="font-medium">“{fileName}” comes from this view</h2>
      <DescriptionList
        items={[
          { term: 'Reader', detail: found.reader ? found.reader.name : readerWords(found.side, found.own) },
          { term: 'Viewed', detail: <DateText at={found.at} withTime /> },
          { term: 'Document', detail: `${found.document} (version ${found.version})` },
          { term: 'Page', detail: String(found.page) },
          { term: 'Deal room', detail: found.room },
          {
            term: 'Probability of a false match',
            detail: `less than 1 in ${grouped(found.oneIn)}`,
          },
          { term: 'Compared with', detail: counted(views, 'recorded view') },
        ]}
      />
      {opens && (
        <div>
          <LinkButton variant="secondary" to={paths.roomDocument(found.documentId, { page: found.page })}>
            Open the page
          </LinkButton>
        </div>
      )}
    </Card>
  );
}
