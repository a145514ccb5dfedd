export type * from './answers.ts';
export type { Order, OrderBook, WantedOrder } from './orders.ts';
export * as schemas from './schemas.ts';
export type { Sent } from './shapes.ts';
