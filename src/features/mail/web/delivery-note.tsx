import { Alert } from '#web/ui/Alert.tsx';
import type { MailLine } from './queries.ts';

/** How mail leaves this installation, told by what became of the newest mail that is settled. */
export function DeliveryNote({ mails }: { mails: readonly MailLine[] }) {
  const last = mails.find((mail) => mail.status !== 'queued');
  if (last?.status === 'kept') {
    return (
      <Alert title="Mail is kept here">
        This installation has no mail server, so nothing is sent. Pass on what people wait for, or set
        SMTP_URL and start again: new mail then goes out.
      </Alert>
    );
  }
  if (last?.status === 'failed') {
    return (
      <Alert title="The mail server refused the last mail" tone="warning">
        Open it to read what the server said. Each mail is tried eight times before it counts as failed.
      </Alert>
    );
  }
  if (last?.status === 'sent') {
    return (
      <Alert title="Mail goes out by the mail server">
        A mail counts as sent once the server has taken it. Links that grant something are erased here
        afterwards.
      </Alert>
    );
  }
  return null;
}
