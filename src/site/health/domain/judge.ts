import { counted } from '#kernel/counts.ts';
import { days, minutes, seconds } from '#kernel/instant.ts';
import { diskUse, howFull } from '#site/storage/domain/how-full.ts';
import type { Verdict } from './verdict.ts';

/** The longest that anything which is due should wait. */
const patience = 10 * minutes;

type Jobs = { waiting: number; failed: number; oldestDue: Date | null };

export function judgeJobs({ failed, oldestDue }: Jobs, now: Date): Verdict {
  if (isLate(oldestDue, now))
    return {
      state: 'failing',
      advice:
        'Jobs wait for more than ten minutes: see below whether a node runs that works on them (role all or worker), and restart it.',
    };
  if (failed > 0)
    return {
      state: 'warning',
      advice:
        'Some jobs failed at each of their attempts. Once the cause is gone, run them again; they are forgotten after a week.',
    };
  return { state: 'good', advice: 'Nothing to do.' };
}

type Mails = { sends: boolean; failed: number; oldestWaiting: Date | null; lastError: string | null };

export function judgeMails({ sends, failed, oldestWaiting, lastError }: Mails, now: Date): Verdict {
  if (!sends)
    return {
      state: 'warning',
      advice:
        'There is no email server, so emails stay in the outbox, and no one receives them. Set SMTP_URL and restart.',
    };
  if (failed > 0)
    return {
      state: 'failing',
      advice:
        'Emails were not delivered. See what the email server answered, mend it (SMTP_URL), then send them again.',
    };
  if (isLate(oldestWaiting, now))
    return {
      state: lastError === null ? 'warning' : 'failing',
      advice:
        'Emails wait for more than ten minutes. They are sent as soon as the email server takes them: see whether it runs.',
    };
  return { state: 'good', advice: 'Nothing to do.' };
}

type Disk = { free: number; total: number; reserve: number };

/** `null`: a disk that cannot be asked. */
export function judgeDisks(disks: readonly (Disk | null)[]): Verdict {
  if (disks.length === 0)
    return {
      state: 'unknown',
      advice: 'Nothing lies on a disk of this machine: watch the database server and the bucket.',
    };
  const full = disks.map((disk) => disk && howFull(diskUse(disk)));
  if (full.includes('full'))
    return {
      state: 'failing',
      advice:
        'A disk has less than its reserve left, so uploads are refused: free up space, or use a larger disk.',
    };
  if (full.includes(null))
    return { state: 'warning', advice: 'A folder is not there: see whether its disk is mounted.' };
  if (full.includes('nearly'))
    return { state: 'warning', advice: 'A disk is nearly full: free up space, or use a larger disk.' };
  return { state: 'good', advice: 'Nothing to do.' };
}

const renewBefore = 14 * days;

type Certificate = { endsAt: Date | null };

/** `endsAt`: `null` for one that could not be read. */
export function judgeCertificates(certificates: readonly Certificate[], now: Date): Verdict {
  if (certificates.length === 0)
    return {
      state: 'unknown',
      advice:
        'The site is plain http, so there is no certificate. Others should reach it by https only: set PUBLIC_URL.',
    };
  const left = certificates.flatMap(({ endsAt }) => (endsAt ? [endsAt.getTime() - now.getTime()] : []));
  if (left.some((one) => one <= 0))
    return {
      state: 'failing',
      advice: 'A certificate has ended, and browsers refuse the site: renew it now.',
    };
  if (left.some((one) => one < renewBefore))
    return {
      state: 'warning',
      advice:
        'A certificate ends within two weeks. See why it was not renewed; certbot and Caddy do it a month before.',
    };
  if (left.length < certificates.length)
    return {
      state: 'unknown',
      advice:
        'This node could not see a certificate from where it runs. Open the site in a browser, and look there.',
    };
  return { state: 'good', advice: 'Nothing to do.' };
}

type Statement = { count: number; p99: number };

/** Milliseconds. */
const slow = 1 * seconds;
/** Fewer say little: the first ones of a process are slow. */
const enoughOfThem = 100;

export function judgeStatements(statements: readonly Statement[]): Verdict {
  if (statements.length === 0) return { state: 'unknown', advice: 'No statement has been measured yet.' };
  const slowOnes = statements.filter(({ count, p99 }) => count >= enoughOfThem && p99 >= slow).length;
  if (slowOnes === 0) return { state: 'good', advice: 'Nothing to do.' };
  return {
    state: 'warning',
    advice: `Of the statements that ran ${enoughOfThem} times or more, ${counted(slowOnes, 'takes', 'take')} over a second at times: see whether the database has enough memory and a disk of its own.`,
  };
}

type Node = { up: boolean; version: string; replica: string | null };

export function judgeNodes(nodes: readonly Node[]): Verdict {
  const up = nodes.filter((node) => node.up);
  if (up.length < nodes.length)
    return {
      state: 'warning',
      advice:
        'A node gives no sign of life and did not stop in order. Start it again; if you took it away, it leaves this list after a day.',
    };
  if (new Set(up.map(({ version }) => version)).size > 1)
    return {
      state: 'warning',
      advice: 'Nodes have different versions: bring all of them to the newest one.',
    };
  const replicas = up.map(({ replica }) => replica);
  if (replicas.includes('other-server'))
    return {
      state: 'failing',
      advice:
        'DATABASE_REPLICA_URL leads to a server that is no standby of this database. Visitors read from the primary: mend the setting and restart.',
    };
  if (replicas.includes('away') || replicas.includes('behind'))
    return {
      state: 'warning',
      advice:
        'The database replica does not answer or is behind, so visitors read from the primary. See whether it runs and receives the changes; it is used again by itself.',
    };
  return { state: 'good', advice: 'Nothing to do.' };
}

type Webhooks = { parked: number; failing: number };

export function judgeWebhooks({ parked, failing }: Webhooks): Verdict {
  if (parked === 0 && failing === 0) return { state: 'good', advice: 'Nothing to do.' };
  if (parked === 0)
    return {
      state: 'warning',
      advice:
        'A receiver does not take its deliveries. They are tried again; its owner is told if that goes on for three days.',
    };
  return {
    state: 'warning',
    advice:
      'Deliveries were given up. Their owners can send them again from the page of the webhook, for 30 days.',
  };
}

function isLate(since: Date | null, now: Date): boolean {
  return since !== null && now.getTime() - since.getTime() > patience;
}
