import { fullName } from '#kernel/person-name.ts';
import { storedWord } from '#kernel/stored-word.ts';
import type { May } from '#wire/may.ts';
import {
  type HelperParty,
  type HelperStatus,
  helperRefusal,
  helperStatuses,
} from '../domain/check-helper.ts';
import { type SectionKey, sectionKeys } from '../domain/question.ts';
import type { HelperRow } from './helper-store.ts';

const statusOf: (stored: string) => HelperStatus = storedWord(helperStatuses, 'status of an invitation');
export const storedStatus = ({ status }: Pick<HelperRow, 'status'>): HelperStatus => statusOf(status);

export function invitationOf(row: HelperRow) {
  return {
    id: row.id,
    status: storedStatus(row),
    version: row.version,
    sections: sectionsIn(row),
    books: row.books,
    invitedAt: row.invited_at.toISOString(),
  };
}

export function helperViewOf(row: HelperRow) {
  const { first_name, last_name } = row;
  return {
    ...invitationOf(row),
    email: row.invited_email,
    acceptedAt: row.accepted_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    name: row.accepted_at && first_name !== null ? fullName(first_name, last_name ?? '') : null,
    answered: row.answered,
    may: mayOf(storedStatus(row), 'owner'),
  };
}

function mayOf(from: HelperStatus, party: HelperParty): Record<HelperStatus, May> {
  const may = (to: HelperStatus): May => helperRefusal(from, to, party) ?? true;
  return {
    invited: may('invited'),
    active: may('active'),
    declined: may('declined'),
    withdrawn: may('withdrawn'),
    ended: may('ended'),
  };
}

function sectionsIn({ sections }: Pick<HelperRow, 'sections'>): SectionKey[] {
  return sectionKeys.filter((key) => sections.includes(key));
}
