import { buttonClass } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Menu } from '@semestr/ui/Menu.tsx';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { uiTexts } from './texts/index.ts';

interface FileMenuProps {
  /** Label of the button when no file is being prepared. */
  label: string;
  isPending: boolean;
  /** The formats of the file, as menu items. */
  children: () => ReactNode;
}

/** Button with a menu of file formats. */
export function FileMenu({ label, isPending, children }: FileMenuProps) {
  const t = useTexts(uiTexts);
  return (
    <Menu
      buttonClassName={buttonClass('outlined')}
      isBusy={isPending}
      button={
        <>
          <Download size={16} strokeWidth={1.75} aria-hidden />
          {isPending ? t('list.exporting') : label}
        </>
      }
    >
      {children}
    </Menu>
  );
}
