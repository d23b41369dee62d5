import {
  type Crop,
  cropArea,
  cropPlace,
  largestCrop,
  MAX_ZOOM,
  placeCrop,
  zoomCrop,
} from '@semestr/core/crop';
import { Button } from '@semestr/ui/Button.tsx';
import { Dialog } from '@semestr/ui/Dialog.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { useId, useState } from 'react';
import styles from './crop.module.css';
import { cut, RATIO, sizeOf } from './picture.ts';
import { Stage } from './Stage.tsx';
import { profileTexts } from './texts.ts';
import { useSavePhoto } from './use-save-photo.tsx';

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  disabled?: boolean;
  onChange: (value: number) => void;
}

function Slider({ label, value, onChange, ...range }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        {...range}
        id={id}
        type="range"
        step={0.01}
        value={value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}

interface CropDialogProps {
  picture: HTMLImageElement;
  onClose: () => void;
}

/** Selects the part of an image to use as the photo, by touch, mouse, wheel, keys or sliders. */
export default function CropDialog({ picture, onClose }: CropDialogProps) {
  const t = useTexts(profileTexts);
  const id = useId();
  const size = sizeOf(picture);
  const [crop, setCrop] = useState<Crop>(() => largestCrop(size));
  const saving = useSavePhoto(() => {
    toast('success', t('photo.updated'));
    onClose();
  });
  const area = cropArea(size, RATIO, crop);
  const place = cropPlace(size, RATIO, crop);
  return (
    <Dialog title={t('photo.title')} onClose={onClose}>
      <p id={id} className={styles.hint}>
        {t('photo.stageHint')}
      </p>
      <div className={styles.crop}>
        <Stage picture={picture} area={area} describedBy={id} onChange={setCrop} />
        <div className={styles.sliders}>
          <Slider
            label={t('photo.zoom')}
            min={1}
            max={MAX_ZOOM}
            value={crop.zoom}
            onChange={(zoom) => setCrop(zoomCrop(size, RATIO, crop, { zoom }))}
          />
          <Slider
            label={t('photo.across')}
            min={0}
            max={1}
            value={place.x}
            disabled={area.width === size.width}
            onChange={(x) => setCrop(placeCrop(size, RATIO, crop, { ...place, x }))}
          />
          <Slider
            label={t('photo.down')}
            min={0}
            max={1}
            value={place.y}
            disabled={area.height === size.height}
            onChange={(y) => setCrop(placeCrop(size, RATIO, crop, { ...place, y }))}
          />
        </div>
      </div>
      {saving.failure}
      <div className={styles.actions}>
        <Button look="primary" isPending={saving.isPending} onClick={() => saving.save(cut(picture, area))}>
          {t('photo.save')}
        </Button>
        <Button look="text" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
