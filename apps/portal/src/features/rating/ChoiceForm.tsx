import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import type { Cascade } from '../../ui/cascade/cascade.ts';
import { CascadeFields } from '../../ui/cascade/CascadeFields.tsx';
import type { ChoiceInAddress } from './choice.ts';
import styles from './rating.module.css';
import { ratingTexts } from './texts.ts';
import { ratingScreen } from './screen.ts';
import { to } from '../../screens/screen.ts';

interface ChoiceFormProps {
  cascade: Cascade;
  onChoose: ChoiceInAddress['choose'];
}

/** Selects the rating. Without scripts the form has a button. */
export function ChoiceForm({ cascade, onChoose }: ChoiceFormProps) {
  const t = useTexts(ratingTexts);
  return (
    <div className={styles.top}>
      <form action={to(ratingScreen)} className={styles.cascade} aria-label={t('choice')}>
        <CascadeFields cascade={cascade} onChoose={onChoose} />
        <noscript>
          <Button type="submit">{t('show')}</Button>
        </noscript>
      </form>
      {cascade.failure}
    </div>
  );
}
