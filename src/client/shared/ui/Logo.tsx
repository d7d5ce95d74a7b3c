import type { SVGProps } from 'react';

/** The side of the drawing's square in units. */
export const LOGO_GRID = 32;
export const LOGO_PATH =
  'M27.5.5C23.5 3.5 22.5 6.5 24.3 9.6A12.2 12.2 0 1 1 5.3 13C8 6.5 15.5.8 27.5.5Z' +
  'M10.8 19.3C10.4 13 14.2 10 20.9 9.7 18.2 11 17.4 12.4 17.5 14.3A5.3 5.3 0 0 1 21.2 19.3' +
  'C21.6 25.6 17.8 28.6 11.1 28.9 13.8 27.6 14.6 26.2 14.5 24.3A5.3 5.3 0 0 1 10.8 19.3Z' +
  'M16 17a2.3 2.3 0 1 0 0 4.6a2.3 2.3 0 1 0 0-4.6Z';

/**
 * The logo of the service, a drop that is also a cyclone, in the colour of the surrounding text. It
 * is the same drawing as `public/mark.svg`. It is decorative, because the name stands beside it.
 *
 * @param size side in CSS pixels
 */
export function Logo({ size = 28, ...rest }: { size?: number } & SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox={`0 0 ${LOGO_GRID} ${LOGO_GRID}`}
      width={size}
      height={size}
      aria-hidden="true"
      {...rest}
    >
      <path fill="currentColor" fillRule="evenodd" d={LOGO_PATH} />
    </svg>
  );
}
