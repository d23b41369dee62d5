import { Navigate, useParams } from 'react-router-dom';
import { ImportPage } from './ImportPage.tsx';
import { ImportsPage } from './ImportsPage.tsx';

/** The list of imports, and each import at its own path. */
export default function TableImportsPage() {
  const { '*': id = '' } = useParams();
  if (id === '') return <ImportsPage />;
  if (!/^\d{1,10}$/.test(id)) return <Navigate to="/table-imports" replace />;
  return <ImportPage key={id} id={id} />;
}
