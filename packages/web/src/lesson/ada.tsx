import { useId } from 'react';

/** Calm explains, glad praises, thinking has seen a mistake or waits. */
export type Face = 'calm' | 'glad' | 'thinking';

const LINE = {
  stroke: 'var(--ink)',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const SKY = Array.from({ length: 15 }, (_, i) => `M0 ${(4 + i * 4.2).toFixed(1)}H100`).join('');

const MOUTHS: Readonly<Record<Face, string>> = {
  calm: 'M86 44C80 47.500 73 47 68 43.500',
  glad: 'M87 41C81 48.500 71 48.500 65 41.500',
  thinking: 'M85 45.500C79 44.500 74 45 69 46.500',
};

/** The coach: an old tortoise with spectacles. She is decoration; her name and her words stand beside her. */
export function Ada({ face, size }: { readonly face: Face; readonly size: number }) {
  const clip = useId();
  return (
    <svg className="ada" width={size} height={size} viewBox="0 0 100 100" aria-hidden="true" data-face={face}>
      <defs>
        <clipPath id={clip}>
          <circle cx="50" cy="50" r="46.500" />
        </clipPath>
      </defs>
      <circle cx="50" cy="50" r="48.500" fill="var(--panel)" stroke="var(--ink)" strokeWidth="1.600" />
      <g clipPath={`url(#${clip})`}>
        <rect width="100" height="100" fill="color-mix(in oklab, var(--water) 45%, var(--panel))" />
        <path d={SKY} stroke="var(--ink)" strokeWidth=".800" opacity=".2" fill="none" />
        <path
          {...LINE}
          d="M0 74C20 66 60 70 100 62V100H0z"
          fill="color-mix(in oklab, var(--leafc) 35%, var(--panel))"
          strokeWidth="1.400"
        />
        <path
          {...LINE}
          d="M88 64c0-5-1-8-3-11M90 64c.500-6 2-9 5-12M12 70c0-5-2-8-4-10M14 70c0-5 1.500-8 4-10"
          fill="none"
          strokeWidth="1.300"
        />
        <path
          {...LINE}
          d="M-8 104C-8 64 8 41 34 40 62 39 80 66 84 104z"
          fill="var(--shellc)"
          strokeWidth="2.600"
        />
        <g {...LINE} fill="none" strokeWidth="1.500">
          <path d="M14 60 30 52l13 10-4 17-19 3-10-10zM30 52l3-12M14 60 3 58M10 72l-14 8M20 82l-5 20M39 79l7 20M43 62l13-8" />
          <path d="M18 64l11-6 9 7-3 11-12 2-7-7z" opacity=".45" strokeWidth="1.100" />
        </g>
        <path
          {...LINE}
          d="M38 96C42 84 44 72 41 58 40 51 42 46 46 42L67 52C64 60 66 74 76 90c-8 8-30 12-38 6z"
          fill="var(--hide-p)"
          strokeWidth="2.600"
        />
        <path
          {...LINE}
          d="M44 64c6 3 13 3 20-1M45 71c7 3 14 3 21-1M44 79c8 3 17 3 25-1M48 58c5 2 9 2 14 0"
          fill="none"
          strokeWidth="1.300"
          opacity=".75"
        />
        <path
          {...LINE}
          d="M30 100C34 88 50 84 62 85c12 1 20 6 24 15z"
          fill="var(--shellc)"
          strokeWidth="2.400"
        />
        <path {...LINE} d="M42 91l5 9M58 88l1 12M73 91l-2 9" fill="none" strokeWidth="1.300" />
        <path
          {...LINE}
          d="M37 35C36 21 47 11 61 12c13 .800 24 9 27 21 2.500 3 2.600 7.500 1 10-1.500 3-6 4-10 4.500-6 .800-10 3-14 6-6 4.500-15 4-21-2-5-5-6.500-11-7-16.500z"
          fill="var(--hide-p)"
          strokeWidth="2.600"
        />
        <g {...LINE} fill="none">
          <path d="M89 37c-1.500-1-3-1.400-4.600-1.300" strokeWidth="1.500" />
          <path d="M85 31.500h.01" strokeWidth="2.200" />
          <path d={MOUTHS[face]} strokeWidth="1.800" />
          <path
            d="M42 24c2-4 5-6 9-7M41 31c0-1.500.300-3 .700-4.200M47 47c3 2 6 2.300 9 1.300"
            strokeWidth="1.200"
            opacity=".55"
          />
        </g>
        <path {...LINE} d="M52.500 29 40 26.500" strokeWidth="2" fill="none" />
        <circle {...LINE} cx="62" cy="30" r="9.800" fill="var(--panel)" strokeWidth="2.200" />
        <path {...LINE} d="M71.600 28.500c1.500-1.600 3-1.800 4.600-.600" fill="none" strokeWidth="2" />
        <ellipse {...LINE} cx="80.500" cy="29" rx="4.300" ry="8.200" fill="var(--panel)" strokeWidth="2" />
        <Eyes face={face} />
      </g>
      <circle cx="50" cy="50" r="46.500" fill="none" stroke="var(--ink)" strokeWidth="1.200" />
    </svg>
  );
}

function Eyes({ face }: { readonly face: Face }) {
  if (face === 'glad')
    return (
      <path
        {...LINE}
        d="M57 31.500c2.500-4 8-4 10.500 0M78.500 30c.800-2.500 3-2.500 4 0"
        fill="none"
        strokeWidth="2"
      />
    );
  // Thinking, she looks up over the rim.
  const up = face === 'thinking' ? 3.4 : 0;
  return (
    <>
      <circle cx="63.500" cy={30.5 - up} r="3.100" fill="var(--ink)" />
      <circle cx="64.600" cy={29.3 - up} r="1" fill="var(--panel)" />
      <circle cx="81.600" cy={29.8 - up * 0.8} r="1.900" fill="var(--ink)" />
      <path
        {...LINE}
        d={face === 'thinking' ? 'M53 19.500c3-4 11-5.500 16-2.500' : 'M53 25.500c3-5 13-7 18-2'}
        fill="none"
        strokeWidth="1.500"
      />
    </>
  );
}
