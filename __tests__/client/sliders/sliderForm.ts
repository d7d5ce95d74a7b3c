import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { buildFile } from '../../helpers/client/builders';

/** What the widget's hidden input is named after: its field. */
export const chooser = () => screen.getByLabelText('Images');

/** Chooses files of these names, as `Browse Images` and `Add More` do. */
export async function choose(user: UserEvent, ...names: string[]): Promise<void> {
  await user.upload(
    chooser(),
    names.map((name) => buildFile(name)),
  );
}

/** The tiles on show, by the names that describe their `Remove File` buttons. */
export const tiles = () =>
  screen.queryAllByRole('button', { name: 'Remove File' }).map((button) => {
    const nameId = button.getAttribute('aria-describedby') ?? '';
    return document.getElementById(nameId)?.textContent;
  });

/** What a multipart body holds, in its order; files by their names. */
export async function fieldsOf(request: Request): Promise<[string, string][]> {
  const form = await request.formData();
  return [...form.entries()].map(([key, value]) => [
    key,
    typeof value === 'string' ? value : value.name,
  ]);
}
