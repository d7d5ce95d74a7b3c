import type { Slider } from '../../../contract/slider';
import { useTranslation } from '../../shared/text/i18n';
import { paths } from '../../shared/pages/paths';
import { DetailPage } from '../../shared/records/DetailPage';
import { ImageGallery, picturesOf, useImageOverlay } from '../../shared/ui/ImageGallery';
import { addedSince, readSlider, useGetSliderQuery } from './slidersApi';

function SliderPictures({ slider }: { slider: Slider }) {
  const { t } = useTranslation();
  const pictures = picturesOf(t, slider.images);
  const { open, overlay } = useImageOverlay(pictures);
  return (
    <>
      <ImageGallery pictures={pictures} onOpen={open} />
      {overlay}
    </>
  );
}

/** The images of a slider. Any failure to load shows 'Slider not found.' */
export function SliderDetailPage() {
  const { t } = useTranslation();
  return (
    <DetailPage<Slider>
      title={t('Slider Detail')}
      noun="slider"
      list={paths.Slider}
      edit={paths.SliderEdit}
      useRecord={useGetSliderQuery}
      subjectOf={({ id }) => String(id)}
      isSubjectInHeading
      failureOf={() => t('Slider not found.')}
      canUse={({ entity }, { images }) => addedSince(images, readSlider(entity)).length > 0}
    >
      {(slider) => <SliderPictures slider={slider} />}
    </DetailPage>
  );
}
