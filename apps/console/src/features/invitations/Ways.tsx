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
import { SendWay } from './SendWay.tsx';
import { invitationTexts } from './texts.ts';
import { type Counted, Way } from './Way.tsx';

interface WaysProps {
  audience: Audience;
  counted: Counted;
  /** Called after people were invited. */
  onDone: () => void;
}

/** How many people are invited, and the ways to give them their links. */
export function Ways({ audience, counted, onDone }: WaysProps) {
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
            <FileWay way="slips" audience={audience} count={people} onDone={onDone} />
            <SendWay way="email" audience={audience} counted={counted} onDone={onDone} />
            <SendWay way="sms" audience={audience} counted={counted} onDone={onDone} />
            <FileWay way="table" audience={audience} count={people} onDone={onDone} />
          </ul>
        </section>
      )}
    </>
  );
}

const files = { slips: { call: slips, icon: Printer }, table: { call: table, icon: FileSpreadsheet } };

interface FileWayProps extends Omit<WaysProps, 'counted'> {
  way: keyof typeof files;
  count: number;
}

/** Slips or a table with the links, to be passed on by the user. */
function FileWay({ way, audience, count, onDone }: FileWayProps) {
  const t = useTexts(invitationTexts);
  const { isPending, download } = useDownload();
  const { call, icon: Icon } = files[way];

  async function make(): Promise<void> {
    await download(call, { body: audience });
    onDone();
  }

  return (
    <Way title={t(`${way}.title`)} hint={t(`${way}.hint`)}>
      <Button
        look={way === 'slips' ? 'primary' : 'outlined'}
        isPending={isPending}
        onClick={() => void make()}
      >
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        {t(`${way}.action`, { number: numberIn(t.language, Math.min(count, MAX_INVITED)) })}
      </Button>
    </Way>
  );
}
