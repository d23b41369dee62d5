import { semester, type TermKind } from '@semestr/core/term';
import { curriculum } from './curricula.ts';
import type { Stream } from './groups.ts';
import { type Chair, chairOf } from './structure.ts';

const kinds: readonly TermKind[] = ['autumn', 'spring'];

/** Returns the number of pairs that each chair teaches in four weeks of its busier term, to distribute its staff. */
export function demandOf(streams: readonly Stream[], chairs: readonly Chair[]): Map<Chair, number> {
  const demand = new Map<Chair, number>();
  for (const kind of kinds) {
    const ofTerm = new Map<Chair, number>();
    for (const { speciality, course, groups } of streams)
      for (const subject of curriculum(
        speciality.faculty.plan.family,
        semester(course, kind),
        speciality.degree,
      ).subjects) {
        const chair = chairOf(chairs, subject, speciality.faculty);
        // Teaching both subgroups at the same time takes two educators.
        const people = subject.area === 'languages' ? 2 : 1;
        const pairs = subject.lectures + groups.length * (subject.practices * people + subject.labs * 2);
        ofTerm.set(chair, (ofTerm.get(chair) ?? 0) + pairs);
      }
    for (const [chair, pairs] of ofTerm) demand.set(chair, Math.max(pairs, demand.get(chair) ?? 0));
  }
  return demand;
}
