const names = ['both', 'first', 'second'] as const;

/** Under which name the texts of a subgroup stand. */
export const subgroupName = (subgroup: number): (typeof names)[number] => names[subgroup] ?? 'both';
