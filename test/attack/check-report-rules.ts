import type { World } from '#test/support/world-cast.ts';
import { everybody, live, only, ownerOnly, type Rule } from './rule-words.ts';

const check = ({ checks }: World) => ({ own: checks.target, foreign: checks.foreign });
const report = only(({ reports }) => reports.report, 'the other owner’s check has no report');
const share = only(({ reports }) => reports.share, 'the other owner has no link');

export const checkReportRules: readonly Rule[] = [
  {
    endpoint: 'POST /api/health-checks/:id/reports',
    about: 'without a value',
    thing: check,
    others: 404,
    but: { owner: 409 },
  },
  {
    endpoint: 'POST /api/health-checks/:id/reports',
    about: 'with a value',
    thing: only(({ reports }) => reports.valued, 'the other owner’s check has no value'),
    others: 404,
    but: { owner: 201 },
  },
  { endpoint: 'GET /api/health-checks/:id/reports', about: 'all', thing: check, ...ownerOnly },
  { endpoint: 'GET /api/check-reports/:id', about: 'one', thing: report, ...ownerOnly },
  { endpoint: 'GET /api/check-reports/:id/pdf', about: 'one', thing: report, ...ownerOnly },
  {
    endpoint: 'POST /api/check-reports/:id/shares',
    about: 'a link',
    thing: report,
    given: () => ({ endsAt: new Date(Date.now() + 86_400_000).toISOString() }),
    others: 404,
    but: { owner: 201 },
  },
  { endpoint: 'GET /api/check-reports/:id/shares', about: 'all', thing: report, ...ownerOnly },
  { endpoint: 'GET /api/report-shares/:id/views', about: 'all', thing: share, ...ownerOnly },
  { endpoint: 'DELETE /api/report-shares/:id', about: 'ended', thing: share, ...ownerOnly },
  {
    endpoint: 'POST /api/shared-reports/opening',
    about: 'with a link',
    given: ({ reports }) => ({ token: reports.token }),
    ...everybody(200),
  },
  {
    endpoint: 'POST /api/shared-reports/pdf',
    about: 'with a link',
    given: ({ reports }) => ({ token: reports.token }),
    ...everybody(200),
  },
  { endpoint: 'POST /api/shared-reports/opening', about: 'with no link', ...everybody(410) },
  { endpoint: 'GET /api/listing/:id/check-figures', about: 'all', thing: live, ...ownerOnly },
  {
    endpoint: 'PUT /api/listing/:id/check-figures',
    about: 'that is the report’s',
    thing: only(({ listings }) => listings.target, 'the other owner’s check has no report'),
    given: ({ reports }) => ({ field: 'sde', reportId: reports.report }),
    others: 404,
    but: { owner: 200 },
  },
];
