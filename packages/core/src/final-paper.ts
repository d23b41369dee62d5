/** What somebody's studies end in: a first degree in a diploma, any other in a dissertation. */
export type FinalPaper = 'diploma' | 'dissertation';

export const finalPaper = (degree: number): FinalPaper => (degree === 1 ? 'diploma' : 'dissertation');
