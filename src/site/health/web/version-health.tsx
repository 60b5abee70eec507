import { DateText } from '#kit/ui/DateText.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { StatusBadge } from '#kit/ui/StatusBadge.tsx';
import { TimeAgo } from '#kit/ui/TimeAgo.tsx';
import { HealthCard } from './health-card.tsx';
import type { Health } from './queries.ts';

type Node = Health['versions']['nodes'][number];

export function VersionHealth({ versions }: { versions: Health['versions'] }) {
  const { verdict, cairn, node, postgres, migration, nodes } = versions;
  return (
    <HealthCard title="Versions and nodes" verdict={verdict}>
      <DescriptionList
        items={[
          { term: 'Cairn', detail: cairn },
          { term: 'Node.js', detail: node },
          { term: 'PostgreSQL', detail: postgres },
          { term: 'Newest migration', detail: migration },
        ]}
      />
      {nodes.length > 0 && (
        <ul aria-label="Nodes" className="divide-y divide-line border-line border-t">
          {nodes.map((one) => (
            <NodeLine key={one.id} node={one} />
          ))}
        </ul>
      )}
    </HealthCard>
  );
}

const works: Record<Node['role'], string> = {
  all: 'answers people and runs jobs',
  web: 'answers people',
  worker: 'runs jobs',
};

const replicaWords: Record<NonNullable<Node['replica']>, string> = {
  used: 'Visitors read from the replica.',
  behind: 'The replica is behind.',
  away: 'The replica does not answer.',
  'other-server': 'The replica is not a standby of this database.',
};

function NodeLine({ node: { name, role, version, startedAt, seenAt, up, replica } }: { node: Node }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="wrap-anywhere font-mono text-small">{name}</p>
        <p className="text-muted text-small">
          Cairn {version}, {works[role]}, started on <DateText at={startedAt} withTime />. Last sign of life{' '}
          <TimeAgo at={seenAt} />. {up && replica && replicaWords[replica]}
        </p>
      </div>
      <StatusBadge tone={up ? 'good' : 'bad'}>{up ? 'Up' : 'Gone'}</StatusBadge>
    </li>
  );
}
