import { setSkills, Skill } from '@semestr/api/cv';
import { MAX_SKILL_LENGTH, MAX_SKILLS, withSkill } from '@semestr/core/cv';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { X } from 'lucide-react';
import * as z from 'zod/mini';
import { usePerson } from '../../account/person.ts';
import { moveFocusToHeading, takeFocus } from '../../ui/focus.ts';
import { FormShell, useContractForm } from '../../ui/FormShell.tsx';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { CvSection } from './CvSection.tsx';
import { cvOf, draftOf, isChanged, savedIn, type SectionFormProps } from './profile.ts';
import styles from './skills.module.css';
import { SkillField } from './SkillField.tsx';
import { profileTexts } from './texts.ts';

const SkillValues = z.object({
  skills: z.array(Skill).check(z.maxLength(MAX_SKILLS)),
  /** Text in the field, which is also saved because users may not press Enter. */
  typed: z.string().check(z.maxLength(MAX_SKILL_LENGTH)),
});

/** Skills, which can be removed one by one, and added by search or as new ones. */
export default function SkillsForm({ cv, onSaved, onCancel }: SectionFormProps) {
  const t = useTexts(profileTexts);
  const form = useContractForm(SkillValues, savedIn.skills(cv), draftOf('skills'));
  const act = useApiMutation(setSkills, { refetches: [cvOf(usePerson()).queryKey], done: onSaved });
  const values = form.watch();
  const { skills, typed } = values;
  const isFull = skills.length >= MAX_SKILLS;
  return (
    <CvSection name="skills" amount={skills.length} isUnsaved={isChanged('skills', cv, values)}>
      <FormShell
        form={form}
        act={act}
        className={styles.form}
        request={(all) => ({ body: [...withSkill(all.skills, { id: null, name: all.typed })] })}
        submit={t('skills.save')}
        note={
          <Button look="text" onClick={onCancel}>
            {t('cancel')}
          </Button>
        }
      >
        {skills.length > 0 && (
          <ul aria-label={t('skills.chosen')} className={styles.chosen}>
            {skills.map((skill) => (
              <li key={skill.name} ref={moveFocusToHeading}>
                <span lang="ru">{skill.name}</span>
                <button
                  type="button"
                  aria-label={t('skills.remove', { skill: skill.name })}
                  onClick={() =>
                    form.setValue(
                      'skills',
                      skills.filter((one) => one !== skill),
                    )
                  }
                >
                  <X size={16} strokeWidth={1.75} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        )}
        <div ref={takeFocus} className={styles.field}>
          <SkillField
            text={typed}
            chosen={skills}
            isFull={isFull}
            onType={(text) => form.setValue('typed', text)}
            onAdd={(skill) => {
              form.setValue('skills', [...withSkill(skills, skill)]);
              form.setValue('typed', '');
            }}
          />
        </div>
      </FormShell>
    </CvSection>
  );
}
