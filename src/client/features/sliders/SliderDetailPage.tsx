import { useParams } from 'react-router';
import { useTranslation } from '../../shared/i18n';
import { ContentState } from '../../shared/ui/ContentState';
import { ImageGallery } from '../../shared/ui/ImageGallery';
import { PageHeader } from '../../shared/ui/PageHeader';
import { useGetSliderQuery } from './slidersApi';

/** The images of a slider. Every failure to load says 'Slider not found.' */
export function SliderDetailPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { currentData: slider, isError, isFetching } = useGetSliderQuery(id);
  const isMissing = isError || (!slider && !isFetching);
  const status = isMissing ? 'failed' : slider ? 'loaded' : 'loading';
  return (
    <>
      <PageHeader title={t('Slider Detail')} />
      <ContentState status={status} message={t('Slider not found.')}>
        {slider && <ImageGallery images={slider.images} />}
      </ContentState>
    </>
  );
}
