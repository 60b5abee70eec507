import { ExpertRequests } from '#features/deal-room/diligence-requests/web/expert-requests.tsx';
import { ExpertQuestions } from '#features/deal-room/room-questions/web/expert-questions.tsx';
import { CpaContests } from '#features/quality-of-earnings/add-back-court/web/cpa-contests.tsx';
import { ReportReadings } from '#features/quality-of-earnings/earnings-reports/web/readings.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Questions for you', { hidden: true });

export default function ExpertQuestionsPage() {
  return (
    <>
      <ExpertQuestions />
      <ExpertRequests />
      <ReportReadings />
      <CpaContests />
    </>
  );
}
