import type { LimitRule } from '#http/limits.ts';
import { changes, changesAfter, type Route, reads } from '#http/mount.ts';
import { signedIn } from '#platform/signed-in.ts';
import * as contract from '../contract.ts';
import { getReportFigure as figureContract } from '../figure-contract.ts';
import * as reviewer from '../reviewer-contract.ts';
import { addComment, moveComment } from './change-comments.ts';
import { copyToRoom } from './copy-to-room.ts';
import { getReportFigure } from './figure-behind.ts';
import { endReviewer, inviteReviewer } from './invite-reviewer.ts';
import { makeReport } from './make-report.ts';
import { downloadReport, printReport } from './print-report.ts';
import { getReportComments } from './read-comments.ts';
import { listReadings, listSignOffs } from './read-readings.ts';
import { getReport, listReports } from './read-reports.ts';
import type { ReportTools } from './report-tools.ts';
import { signOffReport, withdrawSignOff } from './sign-off-report.ts';
import { listStaleDocuments } from './stale-documents.ts';

/** Each sends an email to an address that someone typed. */
const invitations: LimitRule = { name: 'reviewer-invitations', most: 20, seconds: 3_600 };

type Tools = Pick<ReportTools, 'printer' | 'intakeOf'>;

export function earningsReportRoutes({ printer, intakeOf }: Tools): Route[] {
  return [
    reads(contract.listEarningsReports, (reading, { params }) => listReports(reading, params.id, intakeOf)),
    changes(contract.makeEarningsReport, (work, input) => makeReport(work, input, intakeOf)),
    reads(contract.getEarningsReport, (reading, { params }) => getReport(reading, params.id)),
    reads(figureContract, getReportFigure),
    changesAfter(
      contract.downloadEarningsReport,
      (reading, { params }) => printReport(reading, params.id, printer),
      (work, { params }, ready) => downloadReport(work, params.id, ready),
    ),
    changes(contract.copyEarningsReportToRoom, (work, { params }) => copyToRoom(work, params.id)),
    reads(contract.listStaleDocuments, (reading, { params }) => listStaleDocuments(reading, params.id)),
    changes(reviewer.inviteReviewer, inviteReviewer, {
      limits: ({ actor }) => [{ rule: invitations, subject: signedIn(actor).personId }],
    }),
    changes(reviewer.endReviewer, endReviewer),
    reads(reviewer.listReadings, listReadings),
    reads(reviewer.listSignOffs, listSignOffs),
    reads(reviewer.getReportComments, (reading, { params }) => getReportComments(reading, params.id)),
    changes(reviewer.addReportComment, addComment),
    changes(reviewer.moveReportComment, moveComment),
    changes(reviewer.signOffReport, signOffReport),
    changes(reviewer.withdrawSignOff, withdrawSignOff),
  ];
}
