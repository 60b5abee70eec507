import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import type { Reader } from '#platform/context.ts';
import { type JobHandlers, jobAttempts } from '#platform/jobs/jobs.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { mailHtml } from './mail-html.ts';
import { deliverMail } from './send-mail.ts';
import { mailById, markSettled, markTried } from './store.ts';

/** `site`: the origin of this installation, the only one that mails link to. */
export type MailJobsOptions = { db: Reader; mailer: Mailer; clock: Clock; site: string };

const jobData = z.object({ id: z.uuid() });

/** Delivers queued mails. Running twice sends once. */
export function mailJobs({ db, mailer, clock, site }: MailJobsOptions): JobHandlers {
  return {
    [deliverMail]: async (data) => {
      const mail = await mailById(db, jobData.parse(data).id);
      if (mail?.status !== 'queued') return;
      try {
        const delivery = await mailer.send({
          to: mail.recipient,
          subject: mail.subject,
          text: mail.body,
          html: mailHtml({ subject: mail.subject, text: mail.body }, site),
        });
        await markSettled(db, mail, delivery, clock.now());
      } catch (error) {
        const last = mail.attempts + 1 >= jobAttempts;
        await markTried(db, mail, reasonOf(error), last ? clock.now() : null);
        throw error;
      }
    },
  };
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : 'unknown error').slice(0, 500);
}
