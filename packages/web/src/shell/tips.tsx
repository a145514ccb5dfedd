/** Loaded when the page is there: nobody points at something before they have seen it. */
export { TipLayer as default } from '@clade/board';
