import type { User } from '../../session/session.ts';
import { usePerson } from '../../shell/person.ts';
import type { LoadContext } from '../../shell/screen-module.ts';
import { formTexts } from '../../ui/form-texts.ts';
import { heardBy, recentBy, writtenBy } from './announcements.ts';
import { Heard } from './Heard.tsx';
import { announcementTexts } from './texts.ts';
import { Written } from './Written.tsx';

export const texts = [announcementTexts, ...formTexts];

const isEducator = ({ accountType }: User): boolean => accountType === 'EMPLOYEE';

/** What does not come is said in its place. */
export const loadFor = (user: User, { queries, today }: LoadContext) =>
  isEducator(user)
    ? Promise.all([
        queries.prefetchQuery(writtenBy(user)),
        // With it the next consultation begins like the last.
        queries.prefetchQuery(recentBy(user, today)),
      ])
    : queries.prefetchQuery(heardBy(user));

/** Announcements: those that a student hears, or those that an educator writes. */
export default function AnnouncementsPage() {
  return isEducator(usePerson()) ? <Written /> : <Heard />;
}
