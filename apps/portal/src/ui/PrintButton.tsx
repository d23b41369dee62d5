import { IconButton } from '@semestr/ui/Button.tsx';
import { Printer } from 'lucide-react';

/** Button that prints the page. Each page defines its print styles. */
export const PrintButton = ({ label }: { label: string }) => (
  <IconButton label={label} title={label} onClick={() => window.print()}>
    <Printer size={18} strokeWidth={1.75} aria-hidden />
  </IconButton>
);
