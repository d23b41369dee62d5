import { addDays, localDate } from '@semestr/core/dates';
import type { ProfilingState } from '@semestr/core/profiling';
import { inArray } from 'drizzle-orm';
import { profilingApplications, profilingRatings, specializations } from '../db/tables/profiling.ts';
import type { Family } from './curricula.ts';
import { faculties as plans } from './faculties.ts';
import { type Area, type Filling, isTried } from './filling.ts';
import { insertAll } from './rows.ts';
import { bound } from './typography.ts';

const DAY_MS = 86_400_000;
/** Until the choice ends. */
const DAYS_LEFT = 12;

/** What a family of specialities splits into. */
const names: Record<Family, readonly (readonly [abbrev: string, name: string])[]> = {
  software: [
    ['ВР', 'Веб-разработка и облачные сервисы'],
    ['АД', 'Анализ данных и машинное обучение'],
    ['ИБ', 'Безопасность программных систем'],
    ['МР', 'Мобильная разработка'],
    ['ВС', 'Встраиваемые системы'],
  ],
  electronics: [
    ['ПЭ', 'Промышленная электроника'],
    ['СС', 'Системы связи'],
    ['МП', 'Медицинские приборы'],
    ['ВЭ', 'Вычислительная электроника'],
  ],
  control: [
    ['РТ', 'Робототехника'],
    ['ПА', 'Промышленная автоматизация'],
    ['ИУ', 'Интеллектуальное управление'],
    ['ЦД', 'Цифровые двойники'],
  ],
  economics: [
    ['ЭК', 'Электронная коммерция'],
    ['ЛГ', 'Логистика'],
    ['ФА', 'Финансовая аналитика'],
    ['БУ', 'Учёт и аудит'],
  ],
  mechanics: [
    ['ТМ', 'Технология машиностроения'],
    ['АТ', 'Аддитивные технологии'],
    ['ГП', 'Гидропривод'],
    ['КМ', 'Конструирование машин'],
  ],
  mathematics: [
    ['МА', 'Математическое моделирование'],
    ['КА', 'Криптография'],
    ['ВМ', 'Вычислительная математика'],
    ['СТ', 'Статистика и прогнозирование'],
  ],
  chemistry: [
    ['БТ', 'Биотехнологии'],
    ['ПМ', 'Полимерные материалы'],
    ['ЭХ', 'Электрохимия'],
    ['АХ', 'Аналитический контроль'],
  ],
  energy: [
    ['ЭС', 'Электроснабжение'],
    ['ВИ', 'Возобновляемые источники'],
    ['РЗ', 'Релейная защита'],
    ['ТЭ', 'Теплоэнергетика'],
  ],
  construction: [
    ['ПГ', 'Промышленное и гражданское строительство'],
    ['ДС', 'Дорожное строительство'],
    ['ИМ', 'Информационное моделирование зданий'],
    ['СМ', 'Строительные материалы'],
  ],
  management: [
    ['ЦМ', 'Цифровой маркетинг'],
    ['УП', 'Управление проектами'],
    ['БП', 'Моделирование бизнес-процессов'],
    ['УЧ', 'Управление персоналом'],
  ],
};

const rejection = 'В группе этой профилизации нет мест: выберите другую до конца недели.';

/** One was rejected, two wait; the others may still be chosen. */
const ofTried: readonly ProfilingState[] = ['rejected', 'queued', 'queued'];
const usual: readonly ProfilingState[][] = [['queued'], ['queued', 'queued'], ['enrolled'], []];

type Profiled = Filling['made']['students'][number] & { specialityId: number; course: number };

/** Those who are to choose, with their speciality and course. */
function profiledStudents({ made }: Filling): Profiled[] {
  const groups = new Map(made.groups.map((group) => [group.id, group]));
  return made.students.flatMap((student) => {
    const group = groups.get(student.groupId);
    return student.hasProfiling && group
      ? [{ ...student, specialityId: group.specialityId, course: group.course ?? 0 }]
      : [];
  });
}

/** Who chooses before whom: by an average mark, within a speciality's course. */
const ratingRows = (profiled: readonly Profiled[], { random }: Filling) =>
  [...Map.groupBy(profiled, ({ specialityId, course }) => `${specialityId} ${course}`).values()].flatMap(
    (rivals) =>
      rivals
        .map(({ id, specialityId, course }) => ({
          studentId: id,
          specialityId,
          course,
          average: random.int(580, 960) / 100,
        }))
        .toSorted((a, b) => b.average - a.average)
        .map((row, index) => ({ ...row, position: index + 1 })),
  );

type Application = Pick<typeof profilingApplications.$inferInsert, 'specializationId' | 'state'>;

/** Half of those who wait find a place beside those who have one; none does where somebody was told that there are none. */
function placesOf(specializationId: number, rows: readonly Application[]): number {
  const of = (state: ProfilingState): number =>
    rows.filter((row) => row.specializationId === specializationId && row.state === state).length;
  return of('enrolled') + (of('rejected') > 0 ? 0 : Math.ceil(of('queued') / 2));
}

/** How many are enrolled in each specialisation, and until when one chooses; there are few different numbers. */
async function announce({ tx, now }: Filling, ids: readonly number[], rows: readonly Application[]) {
  const lastDay = addDays(localDate(now), DAYS_LEFT);
  for (const [places, same] of Map.groupBy(ids, (id) => placesOf(id, rows)))
    await tx.update(specializations).set({ places, lastDay }).where(inArray(specializations.id, same));
}

/** Specialisations, the rating, and what the students chose. */
export const fillProfiling: Area = async (filling) => {
  const { tx, made, now, random } = filling;
  const families = new Map(plans.map(({ abbrev, family }) => [abbrev, family]));
  const familyOf = new Map(made.faculties.map(({ id, abbrev }) => [id, families.get(abbrev) ?? 'software']));
  const offered = await tx
    .insert(specializations)
    .values(
      made.specialities.flatMap(({ id, facultyId }) =>
        id === undefined
          ? []
          : names[familyOf.get(facultyId) ?? 'software'].map(([abbrev, name]) => ({
              specialityId: id,
              abbrev,
              name: bound(name),
            })),
      ),
    )
    .returning();
  const bySpeciality = Map.groupBy(offered, ({ specialityId }) => specialityId);

  const profiled = profiledStudents(filling);
  await insertAll(tx, profilingRatings, ratingRows(profiled, filling));
  const rows = profiled.flatMap((student) => {
    const chosen = random.shuffle(bySpeciality.get(student.specialityId) ?? []);
    const states = isTried(student) ? ofTried : random.pick(usual);
    return states.flatMap((state, index) => {
      const specialization = chosen[index];
      const createdAt = new Date(now.getTime() - ((states.length - index) * 4 - random.int(0, 2)) * DAY_MS);
      return specialization
        ? [
            {
              studentId: student.id,
              specializationId: specialization.id,
              state,
              createdAt,
              decidedAt: state === 'queued' ? null : new Date(createdAt.getTime() + DAY_MS),
              priority: index + 1,
              rejectionReason: state === 'rejected' ? bound(rejection) : null,
            },
          ]
        : [];
    });
  });
  const byTime = rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  await insertAll(tx, profilingApplications, byTime);
  await announce(
    filling,
    offered.map(({ id }) => id),
    rows,
  );
};
