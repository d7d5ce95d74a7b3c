import { createSvgIcon } from '@mui/material/SvgIcon';

/*
 * The icons, drawn on a grid of 24 by 24 with lines of 2, all with the same ends and corners. A
 * filled shape is an outline so narrow that its lines meet.
 */

export const ICON_GRID = 24;
export const LINE_WIDTH = 2;

/** The signs of the types of announcements, which their pictures draw as well. */
export const SIGNS = {
  pleasant:
    'M7 11.5a5 5 0 1 0 10 0 5 5 0 1 0-10 0M12 .5v3m0 16v3M1 11.5h3m16 0h3' +
    'M4.3 3.8l1.6 1.6m12.2 12.2 1.6 1.6m0-15.4-1.6 1.6M5.9 17.6l-1.6 1.6',
  beCareful: 'M12 4 2.7 20h18.6zM12 10v4m0 2v2',
  warning:
    'M7.5 15a4.4 4.4 0 0 1-.2-8.9A5.2 5.2 0 0 1 17.2 8.1a3.5 3.5 0 0 1 .3 7z' +
    'm2.9 1.8-2.9 3.4 2.5 1.2-2.9 3.4m9.3-8-2.9 3.4 2.5 1.2-2.9 3.4',
};

const lines = (d: string, width = LINE_WIDTH) => (
  <path d={d} fill="none" stroke="currentColor" strokeWidth={width} />
);

const icon = (name: string, ...parts: string[]) => createSvgIcon(lines(parts.join('')), name);

const BIN = 'M7 8h10v11q0 1-1 1H8q-1 0-1-1zM5 5h14M8.9 4h6.2';
const RING = 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0';
const SHEET = 'M4 5q0-1 1-1h14q1 0 1 1v14q0 1-1 1H5q-1 0-1-1z';
const THREE_LINES = 'M7 6h14M7 12h14M7 18h14';

