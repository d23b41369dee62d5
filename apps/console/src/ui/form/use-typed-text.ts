import { useState } from 'react';

interface TypedText {
  /** The stored value in its typed form, shown while the field is not being edited. */
  kept: string;
  read: (text: string) => unknown;
  /** Expected format, shown while the text cannot be parsed. */
  unreadable: string;
  onType: (text: string) => void;
  onLeave?: () => void;
}

/**
 * Binds a text whose typed form differs from its stored form. The typed text is kept during editing. Text that cannot
 * be parsed is kept until it is corrected; its error is shown when the field loses focus.
 */
export function useTypedText({ kept, read, unreadable, onType, onLeave }: TypedText) {
  const [typed, setTyped] = useState<string | null>(null);
  const [hasLeft, setLeft] = useState(false);
  const isUnread = typed !== null && typed.trim() !== '' && read(typed) === null;
  return {
    value: typed ?? kept,
    error: isUnread && hasLeft ? unreadable : undefined,
    onChange: (text: string) => {
      setTyped(text);
      setLeft(false);
      onType(text);
    },
    onBlur: () => {
      if (!isUnread) setTyped(null);
      setLeft(true);
      onLeave?.();
    },
  };
}
