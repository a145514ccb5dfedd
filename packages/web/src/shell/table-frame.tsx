import { MotionProvider, TipLayer } from '@clade/board';
import { type ReactNode, useMemo } from 'react';
import { prefersReducedMotion, speedFactor, usePreferences } from './preferences.ts';

/** What boards need around them: how fast pieces travel, and a layer for notes. */
export default function TableFrame({ children }: { readonly children: ReactNode }) {
  const { motion, speed } = usePreferences();
  // biome-ignore lint/correctness/useExhaustiveDependencies: both follow from the preferences
  const pace = useMemo(() => ({ factor: speedFactor(), reduced: prefersReducedMotion() }), [motion, speed]);
  return (
    <MotionProvider value={pace}>
      {children}
      <TipLayer />
    </MotionProvider>
  );
}
