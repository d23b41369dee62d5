import type { Cv } from '@semestr/api/cv';
import { SwitchField } from '@semestr/ui/fields/SwitchField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption, Section } from '@semestr/ui/Section.tsx';
import styles from './profile.module.css';
import { profileTexts } from './texts.ts';
import type { SwitchName, Switches } from './use-visibility.tsx';

/** Visibility of each part. Switches take effect immediately and show an error below when saving fails. */
export function Visibility({ cv, switches }: { cv: Cv; switches: Switches }) {
  const t = useTexts(profileTexts);
  const { published, showRating, showPhoto } = switches;
  const rating = { rating: cv.rating };
  const rows: readonly { name: SwitchName; hint: string }[] = [
    { name: 'published', hint: t(published.isOn ? 'visibility.publishedOn' : 'visibility.publishedOff') },
    { name: 'searchJob', hint: t('visibility.searchJobHint') },
    { name: 'showRating', hint: t(showRating.isOn ? 'visibility.ratingOn' : 'visibility.ratingOff', rating) },
    ...(cv.photoUrl === null
      ? []
      : [
          {
            name: 'showPhoto',
            hint: t(showPhoto.isOn ? 'visibility.photoOn' : 'visibility.photoOff'),
          } as const,
        ]),
  ];
  return (
    <Section title={t('visibility.title')} note={<Caption>{t('visibility.note')}</Caption>}>
      <ul className={styles.switches}>
        {rows.map(({ name, hint }) => (
          <li key={name}>
            <SwitchField
              label={t(`visibility.${name}`)}
              hint={hint}
              checked={switches[name].isOn}
              onChange={({ target }) => switches[name].set(target.checked)}
            />
            {switches[name].failure}
          </li>
        ))}
      </ul>
    </Section>
  );
}
