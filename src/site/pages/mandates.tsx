import { Navigate } from 'react-router';
import { paths } from '#kit/paths.ts';

/** Older mails and notifications link here. */
export default function OldEngagementsPage() {
  return <Navigate to={paths.engagements()} replace />;
}
