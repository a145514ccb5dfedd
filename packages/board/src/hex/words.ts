/** Words of the map itself, in the language of the page. */
export interface MapWords {
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
  /** Name of the small map. */
  readonly overview: string;
  /** "3 more targets to the right" */
  readonly beyond: (count: number, side: 'left' | 'right' | 'up' | 'down') => string;
}
