import type { CertificateState } from '@semestr/core/certificates';
import { inOrder, localDate } from '@semestr/core/dates';
import { certificatePlaces, certificates } from '../db/tables/certificates.ts';
import { type Area, isMan, isTried, places } from './filling.ts';
import { asked } from './moments.ts';
import type { Random } from './random.ts';
import { insertAll } from './rows.ts';
import { bound } from './typography.ts';

const MILITARY = 'в военкомат';

const offices: readonly { office: string; places: readonly [name: string, type: number][] }[] = [
  {
    office: 'Деканат',
    places: [
      ['по месту работы родителей', 0],
      ['в поликлинику', 0],
      ['в школу или гимназию', 0],
      ['по месту требования', 0],
      ['в банк', 1],
      ['в посольство', 2],
    ],
  },
  {
    office: 'Студенческий отдел кадров',
    places: [
      [MILITARY, 2],
      ['в пенсионный фонд', 1],
      ['в органы социальной защиты', 0],
    ],
  },
];

const all = offices.flatMap((one) => one.places);
const forAll = all.filter(([name]) => name !== MILITARY);

const rejections = ['Нет оснований для выдачи.', 'Укажите организацию полностью.'] as const;

/** Every state at least once for the accounts that people try. */
const ofTried: readonly CertificateState[] = ['processing', 'printed', 'printed', 'rejected'];
/** So few wait, and so few were refused. */
const WAITING_SHARE = 0.04;
const REJECTED_SHARE = 0.06;
const DAYS_APART = 60;

/** What somebody ordered, the newest first: everybody needs one some time. */
function statesOf(random: Random): CertificateState[] {
  const count = 1 + (random.chance(0.4) ? 1 : 0) + (random.chance(0.15) ? 1 : 0);
  const states = Array.from({ length: count }, (_, index): CertificateState => {
    if (index === 0 && random.chance(WAITING_SHARE)) return 'processing';
    return random.chance(REJECTED_SHARE) ? 'rejected' : 'printed';
  });
  // Nobody waits for the first certificate of all their studies.
  return states.length === 1 && states[0] === 'processing' ? [...states, 'printed'] : states;
}

/** Where certificates are for, and what the students ordered. */
export const fillCertificates: Area = async (filling) => {
  const { tx, made, random } = filling;
  await insertAll(
    tx,
    certificatePlaces,
    offices.flatMap(({ office, places: ofOffice }, at) =>
      ofOffice.map(([name, type], place) => ({ office, name: bound(name), type, order: at * 100 + place })),
    ),
  );
  const placeOf = places(filling);
  const rows = made.students.flatMap((student) => {
    const states = isTried(student) ? ofTried : statesOf(random);
    const wanted = random.shuffle(isMan(student) ? all : forAll);
    return states.map((state, index) => {
      const [name, type] = wanted[index] ?? random.pick(forAll);
      const isOpen = state === 'processing';
      const daysAgo = isTried(student)
        ? (index + 1) * 9 + random.int(-8, 0)
        : isOpen
          ? random.int(1, 6)
          : random.int(3, 20) + index * DAYS_APART + random.int(0, DAYS_APART);
      const tookDays = isOpen ? null : random.int(1, 3);
      const moments = asked({ daysAgo, tookDays, since: placeOf(student).enrolledOn }, filling);
      return {
        studentId: student.id,
        state,
        place: bound(name),
        type: type > 0 ? 'гербовая' : 'обычная',
        ...moments,
        issuedOn: state === 'printed' && moments.decidedAt ? localDate(moments.decidedAt) : null,
        rejectionReason: state === 'rejected' ? random.pick(rejections) : null,
      };
    });
  });
  // Who ordered first has the lower id; numbers are given when certificates are printed.
  const byTime = rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const printed = rows
    .filter(({ state }) => state === 'printed')
    .toSorted((a, b) => inOrder(a.decidedAt?.toISOString() ?? '', b.decidedAt?.toISOString() ?? ''));
  const numbers = new Map(printed.map((row, index) => [row, FIRST_NUMBER + index]));
  await insertAll(
    tx,
    certificates,
    byTime.map((row) => ({ ...row, number: numbers.get(row) ?? null })),
  );
};

const FIRST_NUMBER = 101;
