import { useTexts } from '@semestr/ui/language.tsx';
import { useState } from 'react';
import { uiTexts } from '../texts.ts';

interface TypedText {
  /** What the field holds while nobody types, as it is typed. */
  kept: string;
  read: (text: string) => unknown;
  onType: (text: string) => void;
  onLeave?: () => void;
}

/**
 * A text that is typed in other words than it is kept. While somebody types, their text stands, and what cannot be read
 * stays until it is mended: once they have left the field it says so.
 */
export function useTypedText({ kept, read, onType, onLeave }: TypedText) {
  const t = useTexts(uiTexts);
  const [typed, setTyped] = useState<string | null>(null);
  const [hasLeft, setLeft] = useState(false);
  const isUnread = typed !== null && typed.trim() !== '' && read(typed) === null;
  return {
    value: typed ?? kept,
    error: isUnread && hasLeft ? t('faults.format') : undefined,
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
