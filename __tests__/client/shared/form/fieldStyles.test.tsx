import OutlinedInput from '@mui/material/OutlinedInput';
import { renderShared } from '../renderShared';

const sheets = () => document.head.querySelectorAll('style').length;

it('adds no style sheet with each field', () => {
  const { unmount } = renderShared(<OutlinedInput />);
  const first = sheets();
  unmount();
  renderShared(
    <>
      <OutlinedInput />
      <OutlinedInput />
    </>,
  );
  expect(sheets()).toBe(first);
});
