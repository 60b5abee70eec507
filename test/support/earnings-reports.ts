import type { DatabookStage } from '#features/quality-of-earnings/databook/domain/stages.ts';
import {
  getEarningsReport,
  listEarningsReports,
  makeEarningsReport,
} from '#features/quality-of-earnings/earnings-reports/contract.ts';
import { expectOk, type Someone } from './people.ts';

type Hands = Pick<Someone, 'get' | 'post'>;
type How = { final?: boolean; disclosed?: readonly string[] };

export const reportsOf = async (who: Hands, reviewId: string) =>
  listEarningsReports.reply.parse(await expectOk(who.get(`/api/earnings-reviews/${reviewId}/reports`)));

export const askForReport = (
  who: Hands,
  reviewId: string,
  stage: DatabookStage,
  { final = false, disclosed = [] }: How = {},
) => who.post(`/api/earnings-reviews/${reviewId}/reports`, { stage, final, disclosed });

export const writeReport = async (...asked: Parameters<typeof askForReport>): Promise<string> =>
  makeEarningsReport.reply.parse(await expectOk(askForReport(...asked))).id;

export const reportOf = async (who: Hands, id: string) =>
  getEarningsReport.reply.parse(await expectOk(who.get(`/api/earnings-reports/${id}`)));
