import { useParams } from 'react-router';
import { OneReading } from '#features/quality-of-earnings/earnings-reports/web/one-reading.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Report for you to review', { hidden: true });

export default function ReportReadingPage() {
  const { id = '' } = useParams();
  return <OneReading key={id} reportId={id} />;
}
