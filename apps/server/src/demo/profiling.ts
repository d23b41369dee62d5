import { addDays, localDate } from '@semestr/core/dates';
import { averageMark } from '@semestr/core/markbook';
import type { ProfilingState } from '@semestr/core/profiling';
import { inArray } from 'drizzle-orm';
import { marks } from '../db/tables/marks.ts';
import { profilingApplications, profilingRatings, specializations } from '../db/tables/profiling.ts';
import type { Family } from './curricula.ts';
import { familyNamed } from './faculties.ts';
import { type Area, type AreaInput, isAdvertised, places } from './area-input.ts';
import { requestTimes } from './moments.ts';
import { insertAll } from './rows.ts';

/** Days until the choice ends. */
const DAYS_LEFT = 12;

/** Specialisations of each family of specialities. */
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

/** One was rejected, two are queued; the others can still be chosen. */
const advertisedStates: readonly ProfilingState[] = ['rejected', 'queued', 'queued'];
const usual: readonly ProfilingState[][] = [['queued'], ['queued', 'queued'], ['enrolled'], []];

type Profiled = AreaInput['made']['students'][number] & { specialityId: number; course: number };

/** Lists the students who can choose, with their speciality and course. */
function profiledStudents({ made }: AreaInput): Profiled[] {
  const groups = new Map(made.groups.map((group) => [group.id, group]));
  return made.students.flatMap((student) => {
    const group = groups.get(student.groupId);
    return student.hasProfiling && group
      ? [{ ...student, specialityId: group.specialityId, course: group.course ?? 0 }]
      : [];
  });
}

/** Returns the average of each markbook. */
async function averagesOf({ tx }: AreaInput, profiled: readonly Profiled[]): Promise<Map<number, number>> {
  const ids = profiled.map(({ id }) => id);
  const rows = await tx
    .select({ studentId: marks.studentId, mark: marks.mark })
    .from(marks)
    .where(inArray(marks.studentId, ids));
  const byStudent = Map.groupBy(rows, ({ studentId }) => studentId);
  return new Map(
    [...byStudent].map(([studentId, own]) => [studentId, averageMark(own.map(({ mark }) => mark)) ?? 0]),
  );
}

/** Ranks the students of a speciality's course by the average of their markbooks. */
const ratingRows = (profiled: readonly Profiled[], averages: ReadonlyMap<number, number>) =>
  [...Map.groupBy(profiled, ({ specialityId, course }) => `${specialityId} ${course}`).values()].flatMap(
    (rivals) =>
      rivals
        .map(({ id, specialityId, course }) => ({
          studentId: id,
          specialityId,
          course,
          average: averages.get(id) ?? 0,
        }))
        .toSorted((a, b) => b.average - a.average)
        .map((row, index) => ({ ...row, position: index + 1 })),
  );

type Application = Pick<typeof profilingApplications.$inferInsert, 'specializationId' | 'state'>;

/**
 * Returns the number of places: enough for the enrolled and half of the queued students; no more than taken when an
 * application was rejected because none were left.
 */
function placesOf(specializationId: number, rows: readonly Application[]): number {
  const of = (state: ProfilingState): number =>
    rows.filter((row) => row.specializationId === specializationId && row.state === state).length;
  return of('enrolled') + (of('rejected') > 0 ? 0 : Math.ceil(of('queued') / 2));
}

/** Sets the number of places of each specialisation and the last day of the choice, using few distinct numbers. */
async function announce({ tx, now }: AreaInput, ids: readonly number[], rows: readonly Application[]) {
  const lastDay = addDays(localDate(now), DAYS_LEFT);
  for (const [count, same] of Map.groupBy(ids, (id) => placesOf(id, rows)))
    await tx.update(specializations).set({ places: count, lastDay }).where(inArray(specializations.id, same));
}

/** Fills specialisations, the rating, and the students' choices. */
export const fillProfiling: Area = async (filling) => {
  const { tx, made, random } = filling;
  const familyOf = new Map(made.faculties.map(({ id, abbrev }) => [id, familyNamed(abbrev)]));
  const chosen = new Set(
    made.groups.filter(({ degree }) => degree === 1).map(({ specialityId }) => specialityId),
  );
  const offered = await tx
    .insert(specializations)
    .values(
      made.specialities.flatMap(({ id, facultyId }) =>
        id === undefined || !chosen.has(id)
          ? []
          : names[familyOf.get(facultyId) ?? 'software'].map(([abbrev, name]) => ({
              specialityId: id,
              abbrev,
              name,
            })),
      ),
    )
    .returning();
  const bySpeciality = Map.groupBy(offered, ({ specialityId }) => specialityId);

  const placeOf = places(filling);
  const profiled = profiledStudents(filling);
  await insertAll(tx, profilingRatings, ratingRows(profiled, await averagesOf(filling, profiled)));
  const rows = profiled.flatMap((student) => {
    const choices = random.shuffle(bySpeciality.get(student.specialityId) ?? []);
    const states = isAdvertised(student) ? advertisedStates : random.pick(usual);
    return states.flatMap((state, index) => {
      const specialization = choices[index];
      return specialization
        ? [
            {
              studentId: student.id,
              specializationId: specialization.id,
              state,
              ...requestTimes(
                {
                  daysAgo: (states.length - index) * 4 - random.int(0, 2),
                  tookDays: state === 'queued' ? null : 1,
                  since: placeOf(student).enrolledOn,
                },
                filling,
              ),
              priority: index + 1,
              rejectionReason: state === 'rejected' ? rejection : null,
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
