import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useFresh } from '../../shared/api/useFresh';
import { PermissionNotice } from '../../shared/session/PermissionNotice';
import { ContentState } from '../../shared/ui/ContentState';
import { PageHeader } from '../../shared/ui/PageHeader';
import { SliderEditForm } from './SliderEditForm';
import { useGetSliderQuery } from './slidersApi';

/** Loads a slider as it is now, then opens the form on it. */
export function SliderEditPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data: slider, status } = useFresh(useGetSliderQuery(id));
  return (
    <>
      <PageHeader title={t('Edit Slider')} />
      <PermissionNotice slug="slider-edit" />
      <ContentState status={status} message={t('Failed to load slider data.')}>
        {slider && <SliderEditForm key={id} slider={slider} />}
      </ContentState>
    </>
  );
}
