import { byRoom } from '#http/deal-place-sql.ts';
import type { Feature } from '#http/feature.ts';
import { roomQuestionProblems } from './problems.ts';
import { roomQuestionRoutes } from './routes.ts';

export const roomQuestionFeature: Feature = {
  name: 'room-questions',
  routes: roomQuestionRoutes,
  dealPlaces: { '/api/room-questions': byRoom('room_question') },
  problems: roomQuestionProblems,
};
