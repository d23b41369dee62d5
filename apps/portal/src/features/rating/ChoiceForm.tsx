import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import type { Cascade } from '../../cascade/cascade.ts';
import { CascadeFields } from '../../cascade/CascadeFields.tsx';
import { paths } from '../../paths.ts';
import type { ChoiceInAddress } from './choice.ts';
import styles from './rating.module.css';
import { ratingTexts } from './texts.ts';

interface ChoiceFormProps {
  cascade: Cascade;
  onChoose: ChoiceInAddress['choose'];
}

/** Selects the rating. Without scripts it is a form with a button. */
export function ChoiceForm({ cascade, onChoose }: ChoiceFormProps) {
  const t = useTexts(ratingTexts);
  return (
    <div className={styles.top}>
      <form action={paths.rating} className={styles.cascade} aria-label={t('choice')}>
        <CascadeFields cascade={cascade} onChoose={onChoose} />
        <noscript>
          <Button type="submit">{t('show')}</Button>
        </noscript>
      </form>
      {cascade.failure}
    </div>
  );
}
