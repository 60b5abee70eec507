import { Alert } from '#kit/ui/Alert.tsx';
import type { MailLine } from './queries.ts';

export function DeliveryNote({ mails }: { mails: readonly MailLine[] }) {
  const last = mails.find((mail) => mail.status !== 'queued');
  if (last?.status === 'kept') {
    return (
      <Alert title="Emails are kept here">
        This installation has no email server, so nothing is sent. Pass on what people are waiting for, or set
        SMTP_URL and restart: new emails then go out.
      </Alert>
    );
  }
  if (last?.status === 'failed') {
    return (
      <Alert title="The email server refused the last email" tone="warning">
        Open it to read the server’s answer. Each email is attempted eight times before it counts as failed.
      </Alert>
    );
  }
  if (last?.status === 'sent') {
    return (
      <Alert title="Emails are being sent">
        An email counts as sent once the email server has accepted it. Links that grant access are erased here
        afterward.
      </Alert>
    );
  }
  return null;
}
