import { semester } from '@semestr/core/term';
import { EVEN_WEEKS, EVERY_WEEK, ODD_WEEKS } from './bells.ts';
import { curriculum } from './curricula.ts';
import type { Educator } from './employees.ts';
import type { Group, Stream } from './groups.ts';
import type { Random } from './random.ts';
import type { RoomKind } from './rooms.ts';
import type { StaffLoads } from './staff-loads.ts';
import { type Chair, chairOf } from './structure.ts';
import { curatorsHour, militaryTraining, physicalEducation, type Subject } from './subjects.ts';
import type { Half, Term } from './terms.ts';

/** One lesson of a block. */
export interface Part {
  subject: Subject;
  type: 'ЛК' | 'ПЗ' | 'ЛР';
  groups: readonly Group[];
  subgroup: 0 | 1 | 2;
  /** As bits; the planner may shift those of the whole block. */
  weeks: number;
  /** Possible educators, the preferred one first; empty when none is named. */
  educators: readonly Educator[];
  room: RoomKind | null;
  chair: Chair | null;
}

/** Lessons at the same time of the week: a lecture, or two labs that the subgroups swap. */
export interface Block {
  parts: readonly Part[];
  /** Number of consecutive pairs. */
  length: number;
  half: Half;
  /** Fixed start; null when the planner chooses. */
  at: { day: number; pair: number } | null;
}

export interface StreamPlan {
  stream: Stream;
  /** Blocks of several groups first, so that they get rooms. */
  blocks: Block[];
  /** Examiners of the term: the lecturer, and colleagues as substitutes. */
  exams: { subject: Subject; educators: readonly Educator[] }[];
}

const ONE_WEEK = 0b0001;
const THIRD_WEEK = 0b0100;
const LAST_COURSE_WITH_SPORT = 3;
const LAST_COURSE_WITH_CURATOR = 2;

const weeksOf = (pairs: number): number => (pairs >= 4 ? EVERY_WEEK : pairs >= 2 ? ODD_WEEKS : ONE_WEEK);

const block = (parts: readonly Part[], rest: Partial<Block> = {}): Block => ({
  parts,
  length: 1,
  half: null,
  at: null,
  ...rest,
});

interface Context {
  chairs: readonly Chair[];
  staffing: StaffLoads;
  random: Random;
}

/** A subject in which a group has labs, with the data for both of its subgroups. */
type Lab = Pick<Part, 'subject' | 'educators' | 'chair'>;

/** Lays out labs of two pairs per subgroup in four weeks each, in one of the usual timetable patterns. */
function labBlocks(group: Group, units: readonly Lab[], { staffing, random }: Context): Block[] {
  const part = (lab: Lab, subgroup: 1 | 2, weeks: number): Part => ({
    ...lab,
    type: 'ЛР',
    groups: [group],
    subgroup,
    weeks,
    room: 'lab',
  });
  const blocks: Block[] = [];
  const waiting = [...units];
  for (let lab = waiting.shift(); lab; lab = waiting.shift()) {
    const { subject, chair } = lab;
    const partner = waiting.findIndex((other) => other.subject !== subject);
    const other = waiting[partner];
    if (other && random.chance(0.6)) {
      waiting.splice(partner, 1);
      // The subgroups swap rooms every other week.
      const odd = [part(lab, 1, ODD_WEEKS), part(other, 2, ODD_WEEKS)];
      blocks.push(block([...odd, part(other, 1, EVEN_WEEKS), part(lab, 2, EVEN_WEEKS)]));
    } else if (chair && random.chance(0.4)) {
      const colleagues = staffing.assign(chair, subject, 2, { not: lab.educators[0] });
      const second = { ...lab, educators: colleagues.length > 0 ? colleagues : lab.educators };
      blocks.push(block([part(lab, 1, ODD_WEEKS), part(second, 2, ODD_WEEKS)]));
    } else if (random.chance(0.3)) {
      blocks.push(block([part(lab, 1, ONE_WEEK), part(lab, 2, THIRD_WEEK)], { length: 2 }));
    } else {
      blocks.push(block([part(lab, 1, ODD_WEEKS), part(lab, 2, EVEN_WEEKS)]));
    }
  }
  return blocks;
}

