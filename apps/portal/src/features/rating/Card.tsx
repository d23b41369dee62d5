import { Dialog } from '@semestr/ui/Dialog.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useClientValue } from '@semestr/ui/hydration';
import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { takeFocus } from '../../ui/focus.ts';
import styles from './card.module.css';
import { CardDetails } from './CardDetails.tsx';
import type { ChoiceInAddress } from './choice.ts';
import type { Place } from './Figures.tsx';
import { linkId } from './RatingTable.tsx';
import { ratingTexts } from './texts.ts';

/** Width below which there is no room beside the table; same as in the style sheet. */
const NARROW = '(width < 75em)';

function onWidth(changed: () => void): () => void {
  const narrow = matchMedia(NARROW);
  narrow.addEventListener('change', changed);
  return () => narrow.removeEventListener('change', changed);
}

interface CardProps extends Pick<ChoiceInAddress, 'linkTo' | 'close'> {
  card: string;
  standing: Place | null;
  /** Whether the user opened it on this page rather than by its address, so that its heading is focused. */
  isAskedFor: boolean;
}

/** Details of a student in the rating, beside the table or, on a narrow screen, over it. */
export function Card({ card, standing, linkTo, close, isAskedFor }: CardProps) {
  const t = useTexts(ratingTexts);
  const isNarrow = useClientValue(
    onWidth,
    () => matchMedia(NARROW).matches,
    () => false,
  );
  const title = t('title', { card });
  const details = <CardDetails card={card} standing={standing} />;
  if (isNarrow)
    return (
      <Dialog title={title} closeLabel={t('close')} onClose={close}>
        {details}
      </Dialog>
    );
  return (
    <section className={styles.panel} aria-labelledby="card">
      <div className={styles.head}>
        <h2 id="card" tabIndex={-1} ref={isAskedFor ? takeFocus : undefined}>
          {title}
        </h2>
        <Link
          to={linkTo(null)}
          replace
          className={styles.close}
          aria-label={t('close')}
          onClick={() => document.getElementById(linkId(card))?.focus()}
        >
          <X size={18} strokeWidth={1.75} aria-hidden />
        </Link>
      </div>
      {details}
    </section>
  );
}
