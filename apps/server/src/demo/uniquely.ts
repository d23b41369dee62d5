/** Makes texts unique: the second "i-obrazcov" becomes "i-obrazcov-2". */
export function uniquely(): (text: string) => string {
  const seen = new Map<string, number>();
  return (text) => {
    const count = (seen.get(text) ?? 0) + 1;
    seen.set(text, count);
    return count === 1 ? text : `${text}-${count}`;
  };
}