/** Plans a group's practices of one subject; a language is taught to both subgroups at the same time. */
function practiceBlocks(
  group: Group,
  subject: Subject,
  chair: Chair,
  lecturer: Educator | undefined,
  context: Context,
): Block[] {
  const { staffing, random } = context;
  const pairs = subject.practices;
  if (pairs === 0) return [];
  const common = { subject, type: 'ПЗ', groups: [group], chair, room: 'practice' } as const;
  const repeated = (parts: Part[], half: Half = null): Block[] =>
    Array.from({ length: Math.ceil(pairs / 4) }, () => block(parts, { half }));
  if (subject.area === 'languages') {
    const one = staffing.assign(chair, subject, pairs);
    const two = staffing.assign(chair, subject, pairs, { not: one[0] });
    return repeated([
      { ...common, subgroup: 1, weeks: weeksOf(pairs), educators: one },
      { ...common, subgroup: 2, weeks: weeksOf(pairs), educators: two },
    ]);
  }
  const preferred = random.chance(0.4) ? lecturer : undefined;
  const educators = staffing.assign(chair, subject, pairs, { rather: preferred });
  return repeated(
    [{ ...common, subgroup: 0, weeks: weeksOf(pairs), educators }],
    pairs === 4 && random.chance(0.06) ? 'second' : null,
  );
}

/** Plans lessons that belong to no chair: sport, the curator's hour, military training of a few streams. */
function otherBlocks({ groups, course, speciality }: Stream, isMilitary: boolean, context: Context): Block[] {
  const common = { type: 'ПЗ', subgroup: 0, educators: [], room: null, chair: null } as const;
  const blocks: Block[] = [];
  if (isMilitary)
    blocks.push(
      block([{ ...common, subject: militaryTraining, groups, weeks: EVERY_WEEK }], {
        length: 4,
        at: { day: 3, pair: 0 },
      }),
    );
  for (const group of groups) {
    if (speciality.degree === 1 && course <= LAST_COURSE_WITH_SPORT) {
      const sport = block([{ ...common, subject: physicalEducation, groups: [group], weeks: EVERY_WEEK }]);
      blocks.push(sport, { ...sport });
    }
    const chair = context.chairs.find((one) => one.faculty === speciality.faculty);
    if (speciality.degree === 1 && course <= LAST_COURSE_WITH_CURATOR && chair) {
      const educators = context.staffing.assign(chair, curatorsHour, 2);
      blocks.push(
        block([
          {
            ...common,
            subject: curatorsHour,
            groups: [group],
            weeks: ODD_WEEKS,
            educators,
            room: 'practice',
          },
        ]),
      );
    }
  }
  return blocks;
}

/** Plans everything that a stream has in a term, without times and rooms. */
export function planStream(stream: Stream, term: Term, isMilitary: boolean, context: Context): StreamPlan {
  const { chairs, staffing, random } = context;
  const { groups, course, speciality } = stream;
  const { faculty } = speciality;
  const { subjects, exams } = curriculum(faculty.plan.family, semester(course, term.kind), speciality.degree);
  const lectures: Block[] = [];
  const practices: Block[] = [];
  const labs = new Map<Group, Lab[]>(groups.map((group) => [group, []]));
  const examiners: StreamPlan['exams'] = [];

  for (const subject of subjects) {
    const chair = chairOf(chairs, subject, faculty);
    const lecturers =
      subject.lectures > 0 ? staffing.assign(chair, subject, subject.lectures, { senior: true }) : [];
    const [lecturer] = lecturers;
    if (lecturer && exams.includes(subject)) examiners.push({ subject, educators: lecturers });
    if (lecturer) {
      const weeks = weeksOf(subject.lectures);
      const half = subject.lectures >= 4 && !exams.includes(subject) && random.chance(0.2) ? 'first' : null;
      const part = {
        subject,
        type: 'ЛК',
        groups,
        subgroup: 0,
        weeks,
        educators: lecturers,
        room: 'lecture',
        chair,
      } as const;
      lectures.push(block([part], { half }));
    }
    for (const group of groups) {
      practices.push(...practiceBlocks(group, subject, chair, lecturer, context));
      if (subject.labs === 0) continue;
      const educators = staffing.assign(chair, subject, subject.labs * 2, {
        rather: random.chance(0.35) ? lecturer : undefined,
      });
      for (let pairs = 0; pairs < subject.labs; pairs += 2)
        labs.get(group)?.push({ subject, educators, chair });
    }
  }
  const practical = groups.flatMap((group) =>
    labBlocks(group, random.shuffle(labs.get(group) ?? []), context),
  );
  const others = otherBlocks(stream, isMilitary, context);
  return {
    stream,
    blocks: [
      ...others.filter(({ at }) => at),
      ...lectures,
      ...practical,
      ...practices,
      ...others.filter(({ at }) => !at),
    ],
    exams: examiners,
  };
}
