/** The rows of an answer that may be a list or a page of one. Apart from the shapes, which browsers need not load. */
export const rowsOf = <T>(answer: T[] | { content: T[] }): T[] =>
  Array.isArray(answer) ? answer : answer.content;
