import { useQuery } from '@tanstack/react-query';
import { DateText } from '#kit/ui/DateText.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { Dialog } from '#kit/ui/Dialog.tsx';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { mailTitle } from '../domain/mail-kinds.ts';
import { MailStatus } from './mail-status.tsx';
import { type MailView, mailQuery } from './queries.ts';

export function MailDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const mail = useQuery(mailQuery(id));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={mail.data?.subject ?? 'Email'}
      description={mail.data ? `To ${mail.data.to}` : undefined}
    >
      {mail.isPending && <Skeleton className="h-48 w-full" />}
      {mail.error && !mail.data && (
        <ErrorState
          title="The email could not be loaded."
          error={mail.error}
          busy={mail.isFetching}
          onRetry={() => void mail.refetch()}
        />
      )}
      {mail.data && (
        <>
          <MailText text={mail.data.text} />
          <DescriptionList items={factsOf(mail.data)} />
        </>
      )}
    </Dialog>
  );
}

function factsOf({ status, createdAt, settledAt, attempts, lastError, kind }: MailView) {
  return [
    { term: 'Status', detail: <MailStatus status={status} /> },
    { term: 'Kind', detail: mailTitle(kind) },
    { term: 'Written', detail: <DateText at={createdAt} withTime /> },
    ...(settledAt ? [{ term: 'Finished', detail: <DateText at={settledAt} withTime /> }] : []),
    { term: 'Attempts to send', detail: attempts },
    ...(lastError ? [{ term: 'Server response', detail: lastError }] : []),
  ];
}

const address = /(https?:\/\/[^\s<>"]+)/;

/** Without a mail server, this is where links in mails can be followed. */
function MailText({ text }: { text: string }) {
  return (
    <div className="whitespace-pre-wrap break-words rounded-medium border bg-background p-4">
      {text.split(address).map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mail does not change
          <a key={index} href={part} className="link break-all" target="_blank" rel="noopener noreferrer">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </div>
  );
}
