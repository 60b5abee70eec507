import type { TokenKind } from '#kernel/actor.ts';
import { days, shift } from '#kernel/instant.ts';
import { type Area, type Scope, scopes } from '#kernel/scope.ts';
import { endOfDay } from '#kit/date-field.ts';
import { areas } from '../domain/areas.ts';
import type { LimitedTo } from '../domain/token-state.ts';

export type Access = 'read' | 'write';
export const lives = ['30', '60', '90', '365', 'date'] as const;
export type Life = (typeof lives)[number];

/** What the form holds. `objects` count only if `limited`; `endsOn` only for the life `date`. */
export type TokenDraft = {
  name: string;
  access: Readonly<Partial<Record<Area, Access>>>;
  limited: boolean;
  objects: readonly LimitedTo[];
  life: Life;
  endsOn: string;
};

export const emptyDraft: TokenDraft = {
  name: '',
  access: {},
  limited: false,
  objects: [],
  life: '90',
  endsOn: '',
};

export function draftOf(token: {
  name: string;
  scopes: readonly Scope[];
  objects: readonly LimitedTo[];
}): TokenDraft {
  const access = Object.fromEntries(
    token.scopes.map((scope) => {
      const [area = '', kind] = scope.split(':');
      return [area, kind === 'write' ? 'write' : 'read'] as const;
    }),
  );
  const objects = token.objects.map(({ kind, id }) => ({ kind, id }));
  return { ...emptyDraft, name: token.name, access, objects, limited: objects.length > 0 };
}

/** Areas that a limited token cannot have are left out. */
export function scopesOf({ access, limited }: TokenDraft): Scope[] {
  return scopes.filter((scope) =>
    Object.entries(access).some(
      ([area, given]) => scope === `${area}:${given}` && (!limited || areaNamed(area)?.inDeals === true),
    ),
  );
}

function areaNamed(name: string) {
  return Object.entries(areas).find(([area]) => area === name)?.[1];
}

/** Why the draft cannot be sent yet; `null` if it can. */
export function missingIn(draft: TokenDraft, kind: TokenKind): string | null {
  if (draft.name.trim() === '') return 'Give it a name you’ll recognize.';
  if (scopesOf(draft).length === 0)
    return kind === 'service' ? 'Choose what the service may do.' : 'Choose what the token may do.';
  if (draft.limited && draft.objects.length === 0) return 'Choose a listing or a deal room.';
  return draft.life === 'date' && endOfDay(draft.endsOn) === null ? 'Choose the day on which it ends.' : null;
}

/** Of a date, the end of that day in the reader's time zone. */
export function endOf({ life, endsOn }: TokenDraft, now: Date): string {
  const end = life === 'date' ? endOfDay(endsOn) : shift(now, Number(life) * days).toISOString();
  return end ?? now.toISOString();
}
