import type { World } from '#test/support/world-cast.ts';
import { live, only, ownerOnly, type Rule } from './rule-words.ts';

const review = ({ ledgers }: World) => ({ own: ledgers.target.review, foreign: ledgers.foreign.review });
const file =
  (which: 'read' | 'sending' | 'waiting') =>
  ({ ledgers }: World) => ({ own: ledgers.target[which], foreign: ledgers.foreign[which] });
const bankFile =
  (which: 'file' | 'waiting') =>
  ({ ledgers }: World) => ({ own: ledgers.target.bank[which], foreign: ledgers.foreign.bank[which] });
const schedule =
  (which: 'trial' | 'aging' | 'waiting') =>
  ({ ledgers }: World) => ({
    own: ledgers.target.schedules[which],
    foreign: ledgers.foreign.schedules[which],
  });
const check = ({ checks }: World) => ({ own: checks.target, foreign: checks.foreign });
const adjustment = ({ ledgers }: World) => ({
  own: ledgers.target.adjustment,
  foreign: ledgers.foreign.adjustment,
});
const anAdjustment = { about: 'one', thing: adjustment };
const finding = ({ ledgers }: World) => ({ own: ledgers.target.finding, foreign: ledgers.foreign.finding });
const databook = ({ ledgers }: World) => ({
  own: ledgers.target.databook,
  foreign: ledgers.foreign.databook,
});
const report = ({ ledgers }: World) => ({ own: ledgers.target.report, foreign: ledgers.foreign.report });
const aReport = { about: 'one', thing: report };
const withBooks = (status: number) => ({ others: 404, but: { owner: status } });
const one = { about: 'one', thing: review };

const readingRules: readonly Rule[] = [
  { endpoint: 'PUT /api/earnings-reviews/:id/reviewer', ...one, ...withBooks(200) },
  { endpoint: 'DELETE /api/earnings-reviews/:id/reviewer', ...one, ...withBooks(200) },
  { endpoint: 'GET /api/report-readings', about: 'put to the asker as a CPA', others: 200, but: {} },
  { endpoint: 'GET /api/report-sign-offs', about: 'by the asker', others: 200, but: {} },
  { endpoint: 'GET /api/earnings-reports/:id/comments', ...aReport, ...withBooks(200) },
  {
    endpoint: 'POST /api/earnings-reports/:id/comments',
    about: 'one that the owner reads',
    thing: report,
    ...withBooks(403),
  },
  {
    endpoint: 'POST /api/earnings-reports/:id/sign-offs',
    about: 'one that the owner reads',
    thing: report,
    ...withBooks(403),
  },
  {
    endpoint: 'POST /api/report-comments/:id/moves',
    about: 'answered',
    thing: ({ ledgers }) => ({
      own: ledgers.target.reading.comment,
      foreign: ledgers.foreign.reading.comment,
    }),
    ...withBooks(200),
  },
  {
    endpoint: 'POST /api/report-sign-offs/:id/withdrawals',
    about: 'of another CPA',
    thing: ({ ledgers }) => ({
      own: ledgers.target.reading.signOff,
      foreign: ledgers.foreign.reading.signOff,
    }),
    others: 404,
    but: {},
  },
];

