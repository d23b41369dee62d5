import { Navigate } from 'react-router-dom';

/** Redirects to the report builder: a new report has no form. */
export default function ToBuilder() {
  return <Navigate to="/reports/built" replace />;
}
