import type { EmployeeDetails } from '@semestr/api/employees';
import { withRoomsShort } from '@semestr/core/room-names';
import { DataText } from '@semestr/ui/DataText.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption, Section } from '@semestr/ui/Section.tsx';
import { CopyPhone, PhoneLink } from '../../ui/PhoneNumber.tsx';
import styles from './employees.module.css';
import { employeesTexts } from './texts.ts';

type Posts = NonNullable<EmployeeDetails['jobPositions']>;
type Contact = NonNullable<Posts[number]['contacts']>[number];

/** Room and phone number of a post. */
function Place({ contact: { auditory, buildingNumber, address, phoneNumber } }: { contact: Contact }) {
  const t = useTexts(employeesTexts);
  const room = [auditory, buildingNumber].filter(Boolean).join('-');
  const where = [room && t('room', { room: withRoomsShort(room, t.language) }), address]
    .filter(Boolean)
    .join(', ');
  return (
    <li>
      {where && (
        <span>
          <DataText>{where}</DataText>
        </span>
      )}
      {phoneNumber && (
        <span className={styles.phone}>
          <PhoneLink number={phoneNumber} />
          <CopyPhone number={phoneNumber} />
        </span>
      )}
    </li>
  );
}

/** Posts of an employee, with a phone number for each. */
export function PostList({ posts }: { posts: Posts }) {
  const t = useTexts(employeesTexts);
  return (
    <Section title={t('posts')} className={styles.section}>
      {posts.length === 0 && <p className={styles.none}>{t('noPosts')}</p>}
      <ul className={styles.posts}>
        {posts.map(({ jobPosition, department, contacts }) => (
          <li key={`${jobPosition} ${department}`}>
            <h3 lang="ru">{jobPosition}</h3>
            <p lang="ru">{department}</p>
            {(contacts ?? []).length === 0 && <Caption>{t('noPhone')}</Caption>}
            <ul className={styles.places}>
              {contacts?.map((contact) => (
                <Place key={`${contact.phoneId} ${contact.phoneNumber}`} contact={contact} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
