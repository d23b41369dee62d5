/** Final paper of a student's studies: a diploma for a first degree, a dissertation for any other. */
export type FinalPaper = 'diploma' | 'dissertation';

export const finalPaper = (degree: number): FinalPaper => (degree === 1 ? 'diploma' : 'dissertation');
