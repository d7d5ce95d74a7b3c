import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { buildFile } from '../../helpers/client/builders';

/** Chooses files of these names, as `Browse Images` and `Add More` do. */
export async function choose(user: UserEvent, ...names: string[]): Promise<void> {
  await user.upload(
    screen.getByLabelText('Images'),
    names.map((name) => buildFile(name)),
  );
}

/** The visible tiles, by the descriptions of their `Remove File` buttons. */
export const tiles = () =>
  screen.queryAllByRole('button', { name: 'Remove File' }).map((button) => {
    const nameId = button.getAttribute('aria-describedby') ?? '';
    return document.getElementById(nameId)?.textContent;
  });

/** The fields of a multipart body in order; files by name. */
export async function fieldsOf(request: Request): Promise<[string, string][]> {
  const form = await request.formData();
  return [...form.entries()].map(([key, value]) => [
    key,
    typeof value === 'string' ? value : value.name,
  ]);
}
