import type { CertificateState } from '@semestr/core/certificates';
import { addDays, localDate } from '@semestr/core/dates';
import { certificatePlaces, certificates } from '../db/tables/certificates.ts';
import { type Area, isTried } from './filling.ts';
import type { Random } from './random.ts';
import { insertAll } from './rows.ts';
import { bound } from './typography.ts';

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
      ['в военкомат', 2],
      ['в пенсионный фонд', 1],
      ['в органы социальной защиты', 0],
    ],
  },
];

const rejections = ['Нет оснований для выдачи.', 'Укажите организацию полностью.'] as const;
const DAY_MS = 86_400_000;

/** Every state at least once for the accounts that people try. */
const ofTried: readonly CertificateState[] = ['processing', 'printed', 'printed', 'rejected'];

function ordered(state: CertificateState, daysAgo: number, now: Date, random: Random) {
  const { places } = random.pick(offices);
  const [name, type] = random.pick(places);
  const createdAt = new Date(now.getTime() - daysAgo * DAY_MS);
  const decidedAt = state === 'processing' ? null : new Date(createdAt.getTime() + 2 * DAY_MS);
  return {
    state,
    place: bound(name),
    type: type > 0 ? 'гербовая' : 'обычная',
    createdAt,
    decidedAt,
    number: state === 'printed' ? random.int(100, 4999) : null,
    issuedOn: state === 'printed' ? addDays(localDate(createdAt), 2) : null,
    rejectionReason: state === 'rejected' ? random.pick(rejections) : null,
  };
}

/** Where certificates are for, and what the students ordered of late. */
export const fillCertificates: Area = async ({ tx, made, now, random }) => {
  await insertAll(
    tx,
    certificatePlaces,
    offices.flatMap(({ office, places }, at) =>
      places.map(([name, type], place) => ({ office, name: bound(name), type, order: at * 100 + place })),
    ),
  );
  const rows = made.students.flatMap((student) => {
    const states = isTried(student) ? ofTried : random.chance(0.2) ? [random.pick(ofTried)] : [];
    return states.map((state, index) => ({
      studentId: student.id,
      ...ordered(state, (index + 1) * 9 + random.int(-8, 0), now, random),
    }));
  });
  // Who ordered first has the lower id.
  const byTime = rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  await insertAll(tx, certificates, byTime);
};