export const AccountCircle = icon(
  'AccountCircle',
  RING,
  'm6.5-2.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M5.6 18.4q6.4-4.8 12.8 0',
);
export const Add = icon('Add', 'M12 5v14M5 12h14');
export const AddPhoto = icon(
  'AddPhoto',
  'M13 5H4q-1 0-1 1v14q0 1 1 1h14q1 0 1-1v-9M19 1v8m-4-4h8',
  'M7.5 17l.8-1 .9 1h2l1.7-2 1.6 2z',
);
export const Article = icon('Article', SHEET, 'M7 8h10M7 12h10M7 16h7');
export const BrokenImage = icon('BrokenImage', SHEET, 'M4 12l2 2 4-4 4 4 4-4 2 2');
export const CalendarMonth = icon(
  'CalendarMonth',
  'M4 6q0-1 1-1h14q1 0 1 1v14q0 1-1 1H5q-1 0-1-1zM4 9h16M7 2v3m10 0V2',
  'M7 13h2m2 0h2m2 0h2M7 17h2m2 0h2m2 0h2',
);
export const Campaign = icon(
  'Campaign',
  'M8.4 10H4q-1 0-1 1v2q0 1 1 1h4.4l3.6 2.2V7.8zM6 14v5',
  'M13.8 9.3q1.6 2.7 0 5.4M16.7 6.8l3.1-2.4M18 12h4m-5.3 5.2 3.1 2.4',
);
export const Check = icon('Check', 'M4 12.5l5 5L20.3 6.2');
export const CheckCircle = icon('CheckCircle', RING, 'm3.9.3 3.2 3.2 7.2-7.2');
export const ChevronLeft = icon('ChevronLeft', 'M14.7 6.7 9.4 12l5.3 5.3');
export const ChevronRight = icon('ChevronRight', 'M9.3 6.7l5.3 5.3-5.3 5.3');
export const Close = icon('Close', 'M5.7 5.7l12.6 12.6m0-12.6L5.7 18.3');
export const Code = icon('Code', 'M8.7 6.7 3.4 12l5.3 5.3m6.6 0 5.3-5.3-5.3-5.3');
export const ContentCopy = icon(
  'ContentCopy',
  'M16 2H4q-1 0-1 1v14M7 7q0-1 1-1h11q1 0 1 1v14q0 1-1 1H8q-1 0-1-1z',
);
export const Contrast = icon('Contrast', RING, 'M12 3v18M10 4v16M8 4v16M6 5.5v13M4 8v8');
export const Delete = icon('Delete', BIN);
export const DeleteForever = icon('DeleteForever', BIN, 'M9.2 11.2l5.6 5.6m0-5.6-5.6 5.6');
export const DoubleChevronLeft = icon(
  'DoubleChevronLeft',
  'M11.9 6.7 6.6 12l5.3 5.3m6.5-10.6L13.1 12l5.3 5.3',
);
export const DoubleChevronRight = icon(
  'DoubleChevronRight',
  'M5.6 6.7l5.3 5.3-5.3 5.3m6.5-10.6 5.3 5.3-5.3 5.3',
);
export const Download = icon('Download', 'M10 10V4h4v6h2.6L12 14.6 7.4 10zM5 19h14');
export const Edit = icon(
  'Edit',
  'M4 20v-2.5L14.1 7.4l2.5 2.5L6.5 20zM16.6 5.2l1.1-1.1 2.2 2.2-1.1 1.1z',
);
export const ErrorOutline = icon('ErrorOutline', RING, 'M12 7v6m0 2v2');
export const ExpandMore = icon('ExpandMore', 'M6.7 9.3l5.3 5.3 5.3-5.3');
export const FormatAlignCenter = icon(
  'FormatAlignCenter',
  'M3 4h18M7 8h10M3 12h18M7 16h10M3 20h18',
);
export const FormatAlignJustify = icon(
  'FormatAlignJustify',
  'M3 4h18M3 8h18M3 12h18M3 16h18M3 20h18',
);
export const FormatAlignLeft = icon('FormatAlignLeft', 'M3 4h18M3 8h12M3 12h18M3 16h12M3 20h18');
export const FormatAlignRight = icon('FormatAlignRight', 'M3 4h18M9 8h12M3 12h18M9 16h12M3 20h18');
export const FormatBold = icon(
  'FormatBold',
  'M8 5h5.2a3 3 0 0 1 0 6H8h5.7a3 3 0 0 1 0 6H8z',
  'M9 5.6h4.3a2.4 2.4 0 0 1 0 4.8H9zm0 6h4.8a2.4 2.4 0 0 1 0 4.8H9z',
);
export const FormatClear = icon(
  'FormatClear',
  'M2.7 5.6l14.7 14.7M8.9 6H19v1H9.9zm4.1 1-1.3 3.1M10.4 12.6 8 18h.9l2.3-5.2',
);
export const FormatColorText = icon(
  'FormatColorText',
  'M6.5 17l4.8-13h1.4l4.8 13M8.4 12.4h7.2M3 21h18v2H3z',
);
export const FormatItalic = icon('FormatItalic', 'M11 5h6v1h-2.5l-4.1 10H13v1H7v-1h2.6l4-10H11z');
export const FormatListBulleted = icon(
  'FormatListBulleted',
  THREE_LINES,
  'M4 5.5a.5.5 0 0 1 0 1 .5.5 0 0 1 0-1m0 0v1m0 5a.5.5 0 0 1 0 1 .5.5 0 0 1 0-1m0 0v1',
  'm0 5a.5.5 0 0 1 0 1 .5.5 0 0 1 0-1m0 0v1',
);
export const FormatListNumbered = createSvgIcon(
  <>
    {lines(THREE_LINES)}
    {lines('M2 4.5h1.5V8M2 10.5h2.5v.4L2.6 13.5H5M2 16.5h2.5v3H2m1-1.5h1.5', 1)}
  </>,
  'FormatListNumbered',
);
export const FormatQuote = icon(
  'FormatQuote',
  'M10 7H4v6h3l-1.9 4h3l1.9-4.2zm10 0h-6v6h3l-1.9 4h3l1.9-4.2z',
);
export const FormatStrikethrough = icon(
  'FormatStrikethrough',
  'M6 5h12v1H6zm4 3h4m-4 1h4M3 13h18M10 17h4m-4 1h4',
);
export const FormatUnderlined = icon(
  'FormatUnderlined',
  'M7 3v8a5 5 0 0 0 10 0V3m-.4 0v8a4.6 4.6 0 0 1-9.2 0V3M5 20h14',
);
export const History = icon(
  'History',
  'M5 13v-1a8 8 0 1 1 2.4 5.7M3.4 13h3.2L5 14.6zM12.9 8v4.6l3.8 2.3',
);
export const IdCard = icon(
  'IdCard',
  'M10 8H4q-1 0-1 1v11q0 1 1 1h16q1 0 1-1V9q0-1-1-1h-6',
  'M10 4q0-1 1-1h2q1 0 1 1v5q0 1-1 1h-2q-1 0-1-1zM9 13a.5.5 0 0 1 0 1 .5.5 0 0 1 0-1m0 0v1',
  'M7 17v-.2q2-.7 4 0v.2zm7-4.2h4m-4 3h4',
);
export const Info = icon('Info', RING, 'M12 17v-6m0-2V7');
export const InsertLink = icon(
  'InsertLink',
  'M11 8H7a4 4 0 0 0 0 8h4m2-8h4a4 4 0 0 1 0 8h-4M8 12h8',
);
export const Logout = icon(
  'Logout',
  'M12 4H5q-1 0-1 1v14q0 1 1 1h7M9 12h10.5M16.3 8.7l3.3 3.3-3.3 3.3',
);
export const Menu = icon('Menu', 'M3 7h18M3 12h18M3 17h18');
export const People = icon(
  'People',
  'M6.5 8.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M3 18v-.8c0-3.1 12-3.1 12 0v.8z',
  'M13.9 6.1h1a2.4 2.4 0 0 1 0 4.8h-1M15.5 7v3M16.8 14.8q4.2 1 4.2 2.8V19m-3.1-3.6q1.1.8 1.1 2.2V19',
);
export const Person = icon(
  'Person',
  'M9 8a3 3 0 1 0 6 0 3 3 0 1 0-6 0M5 19v-1c0-3.7 14-3.7 14 0v1z',
);
export const Phone = icon(
  'Phone',
  'M6 4q0-2 2-2h7q2 0 2 2v16q0 2-2 2H8q-2 0-2-2zM7 3h9M6 18.6h11M8 18v4h1v-4m5 0v4h1v-4',
);
export const Redo = icon(
  'Redo',
  'M2.8 15.4a9.3 9.3 0 0 1 15.7-3.2M21 9.4V15h-5.6zm-1 2.4V14h-2.2z',
);
export const Refresh = icon('Refresh', 'M18.7 14A7 7 0 1 1 17 7M19 6.6V10h-3.4z');
export const RssFeed = icon(
  'RssFeed',
  'M5.2 17.8a1 1 0 1 0 2 0 1 1 0 1 0-2 0M5 11.1a8.9 8.9 0 0 1 7.9 7.9h-.8A8.1 8.1 0 0 0 5 11.9z',
  'm0-5.7A14.6 14.6 0 0 1 18.6 19h-.8A13.8 13.8 0 0 0 5 6.2z',
);
export const Search = icon(
  'Search',
  'M4 9.5a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0m9.4 3.9 6.4 6.4',
);
export const Shapes = icon(
  'Shapes',
  'M12 3.9 8.3 10h7.4zM4 14.5h6v6H4zm10 3a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0',
);
export const Share = icon(
  'Share',
  'M16 5a2 2 0 1 0 4 0 2 2 0 1 0-4 0M4 12a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  'm12 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0m.3-13L7.7 11m0 2 8.6 5',
);
export const Sun = icon('Sun', SIGNS.pleasant);
export const Thunderstorm = icon('Thunderstorm', SIGNS.warning);
export const Languages = icon(
  'Languages',
  'M1 5h16M9 2v3M13.2 5.5Q11.5 12 3.3 18.2M6 8q2.1 4.8 6.6 8.1M13 22l4-11h1l4 11M15 17.8h5',
);
export const Undo = icon('Undo', 'M21.2 15.4a9.3 9.3 0 0 0-15.7-3.2M3 9.4V15h5.6zm1 2.4V14h2.2z');
export const ViewCarousel = icon('ViewCarousel', 'M3 8h2v8H3zm5-2h8v12H8zm11 2h2v8h-2z');
export const Visibility = icon(
  'Visibility',
  'M2.2 11.5a10.6 10.6 0 0 1 19.6 0 10.6 10.6 0 0 1-19.6 0z',
  'm6.3 0a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0',
);
export const VisibilityOff = icon(
  'VisibilityOff',
  'M2.9 3.2l17.4 17.4M9 5.4a10.6 10.6 0 0 1 12.8 6.1q-.9 2.2-2.7 3.7',
  'M6.6 6.7q-3 1.6-4.4 4.8a10.6 10.6 0 0 0 13.8 5.8M9.4 9.2a3.5 3.5 0 0 0 4.9 4.9',
  'M11.9 8a3.5 3.5 0 0 1 3.6 3.6',
);
export const Warning = icon('Warning', SIGNS.beCareful);
