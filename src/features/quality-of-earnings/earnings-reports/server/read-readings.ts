import { confirmedAddress } from '#features/deal-room/room-questions/server/access-sql.ts';
import { isShown } from '#features/quality-of-earnings/databook/domain/stages.ts';
import { storedStage } from '#features/quality-of-earnings/databook/server/stored-databook.ts';
import type { Reading } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { listReadings as contract, listSignOffs as signOffsContract } from '../reviewer-contract.ts';
import { type NewestRow, newestOf, type ReadingRow, readingsAt } from './reviewer-store.ts';
import { signOffsBy } from './sign-off-store.ts';

const most = { readings: 50, signOffs: 100 };

export async function listReadings(reading: Reading): Promise<AnswerOf<typeof contract>> {
  const { personId } = signedIn(reading.actor);
  const address = await confirmedAddress(reading.db, personId);
  if (address === null) return { items: [] };
  const rows = await readingsAt(reading.db, address.toLowerCase(), most.readings);
  const reviewIds = rows.map(({ review_id }) => review_id);
  const reports = await newestOf(reading.db, { reviewIds, personId });
  return { items: rows.map((row) => readingView(row, reports)) };
}

function readingView(row: ReadingRow, reports: readonly NewestRow[]) {
  const stage = storedStage(row.stage);
  return {
    reviewId: row.review_id,
    businessName: row.business_name,
    invitedAt: row.invited_at.toISOString(),
    reports: reports
      .filter((one) => one.review_id === row.review_id && isShown(storedStage(one.stage), stage))
      .map(({ id, number, final, open, ...one }) => ({
        ...{ id, number, final, open, stage: storedStage(one.stage) },
        ...{ madeAt: one.made_at.toISOString(), signedOff: one.signed_off },
      })),
  };
}

export async function listSignOffs(reading: Reading): Promise<AnswerOf<typeof signOffsContract>> {
  const rows = await signOffsBy(reading.db, signedIn(reading.actor).personId, most.signOffs);
  return {
    items: rows.map((row) => ({
      ...{ id: row.id, businessName: row.business_name, stage: storedStage(row.stage), number: row.number },
      ...{ name: row.name, credential: row.credential, firm: row.firm },
      ...{ licenseState: row.license_state, licenseNumber: row.license_number },
      signedAt: row.signed_at.toISOString(),
      withdrawn:
        row.withdrawn_at === null ? null : { at: row.withdrawn_at.toISOString(), reason: row.reason ?? '' },
    })),
  };
}
