import { useParams } from 'react-router';
import { statusOf } from '../../shared/api/load';
import { useTranslation } from '../../shared/i18n';
import { paths } from '../../shared/paths';
import { ContentState } from '../../shared/ui/ContentState';
import { ImageGallery } from '../../shared/ui/ImageGallery';
import { PageHeader } from '../../shared/ui/PageHeader';
import { useGetSliderQuery } from './slidersApi';

/** The images of a slider. Every failure to load says 'Slider not found.' */
export function SliderDetailPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const load = useGetSliderQuery(id);
  const { currentData: slider } = load;
  return (
    <>
      <PageHeader title={t('Slider Detail')} />
      <ContentState
        status={statusOf(load)}
        message={t('Slider not found.')}
        load={load}
        listPath={paths.Slider}
      >
        {slider && <ImageGallery images={slider.images} />}
      </ContentState>
    </>
  );
}
