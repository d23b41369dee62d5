import type { EmployeeBrief } from '@semestr/api/employees';
import type { MarkSheetType } from '@semestr/api/mark-sheets';
import { decimal } from '@semestr/core/display';
import { markSheetPrice, priceFactors } from '@semestr/core/mark-sheets';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption, TwoLines } from '@semestr/ui/Section.tsx';
import { markSheetTexts } from './texts.ts';

interface PriceProps {
  type: MarkSheetType | null;
  teacher: EmployeeBrief | null;
  hours: number;
  isExcused: boolean;
}

/** Price of the order according to the university's rule, with its calculation. */
export function Price({ type, teacher, hours, isExcused }: PriceProps) {
  const t = useTexts(markSheetTexts);
  if (isExcused) return <TwoLines first={t('free')} second={t('freeWhy')} />;
  if (!type || !teacher) return <Caption>{t('priceLater')}</Caption>;
  const sheet = { basePrice: teacher.price, type, hours, isExcused };
  const price = markSheetPrice(sheet);
  const [hour, coefficient] = priceFactors(sheet) ?? [];
  if (price === null || hour === undefined || coefficient === undefined)
    return <Caption>{t('priceUnknown')}</Caption>;
  const factors = { hour, coefficient: decimal(coefficient, t.language).replace(/[.,]?0+$/, '') };
  return (
    <TwoLines
      first={t('money', { price })}
      second={
        <>
          {type.isLab ? t('formulaOfLab', { ...factors, hours }) : t('formula', factors)}
          <br />
          {t('priceCounts')}
        </>
      }
    />
  );
}
