const names = ['both', 'first', 'second'] as const;

/** Returns the text key of a subgroup. */
export const subgroupName = (subgroup: number): (typeof names)[number] => names[subgroup] ?? 'both';
