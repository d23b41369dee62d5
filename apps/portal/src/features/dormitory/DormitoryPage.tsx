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
import { applicationsOf, privilegesOf, queued, toApplicationViews } from './dormitory.ts';
import { Privileges } from './Privileges.tsx';
import { Queue } from './Queue.tsx';
import { dormitoryTexts } from './texts.ts';

export const texts = [requestTexts, dormitoryTexts, directiveTexts];

/** The parts load independently: one that fails to load is reported where it belongs. */
export const loadFor = (user: User, { queries }: LoadContext) =>
  Promise.all([
    queries.prefetchQuery(applicationsOf(user)),
    queries.prefetchQuery(privilegesOf(user)),
    queries.prefetchQuery(directivesOf(user)),
  ]);

/** A student's position in the queue for a room, or the room, with the privileges that count. */
export default function DormitoryPage() {
  const { data, failure } = useSectionQuery(applicationsOf(usePerson()));
  const applications = data === undefined ? undefined : toApplicationViews(data ?? []);
  const queue = queued(applications ?? []);
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
