import { Navigate } from 'react-router';
import { paths } from '#kit/paths.ts';

/** The address in older mails and notices. */
export default function OldEngagementsPage() {
  return <Navigate to={paths.engagements()} replace />;
}
