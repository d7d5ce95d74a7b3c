import { useFormContext, useWatch } from 'react-hook-form';
import { isSameId } from '../../../contract/ids';
import type { Image } from '../../../contract/image';
import type { SliderEditForm } from '../../../contract/slider';
import { SliderImages } from './SliderImages';

/** The images that a slider holds, less those taken out in this form, and the new ones beside them. */
export function ExistingSliderImages({ images }: { images: Image[] }) {
  const { control, setValue } = useFormContext<SliderEditForm>();
  const removed = useWatch({ control, name: 'removed' });
  const isRemoved = ({ id }: Image) => removed.some((gone) => isSameId(gone, id));
  return (
    <SliderImages
      existing={images.filter((image) => !isRemoved(image))}
      onRemoveExisting={({ id }) => setValue('removed', [...removed, id], { shouldDirty: true })}
    />
  );
}
