import type { CertificateState } from '@semestr/core/certificates';
import { inOrder, localDate } from '@semestr/core/dates';
import { certificatePlaces, certificates } from '../db/tables/certificates.ts';
import { type Area, isMan, isAdvertised, places } from './area-input.ts';
import { requestTimes } from './moments.ts';
import type { Random } from './random.ts';
import { insertAll } from './rows.ts';

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

/** Every state at least once for the advertised demo accounts. */
const advertisedStates: readonly CertificateState[] = ['processing', 'printed', 'printed', 'rejected'];
/** Shares of pending and of rejected certificates. */
const WAITING_SHARE = 0.04;
const REJECTED_SHARE = 0.06;
const DAYS_APART = 60;

/** Chooses the states of a student's certificates, newest first: every student needs at least one. */
function statesOf(random: Random): CertificateState[] {
  const count = 1 + (random.chance(0.4) ? 1 : 0) + (random.chance(0.15) ? 1 : 0);
  const states = Array.from({ length: count }, (_, index): CertificateState => {
    if (index === 0 && random.chance(WAITING_SHARE)) return 'processing';
    return random.chance(REJECTED_SHARE) ? 'rejected' : 'printed';
  });
  // A student's only certificate is never pending.
  return states.length === 1 && states[0] === 'processing' ? [...states, 'printed'] : states;
}

/** Creates certificate places and the students' orders. */
export const fillCertificates: Area = async (filling) => {
  const { tx, made, random } = filling;
  await insertAll(
    tx,
    certificatePlaces,
    offices.flatMap(({ office, places: ofOffice }, at) =>
      ofOffice.map(([name, type], place) => ({ office, name, type, order: at * 100 + place })),
    ),
  );
  const placeOf = places(filling);
  const rows = made.students.flatMap((student) => {
    const states = isAdvertised(student) ? advertisedStates : statesOf(random);
    const placesToUse = random.shuffle(isMan(student) ? all : forAll);
    return states.map((state, index) => {
      const [name, type] = placesToUse[index] ?? random.pick(forAll);
      const isOpen = state === 'processing';
      const daysAgo = isAdvertised(student)
        ? (index + 1) * 9 + random.int(-8, 0)
        : isOpen
          ? random.int(1, 6)
          : random.int(3, 20) + index * DAYS_APART + random.int(0, DAYS_APART);
      const tookDays = isOpen ? null : random.int(1, 3);
      const moments = requestTimes({ daysAgo, tookDays, since: placeOf(student).enrolledOn }, filling);
      return {
        studentId: student.id,
        state,
        place: name,
        type: type > 0 ? 'гербовая' : 'обычная',
        ...moments,
        issuedOn: state === 'printed' && moments.decidedAt ? localDate(moments.decidedAt) : null,
        rejectionReason: state === 'rejected' ? random.pick(rejections) : null,
      };
    });
  });
  // Earlier orders have lower ids; numbers are assigned when certificates are printed.
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
