import { useLanguage } from '@semestr/ui/language.tsx';
import { useQueue } from './use-queue.ts';

/** Number of pending requests; renders nothing when there are none or the number is not loaded. */
export default function WaitingCount() {
  const number = new Intl.NumberFormat(useLanguage());
  const { data } = useQueue({ state: 'waiting' }, [0, 0]);
  return data && data.total > 0 ? <>{number.format(data.total)}</> : null;
}
