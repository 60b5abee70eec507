import { useParams } from 'react-router';
import { SuggestAnswer } from '#features/conversation/assistant/web/suggest-answer.tsx';
import { RoomQuestions } from '#features/deal-room/room-questions/web/room-questions.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Questions', { hidden: true });

export default function RoomQuestionsPage() {
  const { id = '' } = useParams();
  return (
    <RoomQuestions
      key={id}
      roomId={id}
      suggest={(answer) => <SuggestAnswer about="question" {...answer} />}
    />
  );
}
