/** Makes texts unique: the second "i-obrazcov" becomes "i-obrazcov-2". */
export function makeUnique(): (text: string) => string {
  const counts = new Map<string, number>();
  return (text) => {
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return count === 1 ? text : `${text}-${count}`;
  };
}
