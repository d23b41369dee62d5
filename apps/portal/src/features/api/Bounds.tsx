/** Phrases separated by semicolons; text between backticks is code. */
export const Bounds = ({ of }: { of: readonly string[] }) => {
  const parts = of.join('; ').split('`');
  // The parts of a text are only identified by their position.
  // oxlint-disable-next-line react/no-array-index-key -- the parts of one text have no other name and never move
  return parts.map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
};
