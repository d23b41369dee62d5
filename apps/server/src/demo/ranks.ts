import type { Science } from './faculties.ts';
import type { Random } from './random.ts';

/** Position of a member of a chair: post, degree and rank belong together. */
export interface AcademicPost {
  title: string;
  degree: string;
  degreeAbbrev: string;
  rank: string | null;
  /** Whether they can hold lectures and exams. */
  isSenior: boolean;
  /** Share of a full teaching load; 0 for posts without teaching. */
  load: number;
}

const sciences = {
  technical: ['технических наук', 'т.н.'],
  mathematical: ['физико-математических наук', 'ф.-м.н.'],
  economic: ['экономических наук', 'э.н.'],
  philological: ['филологических наук', 'филол.н.'],
  philosophical: ['философских наук', 'филос.н.'],
  legal: ['юридических наук', 'ю.н.'],
  chemical: ['химических наук', 'х.н.'],
} as const satisfies Record<Science, readonly [string, string]>;

const none = { degree: '', degreeAbbrev: '', rank: null };

const candidate = (science: Science) => ({
  degree: `кандидат ${sciences[science][0]}`,
  degreeAbbrev: `к.${sciences[science][1]}`,
});
const doctor = (science: Science) => ({
  degree: `доктор ${sciences[science][0]}`,
  degreeAbbrev: `д.${sciences[science][1]}`,
});

export function headOf(science: Science, random: Random): AcademicPost {
  const isDoctor = random.chance(0.35);
  return {
    ...(isDoctor ? doctor(science) : candidate(science)),
    title: 'заведующий кафедрой',
    rank: isDoctor ? 'профессор' : 'доцент',
    isSenior: true,
    load: 0.6,
  };
}

export const docent = (science: Science): AcademicPost => ({
  ...candidate(science),
  title: 'доцент',
  rank: 'доцент',
  isSenior: true,
  load: 1,
});

/** Draws another member of a chair, in realistic proportions. */
export function memberOf(science: Science, random: Random): AcademicPost {
  const dice = random.next();
  if (dice < 0.06)
    return { ...doctor(science), title: 'профессор', rank: 'профессор', isSenior: true, load: 0.6 };
  if (dice < 0.34) return { ...docent(science), rank: random.chance(0.85) ? 'доцент' : null };
  if (dice < 0.62)
    return {
      ...none,
      ...(random.chance(0.12) && candidate(science)),
      title: 'старший преподаватель',
      isSenior: true,
      load: 1.1,
    };
  if (dice < 0.9)
    return { ...none, title: random.chance(0.5) ? 'ассистент' : 'преподаватель', isSenior: false, load: 1.1 };
  return { ...none, title: random.chance(0.5) ? 'инженер' : 'лаборант', isSenior: false, load: 0 };
}
