import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { cursorQuery, pageOf } from '#wire/page-of.ts';
import { id, idParams, instant, line, money } from '#wire/words.ts';
import { listingFieldKeys } from './domain/listing-figure.ts';
import { figureKeys } from './domain/report.ts';
import { shareRefusals } from './domain/share.ts';
import { reportShape } from './report-shapes.ts';

const reportHead = z.object({
  id,
  checkId: id,
  number: z.number().int(),
  madeAt: instant,
  madeBy: z.string().nullable(),
});

/** In cents. */
const numberThenAndNow = z.object({
  figure: z.enum(figureKeys),
  was: money.nullable(),
  now: money.nullable(),
});

export const makeReport = endpoint({
  method: 'POST',
  path: '/api/health-checks/:id/reports',
  summary:
    'Creates the next report from the current state of the health check; refused without a value, or if nothing has changed since the last one',
  who: 'signed-in',
  scope: 'health-checks:write',
  params: idParams,
  reply: z.object({ id }),
  status: 201,
  refusals: ['no-value-yet', 'report-unchanged'],
  failure: 'unable to make the report',
});

export const listReports = endpoint({
  method: 'GET',
  path: '/api/health-checks/:id/reports',
  summary: 'The reports of a health check, newest first',
  who: 'signed-in',
  scope: 'health-checks:read',
  params: idParams,
  query: cursorQuery,
  reply: pageOf(reportHead),
  failure: 'unable to get the reports',
});

export const getReport = endpoint({
  method: 'GET',
  path: '/api/check-reports/:id',
  summary: 'A report in full, with the main figures that have changed in the health check since',
  who: 'signed-in',
  scope: 'health-checks:read',
  params: idParams,
  reply: reportHead.extend({
    report: reportShape,
    changed: z.array(numberThenAndNow).max(4),
    mayShare: z.boolean(),
  }),
  failure: 'unable to get the report',
});

export const downloadReport = endpoint({
  method: 'GET',
  path: '/api/check-reports/:id/pdf',
  summary: 'A report as a PDF',
  who: 'signed-in',
  scope: 'health-checks:read',
  params: idParams,
  reply: { file: 'application/pdf' },
  refusals: ['printer-busy'],
  failure: 'unable to print the report',
});

const share = z.object({
  id,
  label: z.string(),
  createdAt: instant,
  endsAt: instant,
  open: z.boolean(),
  views: z.number().int(),
  lastViewAt: instant.nullable(),
});

export const shareReport = endpoint({
  method: 'POST',
  path: '/api/check-reports/:id/shares',
  summary: 'Creates a share link for this report that works until it expires; the link is returned once',
  who: 'signed-in',
  scope: 'health-checks:write',
  params: idParams,
  body: z.object({ label: line(1, 80), endsAt: instant }),
  reply: z.object({ id, link: z.string() }),
  status: 201,
  refusals: [...shareRefusals],
  failure: 'unable to make the link',
});

export const listShares = endpoint({
  method: 'GET',
  path: '/api/check-reports/:id/shares',
  summary: 'The share links of this report, newest first, with how often each was opened',
  who: 'signed-in',
  scope: 'health-checks:read',
  params: idParams,
  query: cursorQuery,
  reply: pageOf(share),
  failure: 'unable to get the links',
});

export const endShare = endpoint({
  method: 'DELETE',
  path: '/api/report-shares/:id',
  summary: 'Revokes a share link at once; repeating it changes nothing',
  who: 'signed-in',
  scope: 'health-checks:write',
  params: idParams,
  reply: z.object({ ended: z.literal(true) }),
  failure: 'unable to end the link',
});

export const listViews = endpoint({
  method: 'GET',
  path: '/api/report-shares/:id/views',
  summary: 'When a share link was opened, newest first',
  who: 'signed-in',
  scope: 'health-checks:read',
  params: idParams,
  query: cursorQuery,
  reply: pageOf(z.object({ id, at: instant, what: z.enum(['page', 'pdf']), device: z.string() })),
  failure: 'unable to get the views',
});

const token = z.object({ token: z.string().min(1).max(100) });

export const openShared = endpoint({
  method: 'POST',
  path: '/api/shared-reports/opening',
  summary: 'The report of a share link; the view is recorded for its owner',
  who: 'anyone',
  scope: 'health-checks:read',
  body: token,
  reply: z.object({ number: z.number().int(), madeAt: instant, endsAt: instant, report: reportShape }),
  refusals: ['link-not-valid'],
  failure: 'unable to open the report',
});

export const downloadShared = endpoint({
  method: 'POST',
  path: '/api/shared-reports/pdf',
  summary: 'The report of a share link as a PDF; the download is recorded for its owner',
  who: 'anyone',
  scope: 'health-checks:read',
  body: token,
  reply: { file: 'application/pdf' },
  refusals: ['link-not-valid', 'printer-busy'],
  failure: 'unable to print the report',
});

const listingFigure = z.object({
  field: z.enum(listingFieldKeys),
  state: z.enum(['linked', 'stale', 'typed-over']),
  reportId: id,
  reportNumber: z.number().int(),
  takenAt: instant,
  was: money,
  now: money.nullable(),
});

export const listFigures = endpoint({
  method: 'GET',
  path: '/api/listing/:id/check-figures',
  summary:
    'The numbers of a listing that were taken from a health check report, and those that the latest report offers, or the health check where there is no report',
  who: 'signed-in',
  scope: 'listings:read',
  params: idParams,
  reply: z.object({
    figures: z.array(listingFigure).max(4),
    offered: reportHead.extend({ numbers: reportShape.shape.numbers }).nullable(),
    /** Before the first report: what the check says now, and what the listing says. Such a number is not linked. */
    unreported: z
      .object({
        checkId: id,
        numbers: reportShape.shape.numbers,
        listed: z.object(Object.fromEntries(listingFieldKeys.map((key) => [key, money.nullable()]))),
      })
      .nullable(),
  }),
  failure: 'unable to get the figures of the health check',
});

export const linkFigure = endpoint({
  method: 'PUT',
  path: '/api/listing/:id/check-figures',
  summary: 'Records that a number of the listing was taken from a report; refused if the two differ',
  who: 'signed-in',
  scope: 'listings:write',
  params: idParams,
  body: z.object({ field: z.enum(listingFieldKeys), reportId: id }),
  reply: listFigures.reply,
  refusals: ['figure-differs'],
  failure: 'unable to link the figure',
});
