import { useTexts } from '@semestr/ui/language.tsx';
import { Section, TwoLines } from '@semestr/ui/Section.tsx';
import { useInstitution } from '../../university/institution.ts';
import { PhoneLink } from '../../ui/PhoneNumber.tsx';
import styles from './support.module.css';
import { supportTexts } from './texts.ts';

/** Contacts for support, by topic. */
export function Reach() {
  const t = useTexts(supportTexts);
  const institution = useInstitution();
  if (!institution) return null;
  const { supportPhone, supportEmail, deansOfficePhone } = institution;
  return (
    <Section title={t('reach')}>
      <ul className={styles.reach}>
        <li>
          <TwoLines first={t('support')} second={t('supportHint')} />
          <PhoneLink number={supportPhone} />
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </li>
        {deansOfficePhone && (
          <li>
            <TwoLines first={t('office')} second={t('officeHint')} />
            <PhoneLink number={deansOfficePhone} />
          </li>
        )}
      </ul>
    </Section>
  );
}
