import type { OwnGroup } from '@semestr/api/groups';
import { CopyButton } from '@semestr/ui/copy/CopyButton.tsx';
import { TextField } from '@semestr/ui/fields/TextField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption, Section } from '@semestr/ui/Section.tsx';
import { useState } from 'react';
import { takeFocus } from '../../ui/focus.ts';
import { emailsOf } from './group.ts';
import styles from './group.module.css';
import { groupTexts } from './texts.ts';

/** All addresses in one line, in the format of mail programs. Can be selected if the browser cannot copy. */
export function Emails({ group }: { group: OwnGroup }) {
  const t = useTexts(groupTexts);
  const [isByHand, setByHand] = useState(false);
  const emails = emailsOf(group);
  const text = emails.join(', ');
  return (
    <Section title={t('emailsTitle')}>
      <div className={styles.person}>
        <Caption>
          {emails.length === 0 ? t('noEmails') : t('emailsHint', { number: emails.length })} {t('privacy')}
        </Caption>
        {emails.length > 0 && (
          <CopyButton
            text={text}
            what={t('emails')}
            className={styles.copy}
            onFailure={() => setByHand(true)}
          />
        )}
        {isByHand && (
          <TextField
            label={t('emails')}
            hint={t('byHand')}
            value={text}
            readOnly
            ref={takeFocus}
            onFocus={({ target }) => target.select()}
          />
        )}
      </div>
    </Section>
  );
}
