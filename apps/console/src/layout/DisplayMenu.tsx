import { useTexts } from '@semestr/ui/language.tsx';
import { SlidersHorizontal } from 'lucide-react';
import { BarMenu } from './BarMenu.tsx';
import { DisplayItems } from './DisplayItems.tsx';
import { layoutTexts } from './texts.ts';

/** Language and theme for somebody who has no account menu yet. */
export function DisplayMenu() {
  const t = useTexts(layoutTexts);
  return (
    <BarMenu name={t('display')} button={<SlidersHorizontal size={18} strokeWidth={1.75} aria-hidden />}>
      <DisplayItems />
    </BarMenu>
  );
}
