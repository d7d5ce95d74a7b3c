import { generatePath, useParams } from 'react-router';
import type { Slider } from '../../../contract/slider';
import { statusOf } from '../../shared/api/load';
import { useTranslation } from '../../shared/text/i18n';
import { paths } from '../../shared/paths';
import { useCan } from '../../shared/session/useCan';
import { BackToList } from '../../shared/lists/BackToList';
import { HistoryCard } from '../../shared/lists/HistoryCard';
import { ContentState } from '../../shared/ui/ContentState';
import { ImageGallery, picturesOf, useImageOverlay } from '../../shared/ui/ImageGallery';
import { EditButton } from '../../shared/ui/EditButton';
import { PageHeader } from '../../shared/ui/PageHeader';
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
  const { id = '' } = useParams();
  const mayEdit = useCan('slider-edit');
  const load = useGetSliderQuery(id);
  const { currentData: slider } = load;
  return (
    <>
      <PageHeader
        title={t('Slider Detail')}
        subject={slider && id}
        actions={
          slider && mayEdit && <EditButton press={{ to: generatePath(paths.SliderEdit, { id }) }} />
        }
      />
      <ContentState
        status={statusOf(load)}
        message={t('Slider not found.')}
        load={load}
        returnOffer={<BackToList path={paths.Slider} />}
      >
        {slider && (
          <>
            <SliderPictures slider={slider} />
            <HistoryCard
              key={id}
              of={{ noun: 'slider', id }}
              onUse={mayEdit ? generatePath(paths.SliderEdit, { id }) : undefined}
              canUse={({ entity }) => addedSince(slider.images, readSlider(entity)).length > 0}
            />
          </>
        )}
      </ContentState>
    </>
  );
}
