import { Navigate } from 'react-router-dom';

/** A new report is built, not filled in. */
export default function ToBuilder() {
  return <Navigate to="/reports/built" replace />;
}
