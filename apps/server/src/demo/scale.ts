/** Sizes for a scale: 1 is a small university, 8 a large one. */
export interface Sizes {
  faculties: number;
  chairs: number;
  groups: number;
  partTimeGroups: number;
  students: number;
  employees: number;
  announcements: number;
}

const grown = (atOne: number, scale: number, power: number, least: number): number =>
  Math.max(least, Math.round(atOne * scale ** power));

/** The structure grows more slowly than the number of students: 8 times the students have 11 faculties, not 32. */
export const sizesOf = (scale: number): Sizes => ({
  faculties: grown(4, scale, 0.486, 1),
  chairs: grown(12, scale, 0.686, 6),
  groups: grown(60, scale, 1.02, 6),
  partTimeGroups: grown(4, scale, 0.8, 1),
  students: grown(1500, scale, 1, 60),
  employees: grown(200, scale, 2 / 3, 30),
  announcements: grown(60, scale, 0.8, 12),
});
