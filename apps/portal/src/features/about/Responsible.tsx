import { nameIn } from '@semestr/core/languages';
import { useTexts } from '@semestr/ui/language.tsx';
import { Section } from '@semestr/ui/Section.tsx';
import type { ReactNode } from 'react';
import { useInstitution } from '../../university/institution.ts';
import { PhoneLink } from '../../ui/PhoneNumber.tsx';
import styles from './about.module.css';
import { aboutTexts } from './texts.ts';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** The legal entity that runs the portal, with its contacts; renders nothing until it is entered. */
export function Responsible() {
  const t = useTexts(aboutTexts);
  const institution = useInstitution();
  if (!institution) return null;
  const { taxNumber, address, supportPhone, supportEmail, deansOfficePhone } = institution;
  const name = nameIn(institution, t.language);
  return (
    <Section title={t('who')}>
      <p lang={name.lang} className={styles.name}>
        {name.text}
      </p>
      <dl className={styles.facts}>
        <Fact name={t('taxNumber')}>{taxNumber}</Fact>
        {address && (
          <Fact name={t('address')}>
            <span lang="ru">{address}</span>
          </Fact>
        )}
        <Fact name={t('support')}>
          <PhoneLink number={supportPhone} /> <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </Fact>
        {deansOfficePhone && (
          <Fact name={t('office')}>
            <PhoneLink number={deansOfficePhone} />
          </Fact>
        )}
      </dl>
    </Section>
  );
}
