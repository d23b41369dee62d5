import { Navigate, useParams } from 'react-router-dom';
import { ImportPage } from './ImportPage.tsx';
import { ImportsPage } from './ImportsPage.tsx';

/** The files that were sent, and each of them at an address of its own. */
export default function TableImportsPage() {
  const { '*': id = '' } = useParams();
  if (id === '') return <ImportsPage />;
  if (!/^\d{1,10}$/.test(id)) return <Navigate to="/table-imports" replace />;
  return <ImportPage key={id} id={id} />;
}
