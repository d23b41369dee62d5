import { requestTexts } from '@semestr/core/requests/texts';
import type { User } from '../../session/session.ts';
import { usePerson } from '../../account/person.ts';
import type { LoadContext } from '../../screens/screen-module.ts';
import { directivesOf } from '../../ui/directive/directives.ts';
import { directiveTexts } from '../../ui/directive/texts.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { Applications } from './Applications.tsx';
import { Directives } from './Directives.tsx';
import styles from './dormitory.module.css';
import { applicationsOf, privilegesOf, queuedApplication, toApplicationViews } from './dormitory.ts';
import { Privileges } from './Privileges.tsx';
import { Queue } from './Queue.tsx';
import { dormitoryTexts } from './texts.ts';
import { questionsOf } from '../../account/questions/questions.ts';

export const texts = [requestTexts, dormitoryTexts, directiveTexts];

/** Parts load independently; each reports its own failure. */
export const loadFor = (user: User, { queries }: LoadContext) =>
  Promise.all([
    queries.prefetchQuery(applicationsOf(user)),
    queries.prefetchQuery(privilegesOf(user)),
    queries.prefetchQuery(directivesOf(user)),
    queries.prefetchQuery(questionsOf(user)),
  ]);

/** A student's position in the room queue or their room, and the relevant privileges. */
export default function DormitoryPage() {
  const { data, failure } = useSectionQuery(applicationsOf(usePerson()));
  const applications = data === undefined ? undefined : toApplicationViews(data ?? []);
  const queue = queuedApplication(applications ?? []);
  return (
    <div className={styles.columns}>
      <div className={styles.parts}>
        {queue && <Queue {...queue} />}
        <Applications applications={applications} failure={failure} />
      </div>
      <div className={styles.parts}>
        <Privileges />
        <Directives />
      </div>
    </div>
  );
}
