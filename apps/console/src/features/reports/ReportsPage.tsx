import { lazyPart } from '@semestr/ui/connection/fetch-part';
import { type ReportName, reportNames } from '@semestr/api/reports';
import { Navigate, useParams } from 'react-router-dom';
import { ReportPage } from './ReportPage.tsx';

const BuiltReportPage = lazyPart(() => import('./built-reports/BuiltReportPage.tsx'));

const isReport = (name: string | undefined): name is ReportName => reportNames.some((one) => one === name);

/** The reports, each at its own path; the bare path shows the first. */
export default function ReportsPage() {
  const { '*': name } = useParams();
  if (name === 'built') return <BuiltReportPage />;
  if (!isReport(name)) return <Navigate to={`/reports/${reportNames[0]}`} replace />;
  return <ReportPage key={name} name={name} />;
}
