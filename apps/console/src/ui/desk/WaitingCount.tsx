import { useLanguage } from '@semestr/ui/language.tsx';
import { useQueue } from './use-queue.ts';

/** How many requests wait for a decision; nothing where none do, or it is not known. */
export default function WaitingCount() {
  const number = new Intl.NumberFormat(useLanguage());
  const { data } = useQueue({ state: 'waiting' }, [0, 0]);
  return data && data.total > 0 ? <>{number.format(data.total)}</> : null;
}
