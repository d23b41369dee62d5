import { defaultWeights, type LessonSeries, type TimetableProblem } from './problem.ts';
import { below, startRandom } from './random.ts';

/** Two lessons a week for one group of ten students, anywhere; each test overrides only the fields that it tests. */
export const series = (id: string, changes: Partial<LessonSeries> = {}): LessonSeries => ({
  id,
  educators: [`educator of ${id}`],
  groups: ['101'],
  lessons: 2,
  minDays: 1,
  students: 10,
  slots: null,
  rooms: null,
  fixed: [],
  ...changes,
});

/** Two days of three periods and two rooms of 20 and 5 seats. */
export const problem = (changes: Partial<TimetableProblem> = {}): TimetableProblem => ({
  days: 2,
  periods: 3,
  rooms: [
    { id: 'hall', seats: 20 },
    { id: 'closet', seats: 5 },
  ],
  series: [],
  weights: defaultWeights,
  ...changes,
});

/** An invented faculty: 30 series of 12 groups and 15 educators, who have a day off, in five days of five periods. */
export function inventedFaculty(seed: number): TimetableProblem {
  const random = startRandom(seed);
  const rooms = Array.from({ length: 7 }, (_, room) => ({ id: `room ${room}`, seats: 20 + 10 * room }));
  const slots = Array.from({ length: 25 }, (_, slot) => slot);
  return problem({
    days: 5,
    periods: 5,
    rooms,
    series: Array.from({ length: 30 }, (_, index) => {
      const dayOff = below(random, 5);
      const group = below(random, 12);
      return series(`series ${index}`, {
        educators: [`educator ${below(random, 15)}`],
        groups: [...new Set([group, below(random, 12)])].map((one) => `group ${one}`),
        lessons: 1 + below(random, 4),
        minDays: 1 + below(random, 3),
        students: 10 + below(random, 60),
        slots: index % 3 === 0 ? slots.filter((slot) => Math.floor(slot / 5) !== dayOff) : null,
        rooms: index % 5 === 0 ? [index % 7, (index + 3) % 7] : null,
      });
    }),
  });
}
