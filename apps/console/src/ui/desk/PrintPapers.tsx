import { Button } from '@semestr/ui/Button.tsx';
import { Printer } from 'lucide-react';
import type { DeskPapers } from '../../records/desk-kind.ts';
import { useDownload } from '../use-download.ts';

interface PrintPapersProps {
  papers: DeskPapers;
  /** The papers with these ids in this order, or all papers issued on a day. */
  filter: { id: readonly number[] } | { decidedOn: string };
  look?: 'outlined' | 'text';
  children: string;
}

/** Button that saves issued papers as one PDF, each on a separate page. */
export function PrintPapers({ papers, filter, look = 'outlined', children }: PrintPapersProps) {
  const { isPending, download } = useDownload();
  const print = async (): Promise<void> => {
    const calls = await papers.calls();
    await download(calls.print, { query: { filter: JSON.stringify(filter) } });
  };
  return (
    <Button look={look} isPending={isPending} onClick={() => void print()}>
      <Printer size={16} strokeWidth={1.75} aria-hidden />
      {children}
    </Button>
  );
}
