import type { User } from '../../session/session.ts';
import { usePerson } from '../../account/person.ts';
import type { LoadContext } from '../../screens/screen-module.ts';
import { formTexts } from '../../ui/form-texts.ts';
import { announcementsFor, recentAnnouncementsBy, announcementsBy } from './announcements.ts';
import { AddressedAnnouncements } from './AddressedAnnouncements.tsx';
import { announcementTexts } from './texts.ts';
import { OwnAnnouncements } from './OwnAnnouncements.tsx';

export const texts = [announcementTexts, ...formTexts];

const isEducator = ({ accountType }: User): boolean => accountType === 'EMPLOYEE';

/** Each part reports its own failure to load. */
export const loadFor = (user: User, { queries, today }: LoadContext) =>
  isEducator(user)
    ? Promise.all([
        queries.prefetchQuery(announcementsBy(user)),
        // Used to prefill the next consultation from the last one.
        queries.prefetchQuery(recentAnnouncementsBy(user, today)),
      ])
    : queries.prefetchQuery(announcementsFor(user));

/** Announcements addressed to a student, or those of an educator. */
export default function AnnouncementsPage() {
  return isEducator(usePerson()) ? <OwnAnnouncements /> : <AddressedAnnouncements />;
}
