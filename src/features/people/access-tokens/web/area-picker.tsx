import { ChevronDown } from 'lucide-react';
import type { TokenKind } from '#kernel/actor.ts';
import type { Area } from '#kernel/scope.ts';
import { Select } from '#kit/ui/Select.tsx';
import { type AreaGroup, areaGroups, areas, areasFor } from '../domain/areas.ts';
import { scopeWords } from '../domain/scope-words.ts';
import { type Access, scopesOf, type TokenDraft } from './token-draft.ts';

type Props = {
  kind: TokenKind;
  draft: TokenDraft;
  onChange: (access: TokenDraft['access']) => void;
};

/** Areas in folded groups, each with what is chosen in it. */
export function AreaPicker({ kind, draft, onChange }: Props) {
  const groups = Map.groupBy(areasFor(kind), (area) => areas[area].group);
  return (
    <div className="divide-y divide-line rounded-medium border">
      {[...groups].map(([group, members]) => (
        <GroupFold
          key={group}
          group={group}
          members={members}
          draft={draft}
          kind={kind}
          onChange={onChange}
        />
      ))}
    </div>
  );
}

function GroupFold({ group, members, draft, kind, onChange }: Props & { group: AreaGroup; members: Area[] }) {
  const now = scopeWords(scopesOf(draft), members);
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-start justify-between gap-4 px-4 py-3 [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-col gap-0.5">
          <span className="font-medium">{areaGroups[group]}</span>
          <span className="wrap-anywhere text-muted text-small">{now || 'No access'}</span>
        </span>
        <ChevronDown
          aria-hidden
          className="mt-1 size-5 shrink-0 text-muted transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <ul className="flex flex-col gap-4 px-4 pt-1 pb-5">
        {members.map((area) => (
          <AreaRow
            key={area}
            area={area}
            kind={kind}
            unlimitable={draft.limited && areas[area].inDeals !== true}
            access={draft.access[area]}
            onChange={(access) => onChange(withAccess(draft.access, area, access))}
          />
        ))}
      </ul>
    </details>
  );
}

type RowProps = {
  area: Area;
  kind: TokenKind;
  /** The token is limited to objects, and nothing in this area belongs to one. */
  unlimitable: boolean;
  access: Access | undefined;
  onChange: (access: Access | undefined) => void;
};

function AreaRow({ area, kind, unlimitable, access, onChange }: RowProps) {
  const { label, read, write } = areas[area];
  const writable = write !== undefined && areas[area].for[kind] === 'write';
  const options = [
    { value: 'none', label: 'No access' },
    { value: 'read', label: 'Read' },
    ...(writable ? [{ value: 'write', label: 'Read and change' }] : []),
  ];
  return (
    <li className="grid items-start gap-x-4 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_11rem]">
      <div className="min-w-0">
        <p className="font-medium text-small">{label}</p>
        <p className="text-muted text-small">
          {unlimitable ? 'Belongs to no listing or deal room, so a limited token cannot have it.' : read}
          {!unlimitable && writable && <> Change: {lowerFirst(write)}</>}
        </p>
      </div>
      <Select
        aria-label={label}
        value={unlimitable ? 'none' : (access ?? 'none')}
        disabled={unlimitable}
        onValueChange={(value) => onChange(value === 'read' || value === 'write' ? value : undefined)}
        options={options}
      />
    </li>
  );
}

function withAccess(
  access: TokenDraft['access'],
  area: Area,
  given: Access | undefined,
): TokenDraft['access'] {
  const { [area]: _before, ...others } = access;
  return given ? { ...others, [area]: given } : others;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
