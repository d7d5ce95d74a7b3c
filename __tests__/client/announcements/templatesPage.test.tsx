import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { buildSession } from '../../helpers/client/builders';
import { openApp } from '../../helpers/client/renderApp';
import { empty, json, serverHas } from '../../helpers/client/replies';
import { answer, button, findPage, gone } from '../../helpers/client/screens';
import { callOf, server } from '../../helpers/client/server';
import { dialog } from './announcementScreen';

const river = {
  id: 1,
  hazard: 'river',
  stage: 'rising',
  type: 'be careful',
  version: 2,
  text_my: '',
  text_en: 'The river is rising at {{place}}.',
};

const serve = (...templates: object[]) =>
  server.use(http.get('/api/announcement-templates', () => json({ data: templates })));

const openTemplates = () =>
  openApp('/announcement/templates', buildSession({ permissions: ['announcement-edit'] }));

it('creates, changes and deletes a template', async () => {
  serve();
  const { user } = await openTemplates();
  await findPage('Templates');
  expect(await screen.findByText('No templates found.')).toBeVisible();
  await user.click(button('Create'));
  const form = within(await dialog('Create Template'));
  await user.selectOptions(form.getByLabelText('Hazard'), 'river');
  await user.type(form.getByLabelText('Stage'), ' rising ');
  await user.selectOptions(form.getByLabelText('Type'), 'be careful');
  await user.click(form.getByLabelText('English text'));
  await user.paste(river.text_en);
  serve(river);
  server.use(http.post('/api/announcement-templates', () => json({ data: river }, 201)));
  await user.click(form.getByRole('button', { name: 'Create' }));
  await gone();
  expect(await callOf('POST /api/announcement-templates').json()).toEqual({
    hazard: 'river',
    stage: 'rising',
    type: 'be careful',
    text_my: '',
    text_en: river.text_en,
  });
  expect(screen.getByText('Template saved.')).toBeVisible();
  expect(await screen.findByRole('cell', { name: 'river · rising' })).toBeVisible();

  await user.click(button('Edit'));
  const edit = within(await dialog('Edit Template'));
  await user.selectOptions(edit.getByLabelText('Type'), 'warning');
  server.use(http.put('/api/announcement-templates/1', () => json({ data: river })));
  await user.click(edit.getByRole('button', { name: 'Update' }));
  await gone();
  expect(callOf('PUT /api/announcement-templates/1').headers.get('If-Match')).toBe('"2"');

  serve();
  server.use(http.delete('/api/announcement-templates/1', () => empty()));
  await user.click(button('Delete'));
  await answer(user, 'Delete');
  expect(await screen.findByText('Template deleted.')).toBeVisible();
  await waitFor(() => expect(screen.getByText('No templates found.')).toBeVisible());
});

it('keeps the areas that the text of a template is always about', async () => {
  serverHas('areas');
  serve({ ...river, areas: ['MM-16', 'MM-15'] });
  server.use(http.put('/api/announcement-templates/1', () => json({ data: river })));
  const { user } = await openTemplates();
  expect(await screen.findByText('Rakhine and Mon')).toBeVisible();
  await user.click(button('Edit'));
  const areas = within(await screen.findByRole('group', { name: 'Areas' }));
  await user.click(areas.getByRole('button', { name: 'Map' }));
  await user.click(areas.getByRole('button', { name: 'None' }));
  expect(areas.getByRole('status')).toHaveTextContent('None');
  await user.click(areas.getByRole('checkbox', { name: 'Chin' }));
  await user.click(button('Update'));
  await gone();
  expect(await callOf('PUT /api/announcement-templates/1').json()).toMatchObject({
    ...{ hazard: 'river', areas: ['MM-14'] },
  });
});

it('says that the templates could not be loaded, and offers another try', async () => {
  server.use(http.get('/api/announcement-templates', () => json({}, 500)));
  const { user } = await openTemplates();
  expect(await screen.findByText('Failed to load the templates.')).toBeVisible();
  serve(river);
  await user.click(button('Try again'));
  expect(await screen.findByRole('cell', { name: 'river · rising' })).toBeVisible();
});
