import { fullName } from '@semestr/core/display';
import { dialled } from '@semestr/core/phones';
import { VCard } from 'vcard-creator';
import type { EmployeeWithPositions } from './store.ts';

/**
 * Formats an employee as a contact (vCard 3.0, RFC 2426, which every address book supports). The main post provides the
 * job title and the department; each post its telephone.
 *
 * @param page the address of the employee's page
 */
export function contactCard(
  { employee, positions }: EmployeeWithPositions,
  { page, now }: { page: string; now: Date },
): string {
  const card = new VCard()
    .addFullName(fullName(employee))
    .addName({
      familyName: employee.lastName,
      givenName: employee.firstName,
      additionalNames: employee.middleName ?? '',
    })
    .addRevision(now)
    .addUid(page)
    .addUrl({ url: page, type: ['work'] });
  const [main] = positions;
  if (main) card.addJobtitle(main.title).addCompany({ name: main.department });
  if (employee.email) card.addEmail({ address: employee.email, type: ['work'] });
  const numbers = new Set(positions.map(({ phone }) => dialled(phone ?? '')));
  for (const number of numbers) if (number) card.addPhoneNumber({ number, type: ['work', 'voice'] });
  if (main?.address) card.addAddress({ street: main.address, extended: roomOf(main), type: ['work'] });
  return card.toString();
}

const roomOf = ({ room, building }: EmployeeWithPositions['positions'][number]): string =>
  [room, building].filter(Boolean).join('-');
