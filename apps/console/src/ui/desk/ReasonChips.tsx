import styles from './pane.module.css';
import { useFavourites } from './favourites.ts';
import { type NamedKind, useKindWords } from './use-kinds.ts';

/** The reasons to refuse that are offered for a kind: the usual ones, and those that the administrator keeps. */
export function useReasons(kind: NamedKind): readonly string[] {
  const words = useKindWords(kind);
  const own = useFavourites(kind.kind);
  return [...new Set([...kind.reasons.map(words.reason), ...own])];
}

interface ReasonChipsProps {
  kind: NamedKind;
  /** Whether digits choose them. */
  hasKeys: boolean;
  onChoose: (reason: string) => void;
}

/** Reasons that refuse at once. */
export const ReasonChips = ({ kind, hasKeys, onChoose }: ReasonChipsProps) =>
  useReasons(kind).map((reason, index) => (
    <button key={reason} type="button" className={styles.reason} onClick={() => onChoose(reason)}>
      {hasKeys && index < 9 && (
        <kbd className={styles.key} aria-hidden>
          {index + 1}
        </kbd>
      )}
      {reason}
    </button>
  ));
