import type { EmployeeCard } from '@semestr/api/employees';
import { rankOf, type Unit } from '@semestr/core/departments';
import { fullName } from '@semestr/core/display';

/** An employee of a department, with the post held there. */
export interface Member {
  id: number;
  urlId: string;
  name: string;
  post: string;
  degree: string;
  /** "316-1 к."; empty when unknown. */
  room: string;
  address: string;
  phone: string | null;
  email: string | null;
}

function memberOf(card: EmployeeCard, { name }: Unit): Member {
  const posts = card.jobPositions ?? [];
  const post = posts.find(({ department }) => department === name) ?? posts[0];
  const [contact] = post?.contacts ?? [];
  return {
    id: card.id,
    urlId: card.urlId,
    name: fullName(card),
    post: post?.jobPosition ?? '',
    degree: card.degreeAbbrev,
    room: [contact?.auditory, contact?.buildingNumber].filter(Boolean).join('-'),
    address: contact?.address ?? '',
    phone: contact?.phoneNumber || null,
    email: card.email || null,
  };
}

/** Returns the head of a department, and the other employees sorted by rank, then by name. */
export function staffOf(
  cards: readonly EmployeeCard[],
  unit: Unit,
): { head: Member | null; others: Member[] } {
  const members = cards.map((card) => memberOf(card, unit));
  const isHead = ({ id }: Member): boolean => id === unit.idHead;
  return {
    head: members.find(isHead) ?? null,
    others: members
      .filter((member) => !isHead(member))
      .toSorted((a, b) => rankOf(a.post) - rankOf(b.post) || a.name.localeCompare(b.name, 'ru')),
  };
}
