import { useTexts } from '@semestr/ui/language.tsx';
import { Help } from '../../ui/access/Help.tsx';
import { Section } from '../../ui/record/Section.tsx';
import { EraseData } from './EraseData.tsx';
import { ExportData } from './ExportData.tsx';
import { userTexts } from './texts.ts';
import type { User } from './user.ts';

/** Export and erasure of all data about the owner of an account. */
export function PersonalData({ user }: { user: User }) {
  const t = useTexts(userTexts);
  return (
    <Section title={t('personalData.title')}>
      <Help name={t('personalData.export.name')} action={t('personalData.export.open')}>
        {(close) => <ExportData user={user} onClose={close} />}
      </Help>
      <Help name={t('personalData.erase.name')} action={t('personalData.erase.open')}>
        {(close) => <EraseData user={user} onClose={close} />}
      </Help>
    </Section>
  );
}
