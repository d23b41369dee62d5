import type { User } from '../../session/session.ts';
import { usePerson } from '../../account/person.ts';
import type { LoadContext } from '../../screens/screen-module.ts';
import { formTexts } from '../../ui/form-texts.ts';
import { heardBy, recentBy, writtenBy } from './announcements.ts';
import { Heard } from './Heard.tsx';
import { announcementTexts } from './texts.ts';
import { Written } from './Written.tsx';

export const texts = [announcementTexts, ...formTexts];

const isEducator = ({ accountType }: User): boolean => accountType === 'EMPLOYEE';

/** Parts that fail to load are reported where they belong. */
export const loadFor = (user: User, { queries, today }: LoadContext) =>
  isEducator(user)
    ? Promise.all([
        queries.prefetchQuery(writtenBy(user)),
        // Used to prefill the next consultation from the last one.
        queries.prefetchQuery(recentBy(user, today)),
      ])
    : queries.prefetchQuery(heardBy(user));

/** Announcements: those addressed to a student, or those of an educator. */
export default function AnnouncementsPage() {
  return isEducator(usePerson()) ? <Written /> : <Heard />;
}
