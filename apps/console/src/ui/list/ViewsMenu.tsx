import { buttonClass } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Menu, MenuHead, MenuItem, MenuLine } from '@semestr/ui/Menu.tsx';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { uiTexts } from '../texts/index.ts';
import { SaveView } from './SaveView.tsx';
import { useViews } from './use-views.ts';

/** Menu that saves, opens and deletes views of the list. */
export function ViewsMenu() {
  const t = useTexts(uiTexts);
  const { views, save, remove, show } = useViews();
  const [isSaving, setSaving] = useState(false);
  return (
    <>
      <Menu
        buttonClassName={buttonClass('outlined')}
        button={
          <>
            <Bookmark size={16} strokeWidth={1.75} aria-hidden />
            {t('list.views')}
          </>
        }
      >
        {() => (
          <>
            {views.map((view) => (
              <MenuItem key={view.name} onClick={() => show(view)}>
                {view.name}
              </MenuItem>
            ))}
            {views.length > 0 && <MenuLine />}
            <MenuItem onClick={() => setSaving(true)}>{t('list.saveView')}</MenuItem>
            {views.length > 0 && <MenuHead>{t('list.removeView')}</MenuHead>}
            {views.map(({ name }) => (
              <MenuItem key={name} onClick={() => remove(name)}>
                {name}
              </MenuItem>
            ))}
          </>
        )}
      </Menu>
      {isSaving && (
        <SaveView
          onSave={(name) => {
            save(name);
            setSaving(false);
          }}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  );
}
