import Box from '@mui/material/Box';
import { useId } from 'react';
import { skyColours } from './skyColours';

const CLOUD =
  'M-118 30a30 30 0 0 1-6-59 44 44 0 0 1 62-34 62 62 0 0 1 112-8 46 46 0 0 1 66 36 33 33 0 0 1-4 65Z';
const STUPA =
  'M-84 0V-9H-74V-17H-64V-25H-54V-33H-46C-44-58-24-66-18-92L-8-124C-12-134-6-142-4-150L0-198' +
  ' 4-150C6-142 12-134 8-124L18-92C24-66 44-58 46-33H54V-25H64V-17H74V-9H84V0Z';
const PALM_TRUNK = 'M-4 0Q4-44-4-84H2Q11-44 5 0Z';
const PALM_LEAVES =
  'M-1-88Q-26-110-46-84-24-96-1-84ZM-1-86Q-36-86-40-56-24-80 2-82ZM-4-86Q-8-64 6-50 10-72 1-87Z' +
  'M-1-86Q26-84 36-58 36-86 0-88ZM-1-84Q24-106 48-88 28-114-1-90ZM-2-84Q-10-114-32-118-8-126 3-87Z';
const BIRD = 'M-12-5Q-5-8 0 0 5-8 12-5';

/**
 * The decorative sky beside the sign-in card: a coast with pagodas under the first rain.
 *
 * The scene hangs on the bottom edge and runs on past its view box on the other three sides, so the
 * same drawing fills a tall panel and a low band without cutting what matters.
 */
export function SignInSky() {
  const id = useId();
  return (
    <Box
      component="svg"
      aria-hidden="true"
      sx={[skyColours, { display: 'block', width: '100%', height: '100%', minHeight: 0 }]}
    >
      <linearGradient id={`${id}sky`} x2="0" y2="1">
        <stop stopColor="var(--zenith)" />
        <stop offset="0.5" stopColor="var(--sky)" />
        <stop offset="0.9" stopColor="var(--horizon)" />
      </linearGradient>
      <linearGradient id={`${id}cloud`} x2="0" y2="1">
        <stop stopColor="var(--cloud)" />
        <stop offset="1" stopColor="var(--cloud)" stopOpacity="0.35" />
      </linearGradient>
      <rect width="100%" height="100%" fill={`url(#${id}sky)`} />
      <svg
        width="100%"
        height="100%"
        viewBox="0 0 800 360"
        preserveAspectRatio="xMidYMax meet"
        overflow="visible"
      >
        <Isobars />
        <Clouds fill={`url(#${id}cloud)`} />
        <Hills />
        <Coast />
        <Rain />
      </svg>
    </Box>
  );
}

/** Lines of equal pressure round a low, as on the forecaster's map. */
function Isobars() {
  return (
    <g fill="none" stroke="var(--isobar)" strokeWidth="1.2">
      {[52, 104, 160, 222, 290].map((radius, i) => (
        <ellipse
          key={radius}
          cx={520 - i * 10}
          cy={-330 + i * 6}
          rx={radius * 1.25}
          ry={radius}
          transform={`rotate(${-24 + i * 4} 520 -330)`}
          opacity={0.6 - i * 0.1}
        />
      ))}
    </g>
  );
}

function Clouds({ fill }: { fill: string }) {
  return (
    <>
      <circle cx="236" cy="92" r="84" fill="var(--sun)" opacity="var(--halo)" />
      <circle cx="236" cy="92" r="50" fill="var(--sun)" />
      <g fill={fill}>
        <path d={CLOUD} transform="translate(150 -430) scale(0.9)" />
        <path d={CLOUD} transform="translate(730 -236) scale(1.3)" />
        <path d={CLOUD} transform="translate(80 -132) scale(1.15)" />
        <path d={CLOUD} transform="translate(296 150) scale(0.5)" />
        <path d={CLOUD} transform="translate(-420 70)" />
        <path d={CLOUD} transform="translate(1180 60) scale(1.1)" />
      </g>
      <g fill="none" stroke="var(--near)" strokeWidth="2.5" strokeLinecap="round">
        <path d={BIRD} transform="translate(348 14)" />
        <path d={BIRD} transform="translate(386 -8) scale(0.8)" />
        <path d={BIRD} transform="translate(322 -20) scale(0.6)" />
      </g>
    </>
  );
}

function Hills() {
  return (
    <>
      <path
        fill="var(--far)"
        d="M-1600 320V250Q-1200 190-800 262-500 200-240 268 0 190 170 250 330 196 470 262 640 210 800 256 1000 200 1300 264 1700 200 2400 250V320Z"
      />
      <path
        fill="var(--near)"
        d="M-1600 320V280Q-900 250-300 296-60 262 130 290 330 258 520 288 700 268 900 292 1500 250 2400 290V320Z"
      />
      <path fill="var(--water)" d="M-1600 312H2400V460H-1600Z" />
    </>
  );
}

function Coast() {
  return (
    <>
      <g fill="var(--coast)">
        <path d="M-1600 340V322Q-800 296-200 316 20 296 190 306L300 322Q180 334 40 334-400 352-1600 340Z" />
        <path d="M420 322Q520 300 700 302 1100 296 2400 314V344Q1200 352 640 334 500 332 420 322Z" />
        <path d={STUPA} transform="translate(634 306)" />
        <path d={STUPA} transform="translate(530 308) scale(0.36)" />
        <path d={STUPA} transform="translate(738 306) scale(0.44)" />
        <path d={STUPA} transform="translate(1010 306) scale(0.5)" />
        <path d={STUPA} transform="translate(-300 314) scale(0.6)" />
        <path d={PALM_LEAVES} transform="translate(70 306) scale(1.25)" />
        <path d={PALM_TRUNK} transform="translate(70 308) scale(1.25)" />
        <path d={PALM_LEAVES} transform="translate(136 306) scale(-0.85 0.85)" />
        <path d={PALM_TRUNK} transform="translate(136 308) scale(-0.85 0.85)" />
        <path d={PALM_LEAVES} transform="translate(880 308)" />
        <path d={PALM_TRUNK} transform="translate(880 308)" />
        <path d="M318 330Q360 350 408 326 398 346 362 346 330 346 318 330ZM360 338V286L392 328Z" />
      </g>
      <path
        d="M588 273H680M616 214H652M624 190H644M250 344H300M430 350H560M60 352H150M620 346H700M-300 350H-160M1000 352H1160M330 356H390"
        stroke="var(--glint)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  );
}

function Rain() {
  return (
    <>
      <path
        d="M470 92 408 278M500 92 436 284M530 92 464 290M560 92 492 296M590 92 522 296M620 92 553 293M650 92 588 278M680 92 612 296M710 92 640 300"
        stroke="var(--rain)"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeDasharray="18 20 8 14 26 24"
      />
      <path d={CLOUD} transform="translate(660 40) scale(1.2)" fill="var(--cloud)" />
      <path d={CLOUD} transform="translate(570 62) scale(1.15)" fill="var(--cloud-shade)" />
    </>
  );
}
