import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { Image } from '../../../contract/image';
import { selectProgress } from '../../shared/api/uploadSlice';
import { FileInput } from '../../shared/form/FileInput';

interface SliderImagesProps {
  existing?: Image[];
  onRemoveExisting?: (image: Image) => void;
}

/** The images of a slider, with the progress of their upload. */
export function SliderImages(props: SliderImagesProps) {
  const { t } = useTranslation();
  const progress = useSelector(selectProgress);
  return <FileInput name="images" label={t('Images')} multiple progress={progress} {...props} />;
}
