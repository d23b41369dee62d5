import { numberIn } from '@semestr/core/display';
import { type Audience, slips, table } from '@semestr/api/invitations';
import { INVITATION_DAYS, MAX_INVITED } from '@semestr/core/invitations';
import { Button } from '@semestr/ui/Button.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { FileSpreadsheet, Printer, UserRoundCheck } from 'lucide-react';
import { session } from '../../session/session.ts';
import { Fact, Section } from '../../ui/record/Section.tsx';
import { useDownload } from '../../ui/use-download.ts';
import { EmployeeAccounts } from './EmployeeAccounts.tsx';
import styles from './invitations.module.css';
import { MessageMethod } from './MessageMethod.tsx';
import { invitationTexts } from './texts.ts';
import { type InvitationCounts, InvitationMethod } from './InvitationMethod.tsx';

interface InvitationMethodsProps {
  audience: Audience;
  counted: InvitationCounts;
  /** Called after the invitations were created. */
  onDone: () => void;
}

/** Number of people to invite, and the methods of delivering their links. */
export function InvitationMethods({ audience, counted, onDone }: InvitationMethodsProps) {
  const t = useTexts(invitationTexts);
  const { people, invited, withoutAccount } = counted;
  return (
    <>
      <Section title={t('found')}>
        <Fact name={t('people')}>{numberIn(t.language, people)}</Fact>
        <Fact name={t('invited')}>{numberIn(t.language, invited)}</Fact>
      </Section>
      {withoutAccount > 0 && session.may('administration', 'write') && (
        <ul className={styles.accounts}>
          <EmployeeAccounts count={withoutAccount} onDone={onDone} />
        </ul>
      )}
      {people === 0 ? (
        <Empty icon={UserRoundCheck} title={t('nobody')} hint={t('nobodyHint')} />
      ) : (
        <section aria-labelledby="how" className={styles.ways}>
          <h2 id="how">{t('how')}</h2>
          <p className={styles.hint}>
            {t('validity', { count: INVITATION_DAYS })} {t(`proof.${audience.role}`)}
            {people > MAX_INVITED && <> {t('limit', { count: MAX_INVITED })}</>}
          </p>
          <ul>
            <FileMethod way="slips" audience={audience} count={people} onDone={onDone} />
            <MessageMethod way="email" audience={audience} counted={counted} onDone={onDone} />
            <MessageMethod way="sms" audience={audience} counted={counted} onDone={onDone} />
            <FileMethod way="table" audience={audience} count={people} onDone={onDone} />
          </ul>
        </section>
      )}
    </>
  );
}

const files = { slips: { call: slips, icon: Printer }, table: { call: table, icon: FileSpreadsheet } };

interface FileMethodProps extends Omit<InvitationMethodsProps, 'counted'> {
  way: keyof typeof files;
  count: number;
}

/** Downloads slips or a table with the links, which the user distributes. */
function FileMethod({ way, audience, count, onDone }: FileMethodProps) {
  const t = useTexts(invitationTexts);
  const { isPending, download } = useDownload();
  const { call, icon: Icon } = files[way];

  async function make(): Promise<void> {
    await download(call, { body: audience });
    onDone();
  }

  return (
    <InvitationMethod title={t(`${way}.title`)} hint={t(`${way}.hint`)}>
      <Button
        look={way === 'slips' ? 'primary' : 'outlined'}
        isPending={isPending}
        onClick={() => void make()}
      >
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        {t(`${way}.action`, { number: numberIn(t.language, Math.min(count, MAX_INVITED)) })}
      </Button>
    </InvitationMethod>
  );
}
