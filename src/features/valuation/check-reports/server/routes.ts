import { linkUsesPerAddress } from '#http/limits.ts';
import { changes, changesAfter, type Route, reads } from '#http/mount.ts';
import type { Printer } from '#platform/pdf/process-printer.ts';
import * as contract from '../contract.ts';
import { downloadReport } from './download-report.ts';
import { endShare } from './end-share.ts';
import { linkFigure, listFigures } from './listing-figures.ts';
import { makeReport } from './make-report.ts';
import { downloadShared, openShared, printShared } from './open-shared.ts';
import { getReport, listReports } from './read-reports.ts';
import { listShares, listViews } from './read-shares.ts';
import { shareReport } from './share-report.ts';

export function checkReportRoutes(printer: Printer): Route[] {
  const perAddress = {
    limits: ({ origin }: { origin: { address: string } }) => [
      { rule: linkUsesPerAddress, subject: origin.address },
    ],
  };
  return [
    changes(contract.makeReport, (work, { params }) => makeReport(work, params.id)),
    reads(contract.listReports, listReports),
    reads(contract.getReport, (reading, { params }) => getReport(reading, params.id)),
    reads(contract.downloadReport, (reading, { params }) => downloadReport(reading, params.id, printer)),
    changes(contract.shareReport, shareReport),
    reads(contract.listShares, listShares),
    changes(contract.endShare, (work, { params }) => endShare(work, params.id)),
    reads(contract.listViews, listViews),
    changes(contract.openShared, (work, { body }) => openShared(work, body.token), perAddress),
    changesAfter(
      contract.downloadShared,
      (reading, { body }) => printShared(reading, body.token, printer),
      (work, { body }, file) => downloadShared(work, body.token, file),
      perAddress,
    ),
    reads(contract.listFigures, (reading, { params }) => listFigures(reading, params.id)),
    changes(contract.linkFigure, linkFigure),
  ];
}
