/** The volume to begin with, in per cent. */
export const USUAL_VOLUME = 70;
