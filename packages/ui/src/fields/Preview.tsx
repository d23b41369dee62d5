import { FileText } from 'lucide-react';
import { useCallback } from 'react';
import styles from './files.module.css';

/** A picture as it is, anything else as a sheet of paper. */
export function Preview({ file }: { file: File }) {
  // The address of a file lives as long as the element that shows it.
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
