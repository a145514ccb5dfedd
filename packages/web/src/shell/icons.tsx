/** Drawings that the shell needs before any game is loaded, in the stroke of the others: 24 by 24, 1.75 wide. */
const PATHS = {
  home: 'M3.5 11 12 3.5l8.5 7.5M6 9.5V20h12V9.5M10 20v-5.5h4V20',
  tables: 'M3 9.5h18M5.5 9.5 4 20M18.5 9.5 20 20M5 4.5h14l2 5H3z',
  games: 'M6 3.5h12v17H6zM9 8h6M9 12h6M9 16h3',
  rules: 'M12 6C9.5 4 6 3.5 3 4.5V19c3-1 6.5-.5 9 1.5 2.5-2 6-2.5 9-1.5V4.5C18 3.5 14.5 4 12 6zM12 6v14.5',
  learn: 'M2.5 9 12 4.5 21.5 9 12 13.5zM6 11v5.500c3.500 3 8.500 3 12 0V11M21.500 9v6',
  settings: 'M4 6.5h9M17 6.5h3M4 12h3M11 12h9M4 17.5h7M15 17.5h5M15 4.5v4M9 10v4M13 15.5v4',
  deal: 'M5.5 2.5h9a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 4 16V4a1.5 1.5 0 0 1 1.5-1.5zM7 20h9.5a2 2 0 0 0 2-2V6M10 22.5h9a2 2 0 0 0 2-2V9M8 10h4',
  close: 'M6 6l12 12M18 6 6 18',
  cross: 'M12 3.5v17M7 8.500h10',
  add: 'M12 5v14M5 12h14',
  copy: 'M8.5 8.5h11v11h-11zM5.5 15.5h-1v-11h11v1',
  offline:
    'M3 8.5C5.5 6 8.6 4.7 12 4.7M21 8.5c-1-1-2.2-1.8-3.5-2.4M6.5 12.5C8 11 9.9 10.2 12 10.2M10 16.5c1.2-1 2.8-1 4 0M4 3l16 18',
  trash: 'M4 6.5h16M9 6V3.5h6V6M6.5 6.5 7.5 20.5h9l1-14M10.5 10v7M13.5 10v7',
  download: 'M12 3.5v12M7.5 11l4.5 4.5 4.5-4.5M4 20h16',
  upload: 'M12 15.5v-12M7.5 8 12 3.5 16.5 8M4 20h16',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, className = '' }: { readonly name: IconName; readonly className?: string }) {
  return <Drawn path={PATHS[name]} className={className} />;
}

/** The icon of a game (its manifest has it), drawn like the others. */
export function Drawn({ path, className = '' }: { readonly path: string; readonly className?: string }) {
  return (
    <svg className={`i ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** The sign of the page: lineages that part, one of them alive. */
export function Logo({ size = 26 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M4 21V12.5h8M12 21v-4.5h8V21M12 16.5V9M4 12.5V5.5h11"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="18" cy="5.5" r="2.8" fill="var(--accent)" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
