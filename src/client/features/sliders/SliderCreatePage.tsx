import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { sliderCreateSchema } from '../../../contract/slider';
import type { SliderCreateForm } from '../../../contract/slider';
import { isApiError, messageOf } from '../../shared/api/apiError';
import { applyServerErrors } from '../../shared/form/applyServerErrors';
import { Form } from '../../shared/form/Form';
import { FormActions } from '../../shared/form/FormActions';
import type { SetFieldError } from '../../shared/form/formTypes';
import { paths } from '../../shared/paths';
import { PermissionNotice } from '../../shared/session/PermissionNotice';
import { PageHeader } from '../../shared/ui/PageHeader';
import { SliderImages } from './SliderImages';
import { useCreateSliderMutation } from './slidersApi';

/** Uploads the images of a new slider. A failed upload keeps what was chosen. */
export function SliderCreatePage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [create] = useCreateSliderMutation();
  const [message, setMessage] = useState<string | null>(null);

  const submit = async (values: SliderCreateForm, form: { setError: SetFieldError }) => {
    setMessage(null);
    const { error } = await create(values);
    if (!error) return navigate(paths.Slider);
    setMessage(messageOf(error) ?? 'Failed to create slider.');
    if (isApiError(error)) applyServerErrors(error.errors, form.setError);
  };

  return (
    <>
      <PageHeader title={t('Create Slider')} />
      <PermissionNotice slug="slider-create" />
      <Form
        schema={sliderCreateSchema}
        defaultValues={{ images: [] }}
        onSubmit={submit}
        message={message}
        actions={<FormActions submitLabel={t('Create')} cancelTo={paths.Slider} />}
      >
        <SliderImages />
      </Form>
    </>
  );
}
