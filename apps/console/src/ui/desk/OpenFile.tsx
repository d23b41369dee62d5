import type { FileContent } from '@semestr/api/endpoint';
import { buttonClass } from '@semestr/ui/Button.tsx';
import { type ReactNode, useCallback } from 'react';

/** Returns a `ref` that sets an object URL of the file on an element while it is mounted. */
export function useFile({ bytes, type }: FileContent, attribute: 'href' | 'src') {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const address = URL.createObjectURL(new Blob([bytes.slice()], { type }));
      element.setAttribute(attribute, address);
      return () => URL.revokeObjectURL(address);
    },
    [bytes, type, attribute],
  );
}

interface OpenFileProps {
  file: FileContent;
  look?: 'text' | 'outlined';
  children: ReactNode;
}

/** A link that opens a file in a new tab. */
export function OpenFile({ file, look = 'text', children }: OpenFileProps) {
  const show = useFile(file, 'href');
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the ref sets its address
    <a ref={show} target="_blank" rel="noreferrer" className={buttonClass(look)}>
      {children}
    </a>
  );
}
