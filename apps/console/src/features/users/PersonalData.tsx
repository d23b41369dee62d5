import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useState } from 'react';
import { Fact, Section } from '../../ui/record/Section.tsx';
import { EraseData } from './EraseData.tsx';
import { ExportData } from './ExportData.tsx';
import { userTexts } from './texts.ts';
import type { User } from './user.ts';

const dialogs = { export: ExportData, erase: EraseData } as const;
const deeds = ['export', 'erase'] as const;

/** All that is kept of the owner of an account: to hand it out, and to erase what need not be kept. */
export function PersonalData({ user }: { user: User }) {
  const t = useTexts(userTexts);
  const [open, setOpen] = useState<(typeof deeds)[number] | null>(null);
  const Question = open && dialogs[open];
  return (
    <Section title={t('personalData.title')}>
      {deeds.map((deed) => (
        <Fact key={deed} name={t(`personalData.${deed}.name`)} isLong>
          <Button look="text" onClick={() => setOpen(deed)}>
            {t(`personalData.${deed}.open`)}
          </Button>
        </Fact>
      ))}
      {Question && <Question user={user} onClose={() => setOpen(null)} />}
    </Section>
  );
}
