import { changes, type Route, reads } from '#http/mount.ts';
import * as contract from '../contract.ts';
import { copyToRoom } from './copy-to-room.ts';
import { makeReport } from './make-report.ts';
import { downloadReport } from './print-report.ts';
import { getReport, listReports } from './read-reports.ts';
import type { ReportTools } from './report-tools.ts';

export function earningsReportRoutes({ printer, intakeOf }: ReportTools): Route[] {
  return [
    reads(contract.listEarningsReports, (reading, { params }) => listReports(reading, params.id, intakeOf)),
    changes(contract.makeEarningsReport, (work, input) => makeReport(work, input, intakeOf)),
    reads(contract.getEarningsReport, (reading, { params }) => getReport(reading, params.id)),
    reads(contract.downloadEarningsReport, (reading, { params }) =>
      downloadReport(reading, params.id, printer),
    ),
    changes(contract.copyEarningsReportToRoom, (work, { params }) => copyToRoom(work, params.id)),
  ];
}
