import type { World } from '#test/support/world-cast.ts';
import { only, type Rule } from './rule-words.ts';

/** The broker only vets requests for the target. */
const check = ({ checks }: World) => ({ own: checks.target, foreign: checks.foreign });
const file = ({ books }: World) => ({ own: books.target.file, foreign: books.foreign.file });
const addBack = ({ books }: World) => ({ own: books.target.addBack, foreign: books.foreign.addBack });
const withBooks = (status: number) => ({ others: 404, but: { owner: status } });

/** Books are for the owner and brokers with approvals; for brokers who only vet there are none. */
export const earningsRules: readonly Rule[] = [
  { endpoint: 'GET /api/gross-margin', about: 'of the own books', others: 200, but: {} },
  { endpoint: 'GET /api/health-checks/:id/earnings', about: 'one', thing: check, ...withBooks(200) },
  { endpoint: 'PUT /api/health-checks/:id/earnings', about: 'one', thing: check, ...withBooks(200) },
  { endpoint: 'PUT /api/health-checks/:id/earnings-years', about: 'one', thing: check, ...withBooks(200) },
  {
    endpoint: 'POST /api/health-checks/:id/earnings-readings',
    about: 'one',
    thing: check,
    ...withBooks(200),
  },
  { endpoint: 'POST /api/health-checks/:id/earnings-files', about: 'one', thing: check, ...withBooks(201) },
  { endpoint: 'GET /api/health-checks/:id/sample-books', about: 'one', thing: check, ...withBooks(200) },
  { endpoint: 'GET /api/earnings-files/:id/file', about: 'one', thing: file, ...withBooks(200) },
  { endpoint: 'DELETE /api/earnings-files/:id', about: 'one', thing: file, ...withBooks(200) },
  { endpoint: 'GET /api/health-checks/:id/earnings-accounts', about: 'one', thing: check, ...withBooks(200) },
  { endpoint: 'PUT /api/health-checks/:id/earnings-accounts', about: 'one', thing: check, ...withBooks(200) },
  { endpoint: 'GET /api/health-checks/:id/books-answers', about: 'one', thing: check, ...withBooks(200) },
  {
    endpoint: 'POST /api/health-checks/:id/books-answers',
    about: 'of books without a whole year',
    thing: check,
    given: () => ({ question: 'A2', version: 0 }),
    ...withBooks(409),
  },
  {
    endpoint: 'POST /api/health-checks/:id/books-answers',
    about: 'of twelve months that were typed',
    thing: only(({ reports }) => reports.valued, 'the books of the other owner have no whole year'),
    given: () => ({ question: 'A6', version: 0 }),
    ...withBooks(200),
  },
  {
    endpoint: 'PUT /api/health-checks/:id/add-back-checklist',
    about: 'one',
    thing: check,
    ...withBooks(200),
  },
  { endpoint: 'POST /api/health-checks/:id/add-backs', about: 'one', thing: check, ...withBooks(201) },
  { endpoint: 'PUT /api/add-backs/:id', about: 'one', thing: addBack, ...withBooks(200) },
  { endpoint: 'DELETE /api/add-backs/:id', about: 'one', thing: addBack, ...withBooks(200) },
];
