import type { User } from '../../session/session.ts';
import { usePerson } from '../../shell/person.ts';
import type { LoadContext } from '../../shell/screen-module.ts';
import { directivesOf } from '../../ui/directive/directives.ts';
import { directiveTexts } from '../../ui/directive/texts.ts';
import { usePart } from '../../ui/usePart.tsx';
import { Applications } from './Applications.tsx';
import { Directives } from './Directives.tsx';
import styles from './dormitory.module.css';
import { applicationsOf, privilegesOf, queued, shownApplications } from './dormitory.ts';
import { Privileges } from './Privileges.tsx';
import { Queue } from './Queue.tsx';
import { dormitoryTexts } from './texts.ts';

export const texts = [dormitoryTexts, directiveTexts];

/** None keeps another from being shown: what does not come is said in its place. */
export const loadFor = (user: User, { queries }: LoadContext) =>
  Promise.all([
    queries.prefetchQuery(applicationsOf(user)),
    queries.prefetchQuery(privilegesOf(user)),
    queries.prefetchQuery(directivesOf(user)),
  ]);

/** How far a student is from a room, or which one it is, and what may bring one sooner. */
export default function DormitoryPage() {
  const { data, failure } = usePart(applicationsOf(usePerson()));
  const applications = data === undefined ? undefined : shownApplications(data ?? []);
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