/** Like the books: for the owner and brokers with approvals; for brokers who only vet and for admins there is none. */
export const generalLedgerRules: readonly Rule[] = [
  { endpoint: 'GET /api/earnings-reviews', about: 'own ones', others: 200, but: {} },
  {
    endpoint: 'POST /api/earnings-reviews',
    about: 'of a business that has one',
    given: ({ businesses }) => ({ businessId: businesses.target }),
    ...withBooks(201),
  },
  {
    endpoint: 'POST /api/earnings-reviews',
    about: 'of a business of the other owner',
    given: ({ businesses }) => ({ businessId: businesses.foreign }),
    others: 404,
    but: { otherOwner: 201 },
  },
  { endpoint: 'GET /api/earnings-reviews/:id', ...one, ...withBooks(200) },
  { endpoint: 'PUT /api/earnings-reviews/:id', ...one, ...withBooks(200) },
  { endpoint: 'DELETE /api/earnings-reviews/:id', ...one, ...withBooks(200) },
  { endpoint: 'POST /api/earnings-reviews/:id/ledger-files', ...one, ...withBooks(201) },
  { endpoint: 'GET /api/earnings-reviews/:id/ledger-files', ...one, ...withBooks(200) },
  {
    endpoint: 'PUT /api/ledger-files/:id/bytes',
    about: 'one that is being sent',
    thing: file('sending'),
    ...withBooks(200),
  },
  {
    endpoint: 'PUT /api/ledger-files/:id/columns',
    about: 'one whose columns are not known',
    thing: file('waiting'),
    ...withBooks(200),
  },
  { endpoint: 'DELETE /api/ledger-files/:id', about: 'one', thing: file('read'), ...withBooks(200) },
  { endpoint: 'GET /api/earnings-reviews/:id/ledger-accounts', ...one, ...withBooks(200) },
  {
    endpoint: 'PUT /api/earnings-reviews/:id/ledger-accounts',
    about: 'an account of its ledger',
    thing: only(
      ({ ledgers }) => ledgers.target.review,
      'the accounts of the foreign ledger have other names',
    ),
    given: ({ ledgers: { target } }) => ({ changes: [{ ...target.account, ...target.account.seen }] }),
    ...withBooks(200),
  },
  {
    endpoint: 'PUT /api/earnings-reviews/:id/ledger-accounts',
    about: 'an account that the review does not have',
    thing: review,
    given: () => ({
      changes: [{ path: 'Nowhere', seen: { code: 'REV', purpose: null }, code: 'REV', purpose: null }],
    }),
    ...withBooks(409),
  },
  { endpoint: 'GET /api/earnings-reviews/:id/figures', ...one, ...withBooks(200) },
  { endpoint: 'GET /api/earnings-reviews/:id/ledger-rows', ...one, ...withBooks(200) },
  { endpoint: 'GET /api/earnings-reviews/:id/adjusted-earnings', ...one, ...withBooks(200) },
  { endpoint: 'GET /api/listing/:id/books-figures', about: 'stated', thing: live, ...ownerOnly },
  { endpoint: 'GET /api/health-checks/:id/books-figures', about: 'stated', thing: check, ...ownerOnly },
  { endpoint: 'POST /api/earnings-reviews/:id/adjustments', ...one, ...withBooks(201) },
  { endpoint: 'PUT /api/earnings-adjustments/:id', ...anAdjustment, ...withBooks(200) },
  { endpoint: 'DELETE /api/earnings-adjustments/:id', ...anAdjustment, ...withBooks(200) },
  { endpoint: 'GET /api/earnings-adjustments/:id/lines', ...anAdjustment, ...withBooks(200) },
  { endpoint: 'PUT /api/earnings-adjustments/:id/lines', ...anAdjustment, ...withBooks(200) },
  { endpoint: 'GET /api/earnings-adjustments/:id/evidence-documents', ...anAdjustment, ...withBooks(200) },
  { endpoint: 'GET /api/earnings-adjustments/:id/evidence-lines', ...anAdjustment, ...withBooks(200) },
  { endpoint: 'PUT /api/earnings-adjustments/:id/evidence', ...anAdjustment, ...withBooks(200) },
  { endpoint: 'GET /api/earnings-reviews/:id/revenue-quality', ...one, ...withBooks(200) },
  { endpoint: 'GET /api/earnings-reviews/:id/working-capital', ...one, ...withBooks(200) },
  { endpoint: 'PUT /api/earnings-reviews/:id/price-terms', ...one, ...withBooks(200) },
  { endpoint: 'GET /api/earnings-reviews/:id/tax-returns', ...one, ...withBooks(200) },
  { endpoint: 'PUT /api/earnings-reviews/:id/tax-returns', ...one, ...withBooks(200) },
  { endpoint: 'POST /api/earnings-reviews/:id/schedules', ...one, ...withBooks(201) },
  { endpoint: 'GET /api/earnings-reviews/:id/schedules', ...one, ...withBooks(200) },
  {
    endpoint: 'PUT /api/earnings-schedules/:id/columns',
    about: 'one whose columns are not known',
    thing: schedule('waiting'),
    ...withBooks(200),
  },
  {
    endpoint: 'PUT /api/earnings-schedules/:id/days',
    about: 'an aging',
    thing: schedule('aging'),
    ...withBooks(200),
  },
  {
    endpoint: 'GET /api/earnings-schedules/:id/rows',
    about: 'an aging',
    thing: schedule('aging'),
    ...withBooks(200),
  },
  {
    endpoint: 'GET /api/earnings-schedules/:id/accounts',
    about: 'a trial balance',
    thing: schedule('trial'),
    ...withBooks(200),
  },
  {
    endpoint: 'DELETE /api/earnings-schedules/:id',
    about: 'one',
    thing: schedule('trial'),
    ...withBooks(200),
  },
  { endpoint: 'POST /api/earnings-reviews/:id/bank-files', ...one, ...withBooks(201) },
  { endpoint: 'GET /api/earnings-reviews/:id/bank-files', ...one, ...withBooks(200) },
  {
    endpoint: 'PUT /api/bank-files/:id/columns',
    about: 'one whose columns are not known',
    thing: bankFile('waiting'),
    ...withBooks(200),
  },
  {
    endpoint: 'PUT /api/bank-files/:id/statement',
    about: 'its statement',
    thing: only(
      ({ ledgers }) => ledgers.target.bank.file,
      'the statements of the foreign file have other numbers',
    ),
    given: ({ ledgers: { target } }) => ({
      statement: target.bank.statement,
      account: { number: target.bank.account },
      opening: null,
      closing: null,
    }),
    ...withBooks(200),
  },
  { endpoint: 'DELETE /api/bank-files/:id', about: 'one', thing: bankFile('file'), ...withBooks(200) },
  {
    endpoint: 'PUT /api/earnings-reviews/:id/bank-accounts',
    about: 'an account of its statements',
    thing: only(
      ({ ledgers }) => ledgers.target.review,
      'the accounts of the foreign review have other numbers',
    ),
    given: ({ ledgers: { target } }) => ({
      number: target.bank.account,
      name: 'Checking',
      lastFour: '1222',
      ledgerPath: null,
    }),
    ...withBooks(200),
  },
  { endpoint: 'GET /api/earnings-reviews/:id/cash-proof', ...one, ...withBooks(200) },
  { endpoint: 'GET /api/earnings-reviews/:id/bank-lines', ...one, ...withBooks(200) },
  {
    endpoint: 'PUT /api/earnings-reviews/:id/bank-lines',
    about: 'a line of its statements',
    thing: only(({ ledgers }) => ledgers.target.review, 'the lines of the foreign review have other numbers'),
    given: ({ ledgers: { target } }) => ({ lines: [target.bank.line], class: null }),
    ...withBooks(200),
  },
  { endpoint: 'PUT /api/earnings-reviews/:id/cash-explanations', ...one, ...withBooks(200) },
  { endpoint: 'GET /api/earnings-reviews/:id/findings', ...one, ...withBooks(200) },
  { endpoint: 'GET /api/earnings-reviews/:id/related-parties', ...one, ...withBooks(200) },
  { endpoint: 'PUT /api/earnings-reviews/:id/related-parties', ...one, ...withBooks(200) },
  {
    endpoint: 'POST /api/earnings-reviews/:id/findings-runs',
    about: 'one whose findings are up to date',
    thing: review,
    ...withBooks(409),
  },
  { endpoint: 'GET /api/earnings-reviews/:id/databooks', ...one, ...withBooks(200) },
  { endpoint: 'POST /api/earnings-reviews/:id/databooks', ...one, ...withBooks(201) },
  { endpoint: 'GET /api/earnings-databooks/:id/file', about: 'one', thing: databook, ...withBooks(200) },
  {
    endpoint: 'POST /api/earnings-databooks/:id/room-copies',
    about: 'one',
    thing: databook,
    ...withBooks(201),
  },
  { endpoint: 'GET /api/earnings-reviews/:id/reports', ...one, ...withBooks(200) },
  { endpoint: 'POST /api/earnings-reviews/:id/reports', ...one, ...withBooks(201) },
  { endpoint: 'GET /api/earnings-reports/:id', ...aReport, ...withBooks(200) },
  { endpoint: 'GET /api/earnings-reports/:id/figure', ...aReport, ...withBooks(200) },
  { endpoint: 'GET /api/earnings-reports/:id/pdf', ...aReport, ...withBooks(200) },
  { endpoint: 'POST /api/earnings-reports/:id/room-copies', ...aReport, ...withBooks(201) },
  ...readingRules,
  { endpoint: 'GET /api/earnings-reviews/:id/radar', ...one, ...withBooks(200) },
  { endpoint: 'PUT /api/earnings-findings/:id/explanation', about: 'one', thing: finding, ...withBooks(200) },
  { endpoint: 'GET /api/earnings-findings/:id/ledger-rows', about: 'one', thing: finding, ...withBooks(200) },
];
