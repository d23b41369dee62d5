import { SlidersHorizontal } from 'lucide-react';
import { useTexts } from '@semestr/ui/language';
import { BarMenu } from './BarMenu.tsx';
import { useDisplayItems } from './display.tsx';
import { layoutTexts } from './texts.ts';

/** Language and theme for somebody who has no account menu yet. */
export function DisplayMenu() {
  const t = useTexts(layoutTexts);
  const items = useDisplayItems();
  return (
    <BarMenu name={t.display} button={<SlidersHorizontal size={18} strokeWidth={1.75} aria-hidden />}>
      {items}
    </BarMenu>
  );
}
