import { useTexts } from '@semestr/ui/language.tsx';
import { Section } from '@semestr/ui/Section.tsx';
import { usePerson } from '../../account/person.ts';
import { useNow } from '../../hydration/now.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { EndOthers } from './EndOthers.tsx';
import { LockedNote, Rows, WaitingRows } from './Row.tsx';
import { SessionRow } from './SessionRow.tsx';
import { sessionsOf, toSessionViews } from './settings.ts';
import styles from './settings.module.css';
import { settingsTexts } from './texts.ts';

/** The user's active sessions, which can be ended. */
export function Sessions({ onChangePassword }: { onChangePassword: () => void }) {
  const t = useTexts(settingsTexts);
  const user = usePerson();
  const { today } = useNow();
  const { data, failure } = useSectionQuery(sessionsOf(user));
  const sessions = data && toSessionViews(data, today);
  const others = sessions?.filter(({ isCurrent }) => !isCurrent).length ?? 0;
  const isLocked = user.impersonatedBy !== undefined;
  const advice = (
    <>
      {t('sessions.unfamiliar')}{' '}
      <button type="button" className={styles.inline} onClick={onChangePassword}>
        {t('sessions.changePassword')}
      </button>
      .
    </>
  );
  return (
    <Section
      title={t('sessions.title')}
      className={styles.sessions}
      note={others > 0 && <EndOthers count={others} isLocked={isLocked} />}
    >
      {failure}
      {!failure && !sessions && <WaitingRows count={3} />}
      {sessions && (
        <>
          <Rows>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} isLocked={isLocked} />
            ))}
          </Rows>
          {isLocked ? (
            <LockedNote>{t('sessions.locked')}</LockedNote>
          ) : (
            <p className={styles.note}>{others > 0 ? advice : t('sessions.none')}</p>
          )}
        </>
      )}
    </Section>
  );
}
