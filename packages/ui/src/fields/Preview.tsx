import { FileText } from 'lucide-react';
import { useCallback } from 'react';
import styles from './files.module.css';

/** Preview of an image; an icon for other files. */
export function Preview({ file }: { file: File }) {
  // A file's object URL is valid for as long as the element is mounted.
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  if (file.type.startsWith('image/')) return <img ref={show} alt="" className={styles.preview} />;
  return <FileText size={20} strokeWidth={1.75} className={styles.preview} aria-hidden />;
}
