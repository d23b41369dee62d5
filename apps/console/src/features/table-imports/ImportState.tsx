import type { TableImportState } from '@semestr/core/table-imports';
import { useTexts } from '@semestr/ui/language.tsx';
import { Status, type StatusKind } from '@semestr/ui/Status.tsx';
import { CircleCheck, CircleDashed, CirclePause, LoaderCircle, type LucideIcon, Undo2 } from 'lucide-react';
import { tableImportTexts } from './texts/index.ts';

const statusStyles: Readonly<Record<TableImportState, { kind: StatusKind; icon: LucideIcon }>> = {
  read: { kind: 'move', icon: CircleDashed },
  running: { kind: 'waits', icon: LoaderCircle },
  stopped: { kind: 'refused', icon: CirclePause },
  done: { kind: 'done', icon: CircleCheck },
  undoing: { kind: 'waits', icon: LoaderCircle },
  undone: { kind: 'waits', icon: Undo2 },
};

/** Status of an import. */
export function ImportState({ state }: { state: TableImportState }) {
  const t = useTexts(tableImportTexts);
  return <Status {...statusStyles[state]}>{t(`states.${state}`)}</Status>;
}
