import { ExpertRequests } from '#features/diligence-requests/web/expert-requests.tsx';
import { ExpertQuestions } from '#features/room-questions/web/expert-questions.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Questions for you', { hidden: true });

export default function ExpertQuestionsPage() {
  return (
    <>
      <ExpertQuestions />
      <ExpertRequests />
    </>
  );
}
