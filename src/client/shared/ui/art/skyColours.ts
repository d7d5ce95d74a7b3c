import type { Theme } from '@mui/material/styles';

const light = {
  '--zenith': '#a9cbd6',
  '--sky': '#d3e5ea',
  '--horizon': '#f6ead8',
  '--sun': '#fff8e6',
  '--halo': 0.4,
  '--cloud': '#f4f9fa',
  '--cloud-shade': '#c4dbe2',
  '--rain': '#3b8797',
  '--isobar': '#5f98a8',
  '--far': '#b3cdd3',
  '--near': '#7fa9b2',
  '--coast': '#0b6e79',
  '--water': '#9fc6cf',
  '--glint': '#e9f3f4',
};

const dark = {
  '--zenith': '#0a131d',
  '--sky': '#112634',
  '--horizon': '#3f737a',
  '--sun': '#d7e6ec',
  '--halo': 0.12,
  '--cloud': '#35566a',
  '--cloud-shade': '#213d4c',
  '--rain': '#6db4c0',
  '--isobar': '#5cc2cc',
  '--far': '#2b535e',
  '--near': '#204650',
  '--coast': '#081a21',
  '--water': '#1a3f4a',
  '--glint': '#5d98a3',
};

/** The colours of the sign-in sky, a monsoon morning or night, as custom properties. */
export const skyColours = (theme: Theme) => ({ ...light, ...theme.applyStyles('dark', dark) });
