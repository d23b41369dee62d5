import { useEffect, useEffectEvent, useRef } from 'react';
import SignaturePad from 'signature_pad';
import { Button } from '../Button.tsx';
import { useTexts } from '../language.tsx';
import { FieldFrame, type ValueProps } from './FieldFrame.tsx';
import styles from './signature.module.css';
import { writeName } from './signature.ts';
import { fieldTexts } from './texts.ts';

interface SignatureFieldProps extends Omit<ValueProps<string>, 'ref' | 'name'> {
  /** Name of the signer, which can be used instead of a drawing. */
  signer: string;
}

/**
 * A signature, drawn by touch or mouse, or written with the signer's name by keyboard. The value is a PNG data URL;
 * empty while there is none.
 */
export function SignatureField(props: SignatureFieldProps) {
  const { label, hint, error, value, onChange, onBlur, disabled = false, signer } = props;
  const t = useTexts(fieldTexts);
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(null);
  const take = useEffectEvent(onChange);

  // The pad draws on the canvas, outside React.
  useEffect(() => {
    const element = canvas.current;
    if (!element || disabled) return undefined;
    // In device pixels.
    element.width = element.clientWidth * devicePixelRatio;
    element.height = element.clientHeight * devicePixelRatio;
    element.getContext('2d')?.scale(devicePixelRatio, devicePixelRatio);
    const drawn = new SignaturePad(element, { penColor: 'black' });
    const onEnd = (): void => take(drawn.toDataURL());
    drawn.addEventListener('endStroke', onEnd);
    pad.current = drawn;
    return () => drawn.off();
  }, [disabled]);

  function clear(): void {
    pad.current?.clear();
    onChange('');
  }

  return (
    <FieldFrame label={label} hint={hint ?? t('signHere')} error={error}>
      {(control) => (
        <>
          <canvas ref={canvas} className={styles.pad} aria-hidden data-disabled={disabled || undefined} />
          <div className={styles.actions}>
            <Button
              {...control}
              disabled={disabled}
              onBlur={onBlur}
              onClick={() => {
                pad.current?.clear();
                if (canvas.current) onChange(writeName(canvas.current, signer));
              }}
            >
              {t('signByName')}
            </Button>
            <Button look="text" disabled={disabled || value === ''} onClick={clear}>
              {t('signAgain')}
            </Button>
            <span className={styles.state} role="status">
              {t(value === '' ? 'notSigned' : 'signed')}
            </span>
          </div>
        </>
      )}
    </FieldFrame>
  );
}
