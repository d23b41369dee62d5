import styles from './pane.module.css';
import { useFavourites } from './favourites.ts';
import { useTemplates } from './thread/use-thread.ts';
import { type NamedKind, useKindWords } from './use-kinds.ts';

/** Returns the rejection reasons offered for a request type: standard ones, templates, and the user's saved ones. */
export function useReasons(kind: NamedKind): readonly string[] {
  const words = useKindWords(kind);
  const own = useFavourites(kind.kind);
  const { templates } = useTemplates('rejection', kind.kind);
  return [...new Set([...kind.reasons.map(words.reason), ...templates, ...own])];
}

interface ReasonChipsProps {
  kind: NamedKind;
  /** Whether digit keys select them. */
  hasKeys: boolean;
  onChoose: (reason: string) => void;
}

/** Reasons that reject the request immediately. */
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
