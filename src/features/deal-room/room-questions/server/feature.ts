import type { Feature } from '#http/feature.ts';
import { roomQuestionProblems } from './problems.ts';
import { roomQuestionRoutes } from './routes.ts';

export const roomQuestionFeature: Feature = {
  name: 'room-questions',
  routes: roomQuestionRoutes,
  problems: roomQuestionProblems,
};
