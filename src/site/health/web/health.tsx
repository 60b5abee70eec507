import { useQuery } from '@tanstack/react-query';
import { paths } from '#kit/paths.ts';
import { DateText } from '#kit/ui/DateText.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { BackupHealth } from './backup-health.tsx';
import { DiskHealth } from './disk-health.tsx';
import { HealthCard } from './health-card.tsx';
import { JobHealth } from './job-health.tsx';
import { MailHealth } from './mail-health.tsx';
import { type Health as Facts, healthQuery } from './queries.ts';
import { StatementHealth } from './statement-health.tsx';
import { VersionHealth } from './version-health.tsx';

export function Health() {
  return (
    <QueryPage
      query={useQuery(healthQuery)}
      words={{ loading: 'Looking at this site', failed: 'The health of this site could not be loaded.' }}
    >
      {({ jobs, mails, disks, certificates, statements, versions, webhooks }) => (
        <div className="gap-4 *:mb-4 *:break-inside-avoid xl:columns-2">
          <JobHealth jobs={jobs} />
          <MailHealth mails={mails} />
          <DiskHealth disks={disks} />
          <BackupHealth />
          <CertificateHealth certificates={certificates} />
          <WebhookHealth webhooks={webhooks} />
          <VersionHealth versions={versions} />
          <StatementHealth statements={statements} />
        </div>
      )}
    </QueryPage>
  );
}

function CertificateHealth({ certificates: { verdict, items } }: Pick<Facts, 'certificates'>) {
  return (
    <HealthCard title="Certificates" verdict={verdict}>
      {items.length > 0 && (
        <DescriptionList
          items={items.map(({ of, endsAt }) => ({
            term: <span className="wrap-anywhere">{of}</span>,
            detail: endsAt ? (
              <>
                Ends on <DateText at={endsAt} withTime />
              </>
            ) : (
              'Could not be seen'
            ),
          }))}
        />
      )}
    </HealthCard>
  );
}

function WebhookHealth({ webhooks: { verdict, waiting, parked, failing } }: Pick<Facts, 'webhooks'>) {
  return (
    <HealthCard
      title="Webhooks"
      verdict={verdict}
      action={
        <LinkButton variant="secondary" size="small" to={paths.adminWebhooks()}>
          Webhooks
        </LinkButton>
      }
    >
      <DescriptionList
        items={[
          { term: 'Deliveries waiting', detail: waiting },
          { term: 'Deliveries given up', detail: parked },
          { term: 'Failing receivers', detail: failing },
        ]}
      />
    </HealthCard>
  );
}
