import type { Seat } from '@clade/engine';

/** Where pieces travel to and from. */
export const bagAnchor = (seat: Seat): string => `bag:${seat}`;
export const handAnchor = (seat: Seat): string => `hand:${seat}`;
