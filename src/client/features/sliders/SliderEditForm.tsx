import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { sliderEditSchema } from '../../../contract/slider';
import type { Slider, SliderEditForm as Values } from '../../../contract/slider';
import { isApiError, messageOf } from '../../shared/api/apiError';
import { applyServerErrors } from '../../shared/form/applyServerErrors';
import { Form } from '../../shared/form/Form';
import { FormActions } from '../../shared/form/FormActions';
import type { SetFieldError } from '../../shared/form/formTypes';
import { paths } from '../../shared/paths';
import { ExistingSliderImages } from './ExistingSliderImages';
import { useUpdateSliderMutation } from './slidersApi';

/** Takes images out and adds new ones; nothing is sent before Update (readings 43). */
export function SliderEditForm({ slider }: { slider: Slider }) {
  const { t } = useTranslation();
  // The images that the form began with: a later refresh must not change them under the hand.
  const [images] = useState(slider.images);
  const navigate = useNavigate();
  const [update] = useUpdateSliderMutation();
  const [message, setMessage] = useState<string | null>(null);

  const submit = async (values: Values, form: { setError: SetFieldError }) => {
    setMessage(null);
    const { error } = await update({ ...values, id: String(slider.id) });
    if (!error) return navigate(paths.Slider);
    setMessage(messageOf(error) ?? 'Failed to update slider.');
    if (isApiError(error)) applyServerErrors(error.errors, form.setError);
  };

  return (
    <Form
      schema={sliderEditSchema}
      defaultValues={{ existing: images.map(({ id }) => id), removed: [], images: [] }}
      onSubmit={submit}
      message={message}
      actions={<FormActions submitLabel={t('Update')} cancelTo={paths.Slider} />}
    >
      <ExistingSliderImages images={images} />
    </Form>
  );
}
